package dev.keyloom.support;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/** The text forms of the types that can stand in a key. */
public final class KeyCodecs {
  /** A string as it is; forms {@code escaped} and {@code ordered}. */
  public static final KeyCodec<String> STRING = skeleton(String.class);

  /** Like a string of one character. */
  public static final KeyCodec<Character> CHARACTER = skeleton(Character.class);

  /** {@code true} or {@code false}. */
  public static final KeyCodec<Boolean> BOOLEAN = skeleton(Boolean.class);

  /** Decimal digits; forms {@code padded} and {@code ordered}. */
  public static final KeyCodec<Byte> BYTE = skeleton(Byte.class);

  /** Decimal digits; forms {@code padded} and {@code ordered}. */
  public static final KeyCodec<Short> SHORT = skeleton(Short.class);

  /** Decimal digits; forms {@code padded} and {@code ordered}. */
  public static final KeyCodec<Integer> INT = skeleton(Integer.class);

  /** Decimal digits; forms {@code padded} and {@code ordered}. */
  public static final KeyCodec<Long> LONG = skeleton(Long.class);

  /** Decimal digits; form {@code ordered}. */
  public static final KeyCodec<Float> FLOAT = skeleton(Float.class);

  /** Decimal digits; form {@code ordered}. */
  public static final KeyCodec<Double> DOUBLE = skeleton(Double.class);

  /** Decimal digits; forms {@code padded} and {@code ordered}. */
  public static final KeyCodec<BigInteger> BIG_INTEGER = skeleton(BigInteger.class);

  /** Decimal digits without zeros at the end; form {@code ordered}. */
  public static final KeyCodec<BigDecimal> BIG_DECIMAL = skeleton(BigDecimal.class);

  /** The usual 36 characters. */
  public static final KeyCodec<java.util.UUID> UUID = skeleton(java.util.UUID.class);

  /** {@code yyyy-MM-ddTHH:mm:ss.nnnnnnnnnZ}; forms {@code millis} and {@code seconds}. */
  public static final KeyCodec<Instant> INSTANT = skeleton(Instant.class);

  /** {@code yyyy-MM-dd}. */
  public static final KeyCodec<LocalDate> LOCAL_DATE = skeleton(LocalDate.class);

  /** Bytes, which have no text form: only as a key attribute itself. */
  public static final KeyCodec<byte[]> BYTES = skeleton(byte[].class);

  private KeyCodecs() {}

  /**
   * An enum by {@link Enum#name()}.
   *
   * @param <E> the enum
   * @param values all constants: {@code Status.values()}
   * @return the codec
   */
  public static <E extends Enum<E>> KeyCodec<E> enumeration(E[] values) {
    return skeleton(values[0].getDeclaringClass());
  }

  private static <V> KeyCodec<V> skeleton(Class<V> type) {
    return new KeyCodec<>(type) {
      @Override
      String format() {
        return "";
      }

      @Override
      void append(V value, TemplateComponent at, StringBuilder out) {
        out.append(value);
      }

      @Override
      @Nullable V decode(String text, TemplateComponent at) {
        return null;
      }

      @Override
      int end(String text, int from, TemplateComponent at) {
        return -1;
      }

      @Override
      @Nullable V accept(Object value) {
        return null;
      }
    };
  }
}
