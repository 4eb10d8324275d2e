package dev.keyloom;

import dev.keyloom.codec.ValueCodec;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A value in its stored form; it always travels as a parameter, never as text of an expression.
 *
 * @param <M> the model
 * @param <V> the type of the value
 */
public final class ValueOperand<M, V> implements Operand<M> {
  private final ValueCodec<V> codec;
  private final V value;

  ValueOperand(ValueCodec<V> codec, V value) {
    this.codec = codec;
    this.value = Snapshots.of(value);
  }

  /** What writes the value in its stored form. */
  public ValueCodec<V> codec() {
    return codec;
  }

  /** The value itself. */
  public V value() {
    return value;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof ValueOperand<?, ?> that
        && codec.equals(that.codec)
        && Objects.deepEquals(value, that.value);
  }

  @Override
  public int hashCode() {
    return value instanceof byte[] bytes ? Arrays.hashCode(bytes) : value.hashCode();
  }

  @Override
  public String toString() {
    return value instanceof CharSequence ? "\"" + value + '"' : String.valueOf(value);
  }
}
