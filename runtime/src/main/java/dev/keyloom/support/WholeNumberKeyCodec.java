package dev.keyloom.support;

import dev.keyloom.text.OrderedNumbers;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Whole numbers: in canonical decimal digits, padded with zeros, or so that order stays.
 *
 * @param <V> a boxed type of up to 64 bits, or {@code BigInteger}
 */
final class WholeNumberKeyCodec<V extends Number> extends KeyCodec<V> {
  private static final int PLAIN = 0;
  private static final int ORDERED = -1;

  /** A text so long, sign and digits, is a {@code long}. */
  private static final int SAFE_LENGTH = 18;

  private final int bits;
  private final Function<Number, V> narrow;
  private final int width;

  private WholeNumberKeyCodec(Class<V> type, int bits, Function<Number, V> narrow, int width) {
    super(type);
    this.bits = bits;
    this.narrow = narrow;
    this.width = width;
  }

  /**
   * The plain form.
   *
   * @param bits the size of the type, 0 if it has no limit
   * @param narrow makes a value of the type from a number within its range, as a {@code Long} or a
   *     {@code BigInteger}
   */
  static <V extends Number> WholeNumberKeyCodec<V> of(
      Class<V> type, int bits, Function<Number, V> narrow) {
    return new WholeNumberKeyCodec<>(type, bits, narrow, PLAIN);
  }

  @Override
  public KeyCodec<V> padded(int digits) {
    if (digits < 1) {
      throw new IllegalArgumentException("a number of " + digits + " digits");
    }
    return new WholeNumberKeyCodec<>(type(), bits, narrow, digits);
  }

  @Override
  public KeyCodec<V> ordered() {
    return new WholeNumberKeyCodec<>(type(), bits, narrow, ORDERED);
  }

  @Override
  String format() {
    return width == PLAIN ? "" : width == ORDERED ? "ordered" : Integer.toString(width);
  }

  @Override
  String form() {
    String number = "a whole number";
    return width == PLAIN
        ? number
        : width == ORDERED ? number + ", ordered" : number + " of " + width + " digits";
  }

  @Override
  void append(V value, TemplateComponent at, StringBuilder out) {
    if (width == PLAIN) {
      appendDelimited(value, value.toString(), at, out);
    } else if (width > 0) {
      appendPadded(value, at, out);
    } else if (value instanceof BigInteger big) {
      DecimalKeyCodec.appendOrdered(new BigDecimal(big), at, out);
    } else {
      OrderedNumbers.append(value.longValue(), out);
    }
  }

  private void appendPadded(V value, TemplateComponent at, StringBuilder out) {
    String digits = value.toString();
    if (digits.charAt(0) == '-') {
      throw at.refused(value, "a number of fixed width cannot be negative; use :ordered");
    }
    if (digits.length() > width) {
      throw at.refused(value, "it has more than " + width + " digits");
    }
    for (int i = digits.length(); i < width; i++) {
      out.append('0');
    }
    out.append(digits);
  }

  @Override
  int end(String text, int from, TemplateComponent at) {
    if (width == PLAIN) {
      return super.end(text, from, at);
    }
    if (width > 0) {
      return endOfFixed(text, from, width);
    }
    return bits == 0
        ? endOfFixed(text, from, OrderedNumbers.DECIMAL_LENGTH)
        : OrderedNumbers.endOfWhole(text, from);
  }

  @Override
  @Nullable V decode(String text, TemplateComponent at) {
    if (width == ORDERED) {
      return decodeOrdered(text);
    }
    boolean negative = !text.isEmpty() && text.charAt(0) == '-';
    if (text.length() == (negative ? 1 : 0) || !isDigits(text, negative ? 1 : 0)) {
      return null;
    }
    if (width > 0 ? negative : isNotCanonical(text, negative)) {
      return null;
    }
    return bits != 0 && text.length() <= SAFE_LENGTH
        ? fitting(Long.parseLong(text))
        : fitting(new BigInteger(text));
  }

  private @Nullable V decodeOrdered(String text) {
    if (bits != 0) {
      Long value = OrderedNumbers.parseWhole(text);
      return value == null ? null : fitting(value);
    }
    BigDecimal value = OrderedNumbers.parseDecimal(text);
    return value == null || value.scale() > 0 ? null : fitting(value.toBigIntegerExact());
  }

  /** Digits that {@code toString} never makes: leading zeros, and zero with a sign. */
  private static boolean isNotCanonical(String text, boolean negative) {
    int first = negative ? 1 : 0;
    return text.charAt(first) == '0' && text.length() > 1;
  }

  private static boolean isDigits(String text, int from) {
    for (int i = from; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < '0' || c > '9') {
        return false;
      }
    }
    return true;
  }

  private @Nullable V fitting(long value) {
    int unused = Long.SIZE - bits;
    return value << unused >> unused == value ? narrow.apply(value) : null;
  }

  private @Nullable V fitting(BigInteger value) {
    if (bits == 0) {
      return narrow.apply(value);
    }
    return value.bitLength() < bits ? narrow.apply(value.longValue()) : null;
  }

  @Override
  @Nullable V accept(Object value) {
    V own = super.accept(value);
    if (own != null) {
      return own;
    }
    int size = sizeOf(value);
    if (size == 0 || (bits != 0 && size > bits)) {
      return null;
    }
    long number = ((Number) value).longValue();
    return narrow.apply(bits == 0 ? BigInteger.valueOf(number) : (Number) number);
  }

  /** The bits of a boxed whole number, 0 for all other values. */
  static int sizeOf(Object value) {
    if (value instanceof Long) {
      return Long.SIZE;
    }
    if (value instanceof Integer) {
      return Integer.SIZE;
    }
    return value instanceof Short ? Short.SIZE : value instanceof Byte ? Byte.SIZE : 0;
  }

  @Override
  boolean keepsOrder(TemplateComponent at) {
    return width != PLAIN;
  }

  @Override
  boolean keepsStoredOrder() {
    return true;
  }
}
