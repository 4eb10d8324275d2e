package dev.keyloom.codec;

import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/** The limits of DynamoDB's numbers, and text forms within them. */
final class Numbers {
  private static final int MAX_DIGITS = 38;
  private static final int MIN_EXPONENT = -130;
  private static final int MAX_EXPONENT = 125;

  private Numbers() {}

  /** Why DynamoDB cannot hold a number without changing it, or null if it can. */
  static @Nullable String problem(BigDecimal value) {
    if (value.signum() == 0) {
      return null;
    }
    // Zeros at the end are no significant digits; most values have few enough anyway.
    int digits = value.precision() <= MAX_DIGITS ? 0 : value.stripTrailingZeros().precision();
    if (digits > MAX_DIGITS) {
      return "has " + digits + " significant digits, DynamoDB keeps " + MAX_DIGITS;
    }
    long exponent = (long) value.precision() - value.scale() - 1;
    if (exponent < MIN_EXPONENT || exponent > MAX_EXPONENT) {
      return "is outside DynamoDB's range of numbers, 1E-130 to 9.99E+125";
    }
    return null;
  }

  /** The number's text, without the digits that are more than DynamoDB takes and mean nothing. */
  static String text(BigDecimal value) {
    if (value.signum() == 0) {
      return "0";
    }
    return (value.precision() <= MAX_DIGITS ? value : value.stripTrailingZeros()).toString();
  }

  /** Reads a whole number, in plain digits first because that is what is stored. */
  static long parseLong(String text) {
    return isPlain(text) ? Long.parseLong(text) : new BigDecimal(text).longValueExact();
  }

  private static boolean isPlain(String text) {
    for (int i = text.startsWith("-") ? 1 : 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < '0' || c > '9') {
        return false;
      }
    }
    return true;
  }
}
