package dev.keyloom.support;

import dev.keyloom.text.OrderedNumbers;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Decimal numbers: in digits without zeros at the end, or so that order stays. Equal numbers have
 * one text, whatever their scale; negative zero is zero.
 *
 * @param <V> {@code Float}, {@code Double} or {@code BigDecimal}
 */
final class DecimalKeyCodec<V extends Number> extends KeyCodec<V> {
  /** Beyond this exponent no number can be stored, and its digits would fill a key with zeros. */
  private static final int MAX_EXPONENT = 130;

  private final Function<V, @Nullable BigDecimal> toDecimal;
  private final Function<BigDecimal, V> fromDecimal;
  private final int exactBits;
  private final boolean ordered;

  private DecimalKeyCodec(
      Class<V> type,
      Function<V, @Nullable BigDecimal> toDecimal,
      Function<BigDecimal, V> fromDecimal,
      int exactBits,
      boolean ordered) {
    super(type);
    this.toDecimal = toDecimal;
    this.fromDecimal = fromDecimal;
    this.exactBits = exactBits;
    this.ordered = ordered;
  }

  /**
   * The plain form.
   *
   * @param toDecimal the shortest decimal number of a value, null if it is not finite
   * @param fromDecimal the value of a decimal number
   * @param exactBits how large a boxed whole number may be that the type always holds exactly
   */
  static <V extends Number> DecimalKeyCodec<V> of(
      Class<V> type,
      Function<V, @Nullable BigDecimal> toDecimal,
      Function<BigDecimal, V> fromDecimal,
      int exactBits) {
    return new DecimalKeyCodec<>(type, toDecimal, fromDecimal, exactBits, false);
  }

  @Override
  public KeyCodec<V> ordered() {
    return new DecimalKeyCodec<>(type(), toDecimal, fromDecimal, exactBits, true);
  }

  @Override
  String format() {
    return ordered ? "ordered" : "";
  }

  @Override
  String form() {
    return ordered ? "a decimal number, ordered" : "a decimal number without zeros at its end";
  }

  @Override
  void append(V value, TemplateComponent at, StringBuilder out) {
    BigDecimal decimal = toDecimal.apply(value);
    if (decimal == null) {
      throw at.refused(value, "it is not a finite number");
    }
    if (ordered) {
      appendOrdered(decimal, at, out);
      return;
    }
    BigDecimal stripped = decimal.stripTrailingZeros();
    if (Math.abs((long) stripped.precision() - stripped.scale() - 1) > MAX_EXPONENT) {
      throw at.refused(value, "it is outside DynamoDB's range of numbers");
    }
    appendDelimited(value, stripped.toPlainString(), at, out);
  }

  static void appendOrdered(BigDecimal value, TemplateComponent at, StringBuilder out) {
    String problem = OrderedNumbers.problem(value);
    if (problem != null) {
      throw at.refused(value, problem);
    }
    OrderedNumbers.append(value, out);
  }

  @Override
  int end(String text, int from, TemplateComponent at) {
    return ordered
        ? endOfFixed(text, from, OrderedNumbers.DECIMAL_LENGTH)
        : super.end(text, from, at);
  }

  @Override
  @Nullable V decode(String text, TemplateComponent at) {
    BigDecimal decimal = ordered ? OrderedNumbers.parseDecimal(text) : parsePlain(text);
    if (decimal == null) {
      return null;
    }
    V value = fromDecimal.apply(decimal);
    // A double has one decimal number that is its text, though many that read as the same double.
    BigDecimal own = toDecimal.apply(value);
    return own != null && own.compareTo(decimal) == 0 ? value : null;
  }

  /** Reads digits as {@code toPlainString} makes them after zeros at the end were stripped. */
  private static @Nullable BigDecimal parsePlain(String text) {
    int digits = 0;
    int points = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c >= '0' && c <= '9') {
        digits++;
      } else if (c == '.' && digits > 0) {
        points++;
      } else if (c != '-' || i > 0) {
        return null;
      }
    }
    if (digits == 0 || points > 1 || digits > 2 * MAX_EXPONENT + 40) {
      return null;
    }
    BigDecimal value = new BigDecimal(text);
    return value.stripTrailingZeros().toPlainString().equals(text) ? value : null;
  }

  @Override
  @Nullable V accept(Object value) {
    V own = super.accept(value);
    if (own != null) {
      return own;
    }
    if (value instanceof BigInteger big && exactBits > Long.SIZE) {
      return fromDecimal.apply(new BigDecimal(big));
    }
    int size = WholeNumberKeyCodec.sizeOf(value);
    return size > 0 && size <= exactBits
        ? fromDecimal.apply(BigDecimal.valueOf(((Number) value).longValue()))
        : null;
  }

  @Override
  boolean keepsOrder(TemplateComponent at) {
    return ordered;
  }

  @Override
  boolean keepsStoredOrder() {
    return true;
  }
}
