package dev.keyloom;

import dev.keyloom.Expression.Between;
import dev.keyloom.Expression.Comparator;
import dev.keyloom.Expression.Comparison;
import dev.keyloom.codec.Codecs;
import org.jspecify.annotations.Nullable;

/**
 * The size of an attribute: characters of a string, elements of a list or set, entries of a map.
 *
 * <p>An absent attribute has no size and matches nothing, except a set: an empty set is stored as
 * no attribute, so an absent set has the size 0.
 *
 * @param <M> the model
 */
public final class Size<M> implements Operand<M> {
  private final DocumentPath path;
  private final boolean zeroWhenAbsent;

  Size(DocumentPath path, boolean zeroWhenAbsent) {
    this.path = path;
    this.zeroWhenAbsent = zeroWhenAbsent;
  }

  /** The attribute whose size is meant. */
  public DocumentPath path() {
    return path;
  }

  /** The size is exactly this. */
  public Condition<M> eq(long size) {
    return compare(Comparator.EQ, size);
  }

  /** There is a size, and it is not this. */
  public Condition<M> ne(long size) {
    // To the service nothing is unequal to everything, so that "<>" would hold without a size.
    Condition<M> other =
        new Condition<M>(new Comparison(this, Comparator.LT, number(size)))
            .or(new Condition<>(new Comparison(this, Comparator.GT, number(size))));
    return orAbsent(other, size != 0);
  }

  /** The size is less than this. */
  public Condition<M> lt(long size) {
    return compare(Comparator.LT, size);
  }

  /** The size is at most this. */
  public Condition<M> le(long size) {
    return compare(Comparator.LE, size);
  }

  /** The size is greater than this. */
  public Condition<M> gt(long size) {
    return compare(Comparator.GT, size);
  }

  /** The size is at least this. */
  public Condition<M> ge(long size) {
    return compare(Comparator.GE, size);
  }

  /** The size lies within these bounds, both inclusive. */
  public Condition<M> between(long low, long high) {
    if (low > high) {
      return Condition.never();
    }
    return orAbsent(
        new Condition<>(new Between(this, number(low), number(high))), low <= 0 && 0 <= high);
  }

  private Condition<M> compare(Comparator comparator, long size) {
    return orAbsent(
        new Condition<>(new Comparison(this, comparator, number(size))),
        comparator.holds(Long.compare(0, size)));
  }

  private Condition<M> orAbsent(Condition<M> condition, boolean holdsForZero) {
    return zeroWhenAbsent && holdsForZero
        ? new Condition<M>(Expression.absent(path)).or(condition)
        : condition;
  }

  private Operand<M> number(long value) {
    return new ValueOperand<>(Codecs.LONG, value);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Size<?> size && path.equals(size.path);
  }

  @Override
  public int hashCode() {
    return 31 * path.hashCode();
  }

  @Override
  public String toString() {
    return "size(" + path + ")";
  }
}
