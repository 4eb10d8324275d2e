package dev.keyloom;

import dev.keyloom.Expression.Call;
import dev.keyloom.Expression.Comparator;
import dev.keyloom.Expression.Comparison;
import dev.keyloom.Expression.Function;
import dev.keyloom.Expression.In;
import dev.keyloom.codec.AttributeType;
import dev.keyloom.codec.ValueCodec;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A typed attribute of a model, or a place within one: what filters, conditions and updates name.
 *
 * <p>One rule holds at every depth: an attribute that is absent, or stored as NULL, reads as null.
 * So {@code eq(null)} and {@link #notExists()} hold for both, {@code ne(null)} and {@link
 * #exists()} for neither, and {@code ne(value)} holds for an item without the attribute.
 *
 * @param <M> the model
 * @param <V> the type of the attribute's values
 */
public non-sealed class AttributePath<M, V> implements Operand<M> {
  private final DocumentPath path;
  private final ValueCodec<V> codec;

  /**
   * A path; generated code calls this.
   *
   * @param path the place in the stored item
   * @param codec what writes values in their stored form
   */
  public AttributePath(DocumentPath path, ValueCodec<V> codec) {
    this.path = path;
    this.codec = codec;
  }

  /** The place in the stored item. */
  public final DocumentPath path() {
    return path;
  }

  /** What writes values in their stored form. */
  public final ValueCodec<V> codec() {
    return codec;
  }

  /** The attribute is this value; with null, it is absent or NULL. */
  public final Condition<M> eq(@Nullable V value) {
    return value == null || isEmpty(value)
        ? new Condition<>(Expression.absent(path))
        : new Condition<>(new Comparison(this, Comparator.EQ, value(value)));
  }

  /**
   * The attribute is not this value, or there is none; with null, there is one.
   *
   * <p>DynamoDB finds an absent attribute unequal to every value.
   */
  public final Condition<M> ne(@Nullable V value) {
    return value == null || isEmpty(value)
        ? new Condition<>(Expression.present(path))
        : new Condition<>(new Comparison(this, Comparator.NE, value(value)));
  }

  /**
   * The attribute is one of these values; a null among them means absent or NULL.
   *
   * @param values the values; without any, the condition holds for no item
   */
  @SafeVarargs
  @SuppressWarnings("varargs")
  public final Condition<M> anyOf(@Nullable V... values) {
    return anyOf(
        Arrays.asList(Arguments.required(values, "the array of values of '" + path + "'")));
  }

  /**
   * The attribute is one of these values; a null among them means absent or NULL.
   *
   * @param values the values; without any, the condition holds for no item
   */
  public final Condition<M> anyOf(Collection<? extends @Nullable V> values) {
    Condition<M> result = Condition.never();
    Set<Operand<M>> operands = new LinkedHashSet<>();
    for (V value : Arguments.required(values, "the list of values of '" + path + "'")) {
      if (value == null || isEmpty(value)) {
        result = new Condition<>(Expression.absent(path));
      } else {
        operands.add(value(value));
      }
    }
    List<Operand<M>> all = new ArrayList<>(operands);
    for (int from = 0; from < all.size(); from += In.MAX_VALUES) {
      List<Operand<M>> chunk = all.subList(from, Math.min(from + In.MAX_VALUES, all.size()));
      result =
          result.or(
              new Condition<>(
                  chunk.size() == 1
                      ? new Comparison(this, Comparator.EQ, chunk.get(0))
                      : new In(this, chunk)));
    }
    return result;
  }

  /** There is a value: the attribute is neither absent nor NULL. */
  public final Condition<M> exists() {
    return new Condition<>(Expression.present(path));
  }

  /** There is no value: the attribute is absent or NULL. */
  public final Condition<M> notExists() {
    return new Condition<>(Expression.absent(path));
  }

  /** There is no value: the attribute is absent or NULL. The same as {@link #notExists()}. */
  public final Condition<M> isNull() {
    return new Condition<>(Expression.absent(path));
  }

  /** The attribute is stored in this type, whatever the model says. */
  public final Condition<M> attributeType(AttributeType type) {
    return new Condition<>(
        Expression.ofType(path, Arguments.required(type, "the type of '" + path + "'")));
  }

  /**
   * A value of this attribute's type as a parameter of {@link Condition#raw}.
   *
   * @param value the value, in the form in which this attribute stores it
   */
  public final Operand<M> value(V value) {
    return operand(codec, value);
  }

  /** A value that is compared with this attribute or with a part of it. */
  final <E> Operand<M> operand(ValueCodec<E> codec, E value) {
    if (value == null) {
      throw nullOperand();
    }
    return new ValueOperand<>(codec, value);
  }

  final KeyloomException nullOperand() {
    return new KeyloomException(
        "A null stands where a value of '" + path + "' is compared; use isNull() or exists().");
  }

  /** Whether this value is stored as no attribute, although it is not null. */
  boolean isEmpty(V value) {
    return false;
  }

  final Condition<M> call(Function function, Operand<M> argument) {
    return new Condition<>(new Call(function, path, argument));
  }

  /** Paths are equal that lead to the same place. */
  @Override
  public final boolean equals(@Nullable Object other) {
    return other instanceof AttributePath<?, ?> that && path.equals(that.path);
  }

  @Override
  public final int hashCode() {
    return path.hashCode();
  }

  /** The path as people write it. */
  @Override
  public final String toString() {
    return path.toString();
  }
}
