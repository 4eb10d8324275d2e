package dev.keyloom.codec;

import dev.keyloom.text.FixedWidthTime;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import org.jspecify.annotations.Nullable;

/** Points in time in a form of fixed precision, whose order is the order of time. */
final class TimeCodecs {
  private TimeCodecs() {}

  /** As text with so many digits of a second, always. */
  abstract static class OfFixedWidth<V> extends ScalarCodec<V> {
    private final int digits;
    private final String end;
    private final String expected;

    /**
     * A codec.
     *
     * @param end what follows the digits
     */
    OfFixedWidth(int digits, String end, String expected) {
      super(SetKind.STRING);
      this.digits = digits;
      this.end = end;
      this.expected = expected + " with " + digits + " digits of a second";
    }

    /** The instant, of UTC if the value has no zone. */
    abstract Instant instant(V value);

    abstract V value(Instant instant);

    @Override
    public final void write(V value, ItemWriter out) {
      Instant instant = instant(value);
      if (!FixedWidthTime.fits(instant)) {
        throw out.refused("has a year that is not one of 0 to 9999: " + value, value.toString());
      }
      if (!FixedWidthTime.isExact(instant, digits)) {
        throw out.refused(tooFine(value, digits), value.toString());
      }
      StringBuilder text = new StringBuilder(FixedWidthTime.length(digits));
      FixedWidthTime.append(instant, digits, text);
      text.setLength(text.length() - 1);
      out.writeString(text.append(end).toString());
    }

    @Override
    public final V read(ItemReader in) {
      String text = in.readString();
      @Nullable Instant instant =
          text.endsWith(end)
              ? FixedWidthTime.parseInstant(
                  text.substring(0, text.length() - end.length()) + "Z", digits)
              : null;
      if (instant == null) {
        throw in.unreadable(expected, text, null);
      }
      return value(instant);
    }

    @Override
    public final boolean sortsAsValues() {
      return true;
    }
  }

  static final class OfInstant extends OfFixedWidth<Instant> {
    OfInstant(int digits) {
      super(digits, "Z", "an instant");
    }

    @Override
    Instant instant(Instant value) {
      return value;
    }

    @Override
    Instant value(Instant instant) {
      return instant;
    }
  }

  static final class OfDateTime extends OfFixedWidth<LocalDateTime> {
    OfDateTime(int digits) {
      super(digits, "", "a date and time");
    }

    @Override
    Instant instant(LocalDateTime value) {
      return value.toInstant(ZoneOffset.UTC);
    }

    @Override
    LocalDateTime value(Instant instant) {
      return LocalDateTime.ofInstant(instant, ZoneOffset.UTC);
    }
  }

  /** As a number since 1970. */
  abstract static class OfEpoch extends ScalarCodec<Instant> {
    private final int digits;

    OfEpoch(int digits) {
      super(SetKind.NUMBER);
      this.digits = digits;
    }

    abstract long number(Instant value);

    abstract Instant value(long number);

    @Override
    public final void write(Instant value, ItemWriter out) {
      if (!FixedWidthTime.isExact(value, digits)) {
        throw out.refused(tooFine(value, digits), value.toString());
      }
      try {
        out.writeLong(number(value));
      } catch (ArithmeticException e) {
        throw out.refused("is too far from 1970: " + value, value.toString());
      }
    }

    @Override
    public final Instant read(ItemReader in) {
      long number = in.readLong();
      try {
        return value(number);
      } catch (DateTimeException e) {
        throw in.unreadable("a number of seconds since 1970", Long.toString(number), e);
      }
    }

    @Override
    public final boolean sortsAsValues() {
      return true;
    }
  }

  static final class OfEpochSeconds extends OfEpoch {
    OfEpochSeconds() {
      super(0);
    }

    @Override
    long number(Instant value) {
      return value.getEpochSecond();
    }

    @Override
    Instant value(long number) {
      return Instant.ofEpochSecond(number);
    }
  }

  static final class OfEpochMillis extends OfEpoch {
    OfEpochMillis() {
      super(3);
    }

    @Override
    long number(Instant value) {
      return value.toEpochMilli();
    }

    @Override
    Instant value(long number) {
      return Instant.ofEpochMilli(number);
    }
  }

  private static String tooFine(Object value, int digits) {
    return "is finer than whole "
        + (digits == 0 ? "seconds" : "millis")
        + ": "
        + value
        + "; truncate it yourself";
  }
}
