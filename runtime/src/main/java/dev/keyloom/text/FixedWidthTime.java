package dev.keyloom.text;

import java.time.Instant;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/**
 * Dates and instants of the years 0 to 9999 in ISO 8601 with all their digits, so that the order of
 * the text is the order of time.
 */
public final class FixedWidthTime {
  /** The length of {@code yyyy-MM-dd}. */
  public static final int DATE_LENGTH = 10;

  private static final int SECONDS_LENGTH = DATE_LENGTH + "THH:mm:ss".length();
  private static final int SECONDS_PER_DAY = 86_400;
  private static final long FIRST_SECOND = LocalDate.of(0, 1, 1).toEpochDay() * SECONDS_PER_DAY;
  private static final long LAST_SECOND =
      LocalDate.of(10_000, 1, 1).toEpochDay() * SECONDS_PER_DAY - 1;
  private static final int NANO_DIGITS = 9;
  private static final int[] POWERS_OF_TEN = {
    1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000
  };

  private FixedWidthTime() {}

  /**
   * The length of an instant's text.
   *
   * @param fractionDigits how many digits of a second it has
   * @return the length of {@code yyyy-MM-ddTHH:mm:ss[.n…]Z}
   */
  public static int length(int fractionDigits) {
    return SECONDS_LENGTH + (fractionDigits == 0 ? 1 : fractionDigits + 2);
  }

  /**
   * Whether a date's year has four digits.
   *
   * @param date the date
   * @return whether it has a text
   */
  public static boolean fits(LocalDate date) {
    return date.getYear() >= 0 && date.getYear() <= 9999;
  }

  /**
   * Whether an instant's year in UTC has four digits.
   *
   * @param instant the instant
   * @return whether it has a text
   */
  public static boolean fits(Instant instant) {
    long second = instant.getEpochSecond();
    return second >= FIRST_SECOND && second <= LAST_SECOND;
  }

  /**
   * Whether an instant has no more digits of a second than its text shows.
   *
   * @param instant the instant
   * @param fractionDigits how many digits the text shows, at most nine
   * @return whether nothing would be cut off
   */
  @SuppressWarnings("JavaInstantGetSecondsGetNano") // whole seconds are exact in any form
  public static boolean isExact(Instant instant, int fractionDigits) {
    return instant.getNano() % POWERS_OF_TEN[NANO_DIGITS - fractionDigits] == 0;
  }

  /**
   * Appends a date.
   *
   * @param date a date that {@link #fits}
   * @param out where to append it
   */
  public static void append(LocalDate date, StringBuilder out) {
    appendDigits(date.getYear(), 4, out);
    appendDigits(date.getMonthValue(), 2, out.append('-'));
    appendDigits(date.getDayOfMonth(), 2, out.append('-'));
  }

  /**
   * Appends an instant.
   *
   * @param instant an instant that {@link #fits} and that is exact in that many digits
   * @param fractionDigits how many digits of a second to append
   * @param out where to append it
   */
  @SuppressWarnings("JavaInstantGetSecondsGetNano") // the whole seconds are appended before
  public static void append(Instant instant, int fractionDigits, StringBuilder out) {
    long sinceEpoch = instant.getEpochSecond();
    int second = Math.floorMod(sinceEpoch, SECONDS_PER_DAY);
    append(LocalDate.ofEpochDay(Math.floorDiv(sinceEpoch, SECONDS_PER_DAY)), out);
    appendDigits(second / 3600, 2, out.append('T'));
    appendDigits(second / 60 % 60, 2, out.append(':'));
    appendDigits(second % 60, 2, out.append(':'));
    if (fractionDigits > 0) {
      int fraction = instant.getNano() / POWERS_OF_TEN[NANO_DIGITS - fractionDigits];
      appendDigits(fraction, fractionDigits, out.append('.'));
    }
    out.append('Z');
  }

  /**
   * Reads a date.
   *
   * @param text exactly one date
   * @return the date, or null if the text is none
   */
  public static @Nullable LocalDate parseDate(String text) {
    return text.length() == DATE_LENGTH ? dateAtStart(text) : null;
  }

  /**
   * Reads an instant.
   *
   * @param text exactly one instant
   * @param fractionDigits how many digits of a second it has
   * @return the instant, or null if the text is none
   */
  public static @Nullable Instant parseInstant(String text, int fractionDigits) {
    if (text.length() != length(fractionDigits) || text.charAt(text.length() - 1) != 'Z') {
      return null;
    }
    LocalDate date = dateAtStart(text);
    int hour = digits(text, 11, 2);
    int minute = digits(text, 14, 2);
    int second = digits(text, 17, 2);
    int fraction = fractionDigits == 0 ? 0 : digits(text, 20, fractionDigits);
    if (date == null
        || text.charAt(10) != 'T'
        || text.charAt(13) != ':'
        || text.charAt(16) != ':'
        || (fractionDigits > 0 && text.charAt(19) != '.')
        || hour < 0
        || hour > 23
        || minute < 0
        || minute > 59
        || second < 0
        || second > 59
        || fraction < 0) {
      return null;
    }
    return Instant.ofEpochSecond(
        date.toEpochDay() * SECONDS_PER_DAY + hour * 3600L + minute * 60L + second,
        (long) fraction * POWERS_OF_TEN[NANO_DIGITS - fractionDigits]);
  }

  private static @Nullable LocalDate dateAtStart(String text) {
    int year = digits(text, 0, 4);
    int month = digits(text, 5, 2);
    int day = digits(text, 8, 2);
    if (year < 0
        || month < 1
        || month > 12
        || day < 1
        || text.charAt(4) != '-'
        || text.charAt(7) != '-') {
      return null;
    }
    LocalDate first = LocalDate.of(year, month, 1);
    return day <= first.lengthOfMonth() ? first.withDayOfMonth(day) : null;
  }

  /** The number in so many digits at an index, or -1 if not all are digits. */
  private static int digits(String text, int from, int count) {
    int value = 0;
    for (int i = from; i < from + count; i++) {
      char c = text.charAt(i);
      if (c < '0' || c > '9') {
        return -1;
      }
      value = value * 10 + (c - '0');
    }
    return value;
  }

  private static void appendDigits(int value, int count, StringBuilder out) {
    for (int i = count - 1; i >= 0; i--) {
      out.append((char) ('0' + value / POWERS_OF_TEN[i] % 10));
    }
  }
}
