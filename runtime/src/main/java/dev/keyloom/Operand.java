package dev.keyloom;

import dev.keyloom.codec.ValueCodec;

/**
 * What a condition compares: an attribute, the size of one, or a value.
 *
 * <p>It has no nested types: generated paths would inherit their names, which would hide a type of
 * the user's.
 *
 * @param <M> the model whose items the condition is about
 */
public sealed interface Operand<M> permits AttributePath, Size, ValueOperand, EncodedOperand {

  /**
   * A value as an operand; collections and byte arrays are copied.
   *
   * @param codec what writes the value in its stored form
   * @param value the value
   * @param <M> the model
   * @param <V> the type of the value
   */
  static <M, V> Operand<M> value(ValueCodec<V> codec, V value) {
    return new ValueOperand<>(codec, value);
  }
}
