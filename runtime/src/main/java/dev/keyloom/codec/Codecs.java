package dev.keyloom.codec;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The codecs of the built-in types, and codecs of collections made from them. Stored forms are
 * those of the AWS SDK's enhanced client, so that items of either are read by the other; enums are
 * stored by {@link Enum#name()}.
 */
public final class Codecs {
  /** Stored as {@code S}, as it is; the empty string too. */
  public static final ScalarCodec<String> STRING = new TextCodecs.OfString();

  /** Stored as {@code S} of one UTF-16 unit. */
  public static final ScalarCodec<Character> CHARACTER = new TextCodecs.OfCharacter();

  /** Stored as {@code BOOL}. */
  public static final ValueCodec<Boolean> BOOLEAN = new BooleanCodec();

  /** Stored as {@code N}. */
  public static final ScalarCodec<Byte> BYTE = new NumberCodecs.OfByte();

  /** Stored as {@code N}. */
  public static final ScalarCodec<Short> SHORT = new NumberCodecs.OfShort();

  /** Stored as {@code N}. */
  public static final ScalarCodec<Integer> INT = new NumberCodecs.OfInt();

  /** Stored as {@code N}. */
  public static final ScalarCodec<Long> LONG = new NumberCodecs.OfLong();

  /** Stored as {@code N}; finite values only. */
  public static final ScalarCodec<Float> FLOAT = new NumberCodecs.OfFloat();

  /** Stored as {@code N}; finite values of DynamoDB's range only. */
  public static final ScalarCodec<Double> DOUBLE = new NumberCodecs.OfDouble();

  /** Stored as {@code N}; at most 38 significant digits. */
  public static final ScalarCodec<BigInteger> BIG_INTEGER = new NumberCodecs.OfBigInteger();

  /**
   * Stored as {@code N}; at most 38 significant digits. DynamoDB keeps the number, not its scale:
   * 1.50 reads back as 1.5.
   */
  public static final ScalarCodec<BigDecimal> BIG_DECIMAL = new NumberCodecs.OfBigDecimal();

  /** Stored as {@code S} in the usual 36 characters. */
  public static final ScalarCodec<java.util.UUID> UUID = new TextCodecs.OfUuid();

  /**
   * Stored as {@code S} in the form of {@link Instant#toString()}, whose width varies, so that its
   * text order is not the order of time.
   */
  public static final ScalarCodec<Instant> INSTANT =
      new TextCodecs.OfTime<>(Instant::parse, "an instant such as 2024-05-01T12:30:00Z");

  /** Stored as {@code S} with nine digits of a second, of the years 0 to 9999. */
  public static final ScalarCodec<Instant> INSTANT_NANOS = new TimeCodecs.OfInstant(9);

  /** Stored as {@code S} with three digits of a second, of the years 0 to 9999. */
  public static final ScalarCodec<Instant> INSTANT_MILLIS = new TimeCodecs.OfInstant(3);

  /** Stored as {@code S} without a fraction, of the years 0 to 9999. */
  public static final ScalarCodec<Instant> INSTANT_SECONDS = new TimeCodecs.OfInstant(0);

  /** Stored as {@code N}, in whole seconds since 1970. */
  public static final ScalarCodec<Instant> INSTANT_EPOCH_SECONDS = new TimeCodecs.OfEpochSeconds();

  /** Stored as {@code N}, in whole milliseconds since 1970. */
  public static final ScalarCodec<Instant> INSTANT_EPOCH_MILLIS = new TimeCodecs.OfEpochMillis();

  /** Stored as {@code S} in the form of {@link LocalDate#toString()}. */
  public static final ScalarCodec<LocalDate> LOCAL_DATE =
      new TextCodecs.OfTime<>(LocalDate::parse, "a date such as 2024-05-01");

  /** Stored as {@code S} in the form of {@link LocalTime#toString()}. */
  public static final ScalarCodec<LocalTime> LOCAL_TIME =
      new TextCodecs.OfTime<>(LocalTime::parse, "a time such as 12:30:00");

  /** Stored as {@code S} in the form of {@link LocalDateTime#toString()}. */
  public static final ScalarCodec<LocalDateTime> LOCAL_DATE_TIME =
      new TextCodecs.OfTime<>(LocalDateTime::parse, "a date and time such as 2024-05-01T12:30:00");

  /** Stored as {@code S} with nine digits of a second, of the years 0 to 9999. */
  public static final ScalarCodec<LocalDateTime> LOCAL_DATE_TIME_NANOS =
      new TimeCodecs.OfDateTime(9);

  /** Stored as {@code S} with three digits of a second, of the years 0 to 9999. */
  public static final ScalarCodec<LocalDateTime> LOCAL_DATE_TIME_MILLIS =
      new TimeCodecs.OfDateTime(3);

  /** Stored as {@code S} without a fraction, of the years 0 to 9999. */
  public static final ScalarCodec<LocalDateTime> LOCAL_DATE_TIME_SECONDS =
      new TimeCodecs.OfDateTime(0);

  /** Stored as {@code S} in the form of {@link OffsetDateTime#toString()}. */
  public static final ScalarCodec<OffsetDateTime> OFFSET_DATE_TIME =
      new TextCodecs.OfTime<>(
          OffsetDateTime::parse, "a time with offset such as 2024-05-01T12:30:00+02:00");

  /** Stored as {@code S} in the form of {@link ZonedDateTime#toString()}. */
  public static final ScalarCodec<ZonedDateTime> ZONED_DATE_TIME =
      new TextCodecs.OfTime<>(
          ZonedDateTime::parse, "a time with zone such as 2024-05-01T12:30:00+02:00[Europe/Paris]");

  /** Stored as {@code N}, in seconds, with nine digits of a fraction at most. */
  public static final ScalarCodec<Duration> DURATION = new NumberCodecs.OfDuration();

  /** Stored as {@code S} in the form of {@link java.net.URI#toString()}. */
  public static final ScalarCodec<java.net.URI> URI = new TextCodecs.OfUri();

  /** Stored as {@code B}; arrays are copied. */
  public static final ScalarCodec<byte[]> BYTES = new BytesCodec();

  /**
   * Stored as {@code B}: the bytes from a buffer's position to its limit, which do not move. Read
   * as a read-only buffer of its own.
   */
  public static final ScalarCodec<ByteBuffer> BYTE_BUFFER = new BytesCodec.OfBuffer();

  private Codecs() {}

  /**
   * A codec of an enum, stored as {@code S} by {@link Enum#name()}.
   *
   * @param <E> the enum
   * @param values all constants: {@code Status.values()}
   * @return the codec
   */
  public static <E extends Enum<E>> ScalarCodec<E> enumeration(E[] values) {
    return new TextCodecs.OfEnum<>(values);
  }

  /**
   * A codec of lists, stored as {@code L}. Null elements are stored as NULL and read back as null.
   *
   * @param <V> the type of the elements
   * @param element the codec of an element
   * @return the codec; it reads unmodifiable lists
   */
  public static <V> ValueCodec<List<V>> list(ValueCodec<V> element) {
    return new CollectionCodecs.OfList<>(element);
  }

  /**
   * A codec of sets, stored as {@code SS}, {@code NS} or {@code BS}. Null elements are refused. An
   * empty set has no stored form: the field that holds one is left out and reads back empty, an
   * empty set as an element is refused.
   *
   * @param <V> the type of the elements
   * @param element the codec of an element
   * @return the codec; it reads unmodifiable sets that keep the stored order
   */
  public static <V> ValueCodec<Set<V>> set(ScalarCodec<V> element) {
    return new CollectionCodecs.OfSet<>(element);
  }

  /**
   * A codec of maps with string keys, stored as {@code M}. Null values are stored as NULL and read
   * back as null.
   *
   * @param <V> the type of the values
   * @param value the codec of a value
   * @return the codec; it reads unmodifiable maps
   */
  public static <V> ValueCodec<Map<String, V>> map(ValueCodec<V> value) {
    return new CollectionCodecs.OfMap<>(value);
  }
}
