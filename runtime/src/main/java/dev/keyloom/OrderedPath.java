package dev.keyloom;

import dev.keyloom.Expression.Between;
import dev.keyloom.Expression.Comparator;
import dev.keyloom.Expression.Comparison;
import dev.keyloom.codec.ValueCodec;
import java.time.LocalDate;

/**
 * An attribute whose stored form has the order of its values. Strings are ordered by their UTF-8
 * bytes, as DynamoDB orders them. An absent attribute matches no comparison.
 *
 * @param <M> the model
 * @param <V> the type of the attribute's values
 */
public class OrderedPath<M, V> extends AttributePath<M, V> {
  /**
   * A path; generated code calls this.
   *
   * @param path the place in the stored item
   * @param codec what writes values in their stored form
   */
  public OrderedPath(DocumentPath path, ValueCodec<V> codec) {
    super(path, codec);
  }

  /** The attribute is less than this value. */
  public final Condition<M> lt(V value) {
    return compare(Comparator.LT, value);
  }

  /** The attribute is at most this value. */
  public final Condition<M> le(V value) {
    return compare(Comparator.LE, value);
  }

  /** The attribute is greater than this value. */
  public final Condition<M> gt(V value) {
    return compare(Comparator.GT, value);
  }

  /** The attribute is at least this value. */
  public final Condition<M> ge(V value) {
    return compare(Comparator.GE, value);
  }

  /** The attribute lies within these bounds, both inclusive. */
  public final Condition<M> between(V low, V high) {
    return range(low, high);
  }

  Condition<M> compare(Comparator comparator, V value) {
    return new Condition<>(new Comparison(this, comparator, bound(value)));
  }

  Condition<M> range(V low, V high) {
    return new Condition<>(new Between(this, bound(low), bound(high)));
  }

  private Operand<M> bound(V value) {
    // Outside these years the ISO form has a sign or more digits, and text order is not date order.
    if (value instanceof LocalDate date && (date.getYear() < 0 || date.getYear() > 9999)) {
      throw new KeyloomException(
          "'%s' is compared with %s; dates are ordered only within the years 0 to 9999."
              .formatted(path(), date));
    }
    return value(value);
  }
}
