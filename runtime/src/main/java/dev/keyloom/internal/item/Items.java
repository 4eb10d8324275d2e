package dev.keyloom.internal.item;

import dev.keyloom.codec.CodecException;
import dev.keyloom.codec.ValueCodec;
import dev.keyloom.support.EntityCodec;
import dev.keyloom.support.KeyValue;
import java.util.LinkedHashMap;
import java.util.Map;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Items and single values between their Java form and the AWS SDK's. */
public final class Items {
  private Items() {}

  /**
   * Writes the ordinary attributes of an item.
   *
   * @param codec the model's codec
   * @param value the value
   * @return a new map that the caller may add to
   * @throws CodecException if the value cannot be stored
   */
  public static <M> Map<String, AttributeValue> encode(EntityCodec<M> codec, M value) {
    Map<String, AttributeValue> item = new LinkedHashMap<>();
    AttributeValueWriter out = AttributeValueWriter.ofItem(item);
    try {
      codec.writeFields(value, out);
    } catch (CodecException e) {
      throw e.within(out.container());
    }
    return item;
  }

  /**
   * Reads an item.
   *
   * @param codec the model's codec
   * @param item the item's attributes
   * @return the value
   * @throws CodecException if the item cannot be read, or a constructor refuses what was read
   */
  public static <M> M decode(EntityCodec<M> codec, Map<String, AttributeValue> item) {
    AttributeValueReader in = AttributeValueReader.ofItem(item);
    try {
      return codec.readFields(in);
    } catch (RuntimeException e) {
      throw located(e, in);
    }
  }

  /**
   * Writes one value.
   *
   * @param codec the value's codec
   * @param value the value
   * @param path where it stands in the item, for messages
   * @return its stored form
   * @throws CodecException if the value cannot be stored
   */
  public static <V> AttributeValue encodeValue(ValueCodec<V> codec, V value, String path) {
    AttributeValueWriter out = AttributeValueWriter.ofValue(path);
    try {
      codec.write(value, out);
    } catch (CodecException e) {
      throw e.within(out.container());
    }
    return out.result();
  }

  /**
   * Reads one value, which is not NULL.
   *
   * @param codec the value's codec
   * @param value its stored form
   * @param path where it stands in the item, for messages
   * @return the value
   * @throws CodecException if it cannot be read, or a constructor refuses what was read
   */
  public static <V> V decodeValue(ValueCodec<V> codec, AttributeValue value, String path) {
    AttributeValueReader in = AttributeValueReader.ofValue(value, path);
    try {
      return codec.read(in);
    } catch (RuntimeException e) {
      throw located(e, in);
    }
  }

  /**
   * The SDK's form of a key value.
   *
   * @param value the value
   * @return its stored form
   */
  public static AttributeValue attribute(KeyValue value) {
    if (value instanceof KeyValue.StringValue string) {
      return AttributeValue.fromS(string.text());
    }
    if (value instanceof KeyValue.NumberValue number) {
      return AttributeValue.fromN(number.text());
    }
    return AttributeValue.fromB(
        SdkBytes.fromByteArrayUnsafe(((KeyValue.BytesValue) value).bytes()));
  }

  /**
   * The value of a key attribute.
   *
   * @param value its stored form
   * @return the value
   * @throws IllegalArgumentException if it is neither string, number nor bytes
   */
  public static KeyValue keyValue(AttributeValue value) {
    return switch (value.type()) {
      case S -> new KeyValue.StringValue(value.s());
      case N -> new KeyValue.NumberValue(value.n());
      case B -> new KeyValue.BytesValue(value.b().asByteArrayUnsafe());
      default ->
          throw new IllegalArgumentException(
              "a key attribute cannot be " + AttributeValues.typeName(value));
    };
  }

  /** A failed read with its place; a constructor of the model that refuses is one too. */
  private static CodecException located(RuntimeException e, AttributeValueReader in) {
    return e instanceof CodecException failure
        ? failure.within(in.path())
        : CodecException.at(in.path(), "was refused by its constructor: " + e, null, null, e);
  }
}
