package dev.keyloom.support;

import dev.keyloom.text.FixedWidthTime;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import org.jspecify.annotations.Nullable;

/** Instants and dates in ISO 8601 with all their digits. */
final class TimeKeyCodecs {
  private static final String FOUR_DIGITS = "its year is not one of 0 to 9999";

  private TimeKeyCodecs() {}

  /** Points in time, of UTC or of no zone, in so many digits of a second. */
  abstract static class OfPoint<V> extends KeyCodec<V> {
    final int digits;
    private final String format;

    OfPoint(Class<V> type, int digits) {
      super(type);
      this.digits = digits;
      this.format = digits == 9 ? "" : digits == 3 ? "millis" : "seconds";
    }

    /** The instant, of UTC if the value has no zone. */
    abstract Instant instant(V value);

    @Override
    final String format() {
      return format;
    }

    @Override
    void append(V value, TemplateComponent at, StringBuilder out) {
      Instant instant = instant(value);
      if (!FixedWidthTime.fits(instant)) {
        throw at.refused(value, FOUR_DIGITS);
      }
      if (!FixedWidthTime.isExact(instant, digits)) {
        throw at.refused(value, "it is finer than whole " + format + "; truncate it yourself");
      }
      FixedWidthTime.append(instant, digits, out);
    }

    @Override
    final boolean keepsOrder(TemplateComponent at) {
      return true;
    }
  }

  static final class OfInstant extends OfPoint<Instant> {
    static final OfInstant PLAIN = new OfInstant(9);
    private static final OfInstant MILLIS = new OfInstant(3);
    private static final OfInstant SECONDS = new OfInstant(0);

    private OfInstant(int digits) {
      super(Instant.class, digits);
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
    String form() {
      return "an instant with " + digits + " digits of a second";
    }

    @Override
    Instant instant(Instant value) {
      return value;
    }

    @Override
    int end(String text, int from, TemplateComponent at) {
      return endOfFixed(text, from, FixedWidthTime.length(digits));
    }

    @Override
    @Nullable Instant decode(String text, TemplateComponent at) {
      return FixedWidthTime.parseInstant(text, digits);
    }

    // The stored form drops zeros at the end of the fraction: 29.5Z sorts before 29Z.
    @Override
    boolean keepsStoredOrder() {
      return false;
    }
  }

  /** Like an instant of UTC, without the {@code Z}. */
  static final class OfDateTime extends OfPoint<LocalDateTime> {
    static final OfDateTime PLAIN = new OfDateTime(9);
    private static final OfDateTime MILLIS = new OfDateTime(3);
    private static final OfDateTime SECONDS = new OfDateTime(0);

    private OfDateTime(int digits) {
      super(LocalDateTime.class, digits);
    }

    @Override
    public KeyCodec<LocalDateTime> millis() {
      return MILLIS;
    }

    @Override
    public KeyCodec<LocalDateTime> seconds() {
      return SECONDS;
    }

    @Override
    String form() {
      return "a date and time with " + digits + " digits of a second";
    }

    @Override
    Instant instant(LocalDateTime value) {
      return value.toInstant(ZoneOffset.UTC);
    }

    @Override
    void append(LocalDateTime value, TemplateComponent at, StringBuilder out) {
      super.append(value, at, out);
      out.setLength(out.length() - 1);
    }

    @Override
    int end(String text, int from, TemplateComponent at) {
      return endOfFixed(text, from, FixedWidthTime.length(digits) - 1);
    }

    @Override
    @Nullable LocalDateTime decode(String text, TemplateComponent at) {
      Instant instant = FixedWidthTime.parseInstant(text + "Z", digits);
      return instant == null ? null : LocalDateTime.ofInstant(instant, ZoneOffset.UTC);
    }

    @Override
    void checkStored(LocalDateTime value, TemplateComponent at) {
      if (!FixedWidthTime.fits(instant(value))) {
        throw at.refused(value, FOUR_DIGITS);
      }
    }

    // What the stored form leaves out at its end are zeros, and nothing follows them.
    @Override
    boolean keepsStoredOrder() {
      return true;
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
