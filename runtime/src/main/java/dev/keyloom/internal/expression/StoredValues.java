package dev.keyloom.internal.expression;

import dev.keyloom.InvalidItemException;
import dev.keyloom.codec.CodecException;
import dev.keyloom.codec.ValueCodec;
import dev.keyloom.internal.item.Items;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Brings the parameters of expressions into their stored form. */
public final class StoredValues {
  private StoredValues() {}

  /**
   * The stored form of a value.
   *
   * @param codec what writes it
   * @param value the value
   * @param place the path that it is for, as people write it
   * @throws InvalidItemException if it has no stored form
   */
  public static <V> AttributeValue encode(ValueCodec<V> codec, V value, String place) {
    try {
      return Items.encodeValue(codec, value, place);
    } catch (CodecException e) {
      throw new InvalidItemException(
          "A value for '%s' cannot be stored: %s.".formatted(place, e.getMessage()), e);
    }
  }
}
