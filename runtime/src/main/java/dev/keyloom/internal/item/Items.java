package dev.keyloom.internal.item;

import dev.keyloom.codec.ValueCodec;
import dev.keyloom.support.EntityCodec;
import dev.keyloom.support.KeyValue;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Items and single values between their Java form and the AWS SDK's. */
@SuppressWarnings("DoNotCallSuggester")
public final class Items {
  private Items() {}

  /**
   * Writes the ordinary attributes of an item.
   *
   * @param codec the model's codec
   * @param value the value
   * @return a new map that the caller may add to
   * @throws dev.keyloom.codec.CodecException if the value cannot be stored
   */
  public static <M> Map<String, AttributeValue> encode(EntityCodec<M> codec, M value) {
    throw new UnsupportedOperationException();
  }

  /**
   * Reads an item.
   *
   * @param codec the model's codec
   * @param item the item's attributes
   * @return the value
   * @throws dev.keyloom.codec.CodecException if the item cannot be read
   */
  public static <M> M decode(EntityCodec<M> codec, Map<String, AttributeValue> item) {
    throw new UnsupportedOperationException();
  }

  /**
   * Writes one value.
   *
   * @param codec the value's codec
   * @param value the value
   * @param path where it stands in the item, for messages
   * @return its stored form
   * @throws dev.keyloom.codec.CodecException if the value cannot be stored
   */
  public static <V> AttributeValue encodeValue(ValueCodec<V> codec, V value, String path) {
    throw new UnsupportedOperationException();
  }

  /**
   * Reads one value, which is not NULL.
   *
   * @param codec the value's codec
   * @param value its stored form
   * @param path where it stands in the item, for messages
   * @return the value
   * @throws dev.keyloom.codec.CodecException if it cannot be read
   */
  public static <V> V decodeValue(ValueCodec<V> codec, AttributeValue value, String path) {
    throw new UnsupportedOperationException();
  }

  /**
   * The SDK's form of a key value.
   *
   * @param value the value
   * @return its stored form
   */
  public static AttributeValue attribute(KeyValue value) {
    throw new UnsupportedOperationException();
  }

  /**
   * The value of a key attribute.
   *
   * @param value its stored form
   * @return the value
   * @throws IllegalArgumentException if it is neither string, number nor bytes
   */
  public static KeyValue keyValue(AttributeValue value) {
    throw new UnsupportedOperationException();
  }
}
