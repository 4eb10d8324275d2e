package dev.keyloom.support;

import dev.keyloom.text.FixedWidthTime;
import java.time.Instant;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/** Instants and dates in ISO 8601 with all their digits. */
final class TimeKeyCodecs {
  private static final String FOUR_DIGITS = "its year is not one of 0 to 9999";

  private TimeKeyCodecs() {}

  static final class OfInstant extends KeyCodec<Instant> {
    static final OfInstant PLAIN = new OfInstant(9, "");
    private static final OfInstant MILLIS = new OfInstant(3, "millis");
    private static final OfInstant SECONDS = new OfInstant(0, "seconds");

    private final int digits;
    private final String format;

    private OfInstant(int digits, String format) {
      super(Instant.class);
      this.digits = digits;
      this.format = format;
    }

    @Override
    public KeyCodec<Instant> millis() {
      return MILLIS;
    }

    @Override
    public KeyCodec<Instant> seconds() {
      return SECONDS;
    }

    @Override
    String format() {
      return format;
    }

    @Override
    String form() {
      return "an instant with " + digits + " digits of a second";
    }

    @Override
    void append(Instant value, TemplateComponent at, StringBuilder out) {
      if (!FixedWidthTime.fits(value)) {
        throw at.refused(value, FOUR_DIGITS);
      }
      if (!FixedWidthTime.isExact(value, digits)) {
        throw at.refused(value, "it is finer than whole " + format + "; truncate it yourself");
      }
      FixedWidthTime.append(value, digits, out);
    }

    @Override
    int end(String text, int from, TemplateComponent at) {
      return endOfFixed(text, from, FixedWidthTime.length(digits));
    }

    @Override
    @Nullable Instant decode(String text, TemplateComponent at) {
      return FixedWidthTime.parseInstant(text, digits);
    }

    @Override
    boolean keepsOrder(TemplateComponent at) {
      return true;
    }

    // The stored form drops zeros at the end of the fraction: 29.5Z sorts before 29Z.
    @Override
    boolean keepsStoredOrder() {
      return false;
    }
  }

  static final class OfLocalDate extends KeyCodec<LocalDate> {
    OfLocalDate() {
      super(LocalDate.class);
    }

    @Override
    String format() {
      return "";
    }

    @Override
    String form() {
      return "a date such as 2024-05-01";
    }

    @Override
    void append(LocalDate value, TemplateComponent at, StringBuilder out) {
      checkStored(value, at);
      FixedWidthTime.append(value, out);
    }

    @Override
    void checkStored(LocalDate value, TemplateComponent at) {
      if (!FixedWidthTime.fits(value)) {
        throw at.refused(value, FOUR_DIGITS);
      }
    }

    @Override
    int end(String text, int from, TemplateComponent at) {
      return endOfFixed(text, from, FixedWidthTime.DATE_LENGTH);
    }

    @Override
    @Nullable LocalDate decode(String text, TemplateComponent at) {
      return FixedWidthTime.parseDate(text);
    }

    @Override
    boolean keepsOrder(TemplateComponent at) {
      return true;
    }

    @Override
    boolean keepsStoredOrder() {
      return true;
    }
  }
}
