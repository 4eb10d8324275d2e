package dev.keyloom;

import dev.keyloom.Expression.Between;
import dev.keyloom.Expression.Comparator;
import dev.keyloom.Expression.Comparison;
import dev.keyloom.codec.ValueCodec;
import dev.keyloom.text.Utf8;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.Arrays;

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

  /** The attribute lies within these bounds, both inclusive; nothing does if they are crossed. */
  public final Condition<M> between(V low, V high) {
    return range(low, high);
  }

  Condition<M> compare(Comparator comparator, V value) {
    return new Condition<>(new Comparison(this, comparator, bound(value)));
  }

  Condition<M> range(V low, V high) {
    Between between = new Between(this, bound(low), bound(high));
    return isCrossed(low, high) ? Condition.never() : new Condition<>(between);
  }

  /** Whether the low end lies above the high one, as the service orders them; it refuses that. */
  private static boolean isCrossed(Object low, Object high) {
    if (low instanceof String a && high instanceof String b) {
      return Utf8.compare(a, b) > 0;
    }
    if (low instanceof byte[] a && high instanceof byte[] b) {
      return Arrays.compareUnsigned(a, b) > 0;
    }
    if (low instanceof Number a && high instanceof Number b) {
      return isAbove(a, b);
    }
    return low instanceof Comparable<?> && isGreater(low, high);
  }

  @SuppressWarnings("unchecked") // both are values of one path, and so of one type
  private static <C extends Comparable<C>> boolean isGreater(Object low, Object high) {
    return ((C) low).compareTo((C) high) > 0;
  }

  private static boolean isAbove(Number a, Number b) {
    // What is not finite has no decimal form, and is refused when it is written.
    boolean finite = Double.isFinite(a.doubleValue()) && Double.isFinite(b.doubleValue());
    return finite && new BigDecimal(a.toString()).compareTo(new BigDecimal(b.toString())) > 0;
  }

  private static boolean isOrdered(LocalDate date) {
    return date.getYear() >= 0 && date.getYear() <= 9999;
  }

  private Operand<M> bound(V value) {
    // Outside these years the ISO form has a sign or more digits, and text order is not date order.
    boolean ordered =
        value instanceof LocalDate date
            ? isOrdered(date)
            : !(value instanceof LocalDateTime point) || isOrdered(point.toLocalDate());
    if (!ordered) {
      throw new KeyloomException(
          "'%s' is compared with %s; dates are ordered only within the years 0 to 9999."
              .formatted(path(), value));
    }
    return value(value);
  }
}
