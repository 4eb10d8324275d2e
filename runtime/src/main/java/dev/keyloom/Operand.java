package dev.keyloom;

import dev.keyloom.codec.ValueCodec;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What a condition compares: an attribute, the size of one, or a value.
 *
 * @param <M> the model whose items the condition is about
 */
public sealed interface Operand<M> permits AttributePath, Size, Operand.Value, Operand.Encoded {

  /**
   * A value as an operand; collections and byte arrays are copied.
   *
   * @param codec what writes the value in its stored form
   * @param value the value
   * @param <M> the model
   * @param <V> the type of the value
   */
  static <M, V> Operand<M> value(ValueCodec<V> codec, V value) {
    return new Value<>(codec, value);
  }

  /**
   * A value in its stored form; it always travels as a parameter, never as text of an expression.
   *
   * @param <M> the model
   * @param <V> the type of the value
   */
  final class Value<M, V> implements Operand<M> {
    private final ValueCodec<V> codec;
    private final V value;

    Value(ValueCodec<V> codec, V value) {
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
      return other instanceof Value<?, ?> that
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

  /**
   * A value that is in its stored form already, such as one that was read a moment ago.
   *
   * @param attribute the value
   * @param <M> the model
   */
  record Encoded<M>(AttributeValue attribute) implements Operand<M> {
    @Override
    public String toString() {
      return attribute.s() != null ? '"' + attribute.s() + '"' : attribute.toString();
    }
  }
}
