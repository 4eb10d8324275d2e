package dev.keyloom.support;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;

/**
 * The text forms of the types that can stand in a key. What a form cannot hold is refused with
 * model, component, value and rule; nothing is folded, trimmed or rounded.
 */
public final class KeyCodecs {
  /**
   * A string as it is, without the model's separator and the character that ends it in its
   * template; forms {@code escaped} and {@code ordered}.
   */
  public static final KeyCodec<String> STRING = StringKeyCodec.PLAIN;

  /** Like a string of one character. */
  public static final KeyCodec<Character> CHARACTER =
      new PlainKeyCodecs.OfCharacter(StringKeyCodec.PLAIN);

  /** {@code true} or {@code false}. */
  public static final KeyCodec<Boolean> BOOLEAN = new PlainKeyCodecs.OfBoolean();

  /** Decimal digits; forms {@code padded} and {@code ordered}. */
  public static final KeyCodec<Byte> BYTE =
      WholeNumberKeyCodec.of(Byte.class, Byte.SIZE, Number::byteValue);

  /** Decimal digits; forms {@code padded} and {@code ordered}. */
  public static final KeyCodec<Short> SHORT =
      WholeNumberKeyCodec.of(Short.class, Short.SIZE, Number::shortValue);

  /** Decimal digits; forms {@code padded} and {@code ordered}. */
  public static final KeyCodec<Integer> INT =
      WholeNumberKeyCodec.of(Integer.class, Integer.SIZE, Number::intValue);

  /** Decimal digits; forms {@code padded} and {@code ordered}. */
  public static final KeyCodec<Long> LONG =
      WholeNumberKeyCodec.of(Long.class, Long.SIZE, Number::longValue);

  /** The shortest decimal digits that read as the same value; form {@code ordered}. */
  public static final KeyCodec<Float> FLOAT =
      DecimalKeyCodec.of(
          Float.class,
          value -> Float.isFinite(value) ? new BigDecimal(value.toString()) : null,
          BigDecimal::floatValue,
          Short.SIZE);

  /** The shortest decimal digits that read as the same value; form {@code ordered}. */
  public static final KeyCodec<Double> DOUBLE =
      DecimalKeyCodec.of(
          Double.class,
          value -> Double.isFinite(value) ? new BigDecimal(value.toString()) : null,
          BigDecimal::doubleValue,
          Integer.SIZE);

  /** Decimal digits; forms {@code padded} and {@code ordered}. */
  public static final KeyCodec<BigInteger> BIG_INTEGER =
      WholeNumberKeyCodec.of(BigInteger.class, 0, value -> (BigInteger) value);

  /** Decimal digits without zeros at the end; form {@code ordered}. */
  public static final KeyCodec<BigDecimal> BIG_DECIMAL =
      DecimalKeyCodec.of(BigDecimal.class, value -> value, value -> value, Integer.MAX_VALUE);

  /** The usual 36 characters in lower case. */
  public static final KeyCodec<java.util.UUID> UUID = new PlainKeyCodecs.OfUuid();

  /**
   * {@code yyyy-MM-ddTHH:mm:ss.nnnnnnnnnZ} in the years 0 to 9999; forms {@code millis} and {@code
   * seconds}.
   */
  public static final KeyCodec<Instant> INSTANT = TimeKeyCodecs.OfInstant.PLAIN;

  /** {@code yyyy-MM-dd} in the years 0 to 9999. */
  public static final KeyCodec<LocalDate> LOCAL_DATE = new TimeKeyCodecs.OfLocalDate();

  /**
   * {@code yyyy-MM-ddTHH:mm:ss.nnnnnnnnn} in the years 0 to 9999; forms {@code millis} and {@code
   * seconds}.
   */
  public static final KeyCodec<LocalDateTime> LOCAL_DATE_TIME = TimeKeyCodecs.OfDateTime.PLAIN;

  /** Bytes, which have no text form: only as a key attribute itself. */
  public static final KeyCodec<byte[]> BYTES = new PlainKeyCodecs.OfBytes();

  private KeyCodecs() {}

  /**
   * An enum by {@link Enum#name()}.
   *
   * @param <E> the enum
   * @param values all constants: {@code Status.values()}
   * @return the codec
   */
  public static <E extends Enum<E>> KeyCodec<E> enumeration(E[] values) {
    @SuppressWarnings("unchecked") // an array of E has elements of E
    Class<E> type = (Class<E>) values.getClass().getComponentType();
    return new PlainKeyCodecs.OfEnum<>(type, values);
  }
}
