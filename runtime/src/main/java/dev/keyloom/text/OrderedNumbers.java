package dev.keyloom.text;

import java.math.BigDecimal;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * Numbers as text whose order is the order of the numbers, and in which no number's text begins
 * another's.
 *
 * <p>Whole numbers of up to 64 bits are 19 digits with leading zeros. A negative one is {@code -},
 * which sorts before all digits, and the nines' complement of its magnitude, so that a greater
 * magnitude sorts first: −1 is {@code -9999999999999999998}.
 *
 * <p>Decimal numbers are 42 characters: the sign ({@code 1} positive, {@code 0} zero, {@code -}
 * negative), the exponent of the scientific form plus 500 in three digits, and 38 significant
 * digits, filled up with zeros. The digits after a {@code -} are complemented. 1.5 is {@code
 * 1500150…0}.
 */
public final class OrderedNumbers {
  /** The length of a non-negative whole number. */
  public static final int WHOLE_DIGITS = 19;

  /** The length of a decimal number. */
  public static final int DECIMAL_LENGTH = 42;

  private static final int BIAS = 500;
  private static final int EXPONENT_DIGITS = 3;
  private static final int SIGNIFICANT_DIGITS = 38;

  private OrderedNumbers() {}

  /**
   * Appends a whole number.
   *
   * @param value the number
   * @param out where to append it
   */
  public static void append(long value, StringBuilder out) {
    // The magnitude of Long.MIN_VALUE has 19 digits too, though it is no long.
    String digits = value < 0 ? Long.toString(value).substring(1) : Long.toString(value);
    boolean negative = value < 0;
    if (negative) {
      out.append('-');
    }
    appendRepeated(negative ? '9' : '0', WHOLE_DIGITS - digits.length(), out);
    appendDigits(digits, negative, out);
  }

  /**
   * Where a whole number ends.
   *
   * @param text a text
   * @param from where the number begins
   * @return the index after it, or -1 if the text is too short
   */
  public static int endOfWhole(String text, int from) {
    int width = from < text.length() && text.charAt(from) == '-' ? WHOLE_DIGITS + 1 : WHOLE_DIGITS;
    return from + width <= text.length() ? from + width : -1;
  }

  /**
   * Reads a whole number.
   *
   * @param text exactly one number
   * @return the number, or null if the text is none
   */
  public static @Nullable Long parseWhole(String text) {
    boolean negative = !text.isEmpty() && text.charAt(0) == '-';
    String digits = negative ? text.substring(1) : text;
    if (digits.length() != WHOLE_DIGITS || !isDigits(digits)) {
      return null;
    }
    if (!negative) {
      BigInteger value = new BigInteger(digits);
      return value.bitLength() < Long.SIZE ? value.longValue() : null;
    }
    BigInteger value = new BigInteger(complement(digits)).negate();
    return value.signum() < 0 && value.bitLength() < Long.SIZE ? value.longValue() : null;
  }

  /**
   * Why a decimal number has no ordered text.
   *
   * @param value the number
   * @return the rule that it breaks, or null if it has one
   */
  public static @Nullable String problem(BigDecimal value) {
    if (value.signum() == 0) {
      return null;
    }
    BigDecimal stripped = value.stripTrailingZeros();
    if (stripped.precision() > SIGNIFICANT_DIGITS) {
      return "it has more than " + SIGNIFICANT_DIGITS + " significant digits";
    }
    long exponent = exponent(stripped);
    return exponent < -BIAS || exponent >= BIAS
        ? "its magnitude is outside 1E-" + BIAS + " to 1E+" + BIAS
        : null;
  }

  /**
   * Appends a decimal number. Equal numbers have one text, whatever their scale.
   *
   * @param value a number without a {@link #problem}
   * @param out where to append it
   */
  public static void append(BigDecimal value, StringBuilder out) {
    if (value.signum() == 0) {
      appendRepeated('0', DECIMAL_LENGTH, out);
      return;
    }
    BigDecimal stripped = value.stripTrailingZeros();
    boolean negative = stripped.signum() < 0;
    String exponent = Integer.toString((int) exponent(stripped) + BIAS);
    String digits = stripped.unscaledValue().abs().toString();
    char zero = negative ? '9' : '0';
    out.append(negative ? '-' : '1');
    appendRepeated(zero, EXPONENT_DIGITS - exponent.length(), out);
    appendDigits(exponent, negative, out);
    appendDigits(digits, negative, out);
    appendRepeated(zero, SIGNIFICANT_DIGITS - digits.length(), out);
  }

  /**
   * Reads a decimal number.
   *
   * @param text exactly one number
   * @return the number without zeros at its end, or null if the text is none
   */
  public static @Nullable BigDecimal parseDecimal(String text) {
    if (text.length() != DECIMAL_LENGTH) {
      return null;
    }
    char sign = text.charAt(0);
    String rest = text.substring(1);
    if (!isDigits(rest) || (sign != '-' && sign != '0' && sign != '1')) {
      return null;
    }
    if (sign == '-') {
      rest = complement(rest);
    }
    BigInteger digits = new BigInteger(rest.substring(EXPONENT_DIGITS));
    if (sign == '0') {
      return digits.signum() == 0 && rest.startsWith("000") ? BigDecimal.ZERO : null;
    }
    if (rest.charAt(EXPONENT_DIGITS) == '0') {
      return null;
    }
    int exponent = Integer.parseInt(rest.substring(0, EXPONENT_DIGITS)) - BIAS;
    BigDecimal value = new BigDecimal(digits, SIGNIFICANT_DIGITS - 1 - exponent);
    return (sign == '-' ? value.negate() : value).stripTrailingZeros();
  }

  private static long exponent(BigDecimal value) {
    return (long) value.precision() - value.scale() - 1;
  }

  private static boolean isDigits(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < '0' || c > '9') {
        return false;
      }
    }
    return true;
  }

  private static String complement(String digits) {
    StringBuilder out = new StringBuilder(digits.length());
    appendDigits(digits, true, out);
    return out.toString();
  }

  private static void appendDigits(String digits, boolean complemented, StringBuilder out) {
    if (!complemented) {
      out.append(digits);
      return;
    }
    for (int i = 0; i < digits.length(); i++) {
      out.append((char) ('0' + '9' - digits.charAt(i)));
    }
  }

  private static void appendRepeated(char c, int count, StringBuilder out) {
    for (int i = 0; i < count; i++) {
      out.append(c);
    }
  }
}
