package dev.keyloom;

import dev.keyloom.Expression.Between;
import dev.keyloom.Expression.Comparator;
import dev.keyloom.Expression.Comparison;
import dev.keyloom.codec.Codecs;
import dev.keyloom.codec.ValueCodec;

/**
 * A numeric attribute. Numbers compare by value, whatever Java type they have: the overloads that
 * take a {@code long} serve literals, such as {@code LOGINS.gt(5)}.
 *
 * @param <M> the model
 * @param <N> the type of the attribute's values
 */
public final class NumberPath<M, N extends Number> extends OrderedPath<M, N> {
  /**
   * A path; generated code calls this.
   *
   * @param path the place in the stored item
   * @param codec what writes values in their stored form
   */
  public NumberPath(DocumentPath path, ValueCodec<N> codec) {
    super(path, codec);
  }

  /** The number is this value. */
  public Condition<M> eq(long value) {
    return compareWith(Comparator.EQ, value);
  }

  /** The number is not this value, or there is none. */
  public Condition<M> ne(long value) {
    return compareWith(Comparator.NE, value);
  }

  /** The number is less than this value. */
  public Condition<M> lt(long value) {
    return compareWith(Comparator.LT, value);
  }

  /** The number is at most this value. */
  public Condition<M> le(long value) {
    return compareWith(Comparator.LE, value);
  }

  /** The number is greater than this value. */
  public Condition<M> gt(long value) {
    return compareWith(Comparator.GT, value);
  }

  /** The number is at least this value. */
  public Condition<M> ge(long value) {
    return compareWith(Comparator.GE, value);
  }

  /** The number lies within these bounds, both inclusive. */
  public Condition<M> between(long low, long high) {
    return low > high
        ? Condition.never()
        : new Condition<>(new Between(this, number(low), number(high)));
  }

  private Condition<M> compareWith(Comparator comparator, long value) {
    return new Condition<>(new Comparison(this, comparator, number(value)));
  }

  private static <M> Operand<M> number(long value) {
    return new ValueOperand<>(Codecs.LONG, value);
  }
}
