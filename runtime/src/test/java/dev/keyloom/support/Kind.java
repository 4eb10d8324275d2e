package dev.keyloom.support;

import dev.keyloom.codec.Codecs;
import dev.keyloom.codec.ValueCodec;
import dev.keyloom.text.Utf8;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Tuple;

/** Every form of every type that can stand in a template, with values that are hard for it. */
enum Kind {
  STRING(KeyCodecs.STRING, Codecs.STRING, strings()),
  ESCAPED(KeyCodecs.STRING.escaped(), Codecs.STRING, strings()),
  ORDERED_STRING(KeyCodecs.STRING.ordered(), Codecs.STRING, strings()),
  CHARACTER(KeyCodecs.CHARACTER, Codecs.CHARACTER, characters()),
  ESCAPED_CHARACTER(KeyCodecs.CHARACTER.escaped(), Codecs.CHARACTER, characters()),
  ORDERED_CHARACTER(KeyCodecs.CHARACTER.ordered(), Codecs.CHARACTER, characters()),
  BOOLEAN(KeyCodecs.BOOLEAN, Codecs.BOOLEAN, Arbitraries.of(true, false)),
  BYTE(KeyCodecs.BYTE, Codecs.BYTE, Arbitraries.bytes()),
  ORDERED_SHORT(KeyCodecs.SHORT.ordered(), Codecs.SHORT, Arbitraries.shorts()),
  INT(KeyCodecs.INT, Codecs.INT, Arbitraries.integers()),
  PADDED_INT(KeyCodecs.INT.padded(6), Codecs.INT, Arbitraries.integers().between(0, 999_999)),
  LONG(KeyCodecs.LONG, Codecs.LONG, Arbitraries.longs()),
  ORDERED_LONG(KeyCodecs.LONG.ordered(), Codecs.LONG, Arbitraries.longs()),
  BIG_INTEGER(KeyCodecs.BIG_INTEGER, Codecs.BIG_INTEGER, bigIntegers()),
  PADDED_BIG_INTEGER(
      KeyCodecs.BIG_INTEGER.padded(40), Codecs.BIG_INTEGER, bigIntegers().map(BigInteger::abs)),
  ORDERED_BIG_INTEGER(KeyCodecs.BIG_INTEGER.ordered(), Codecs.BIG_INTEGER, bigIntegers()),
  BIG_DECIMAL(KeyCodecs.BIG_DECIMAL, Codecs.BIG_DECIMAL, bigDecimals()),
  ORDERED_BIG_DECIMAL(KeyCodecs.BIG_DECIMAL.ordered(), Codecs.BIG_DECIMAL, bigDecimals()),
  FLOAT(KeyCodecs.FLOAT, Codecs.FLOAT, floats()),
  ORDERED_FLOAT(KeyCodecs.FLOAT.ordered(), Codecs.FLOAT, floats()),
  DOUBLE(KeyCodecs.DOUBLE, Codecs.DOUBLE, doubles()),
  ORDERED_DOUBLE(KeyCodecs.DOUBLE.ordered(), Codecs.DOUBLE, doubles()),
  UUID_TEXT(KeyCodecs.UUID, Codecs.UUID, Arbitraries.create(UUID::randomUUID)),
  INSTANT(KeyCodecs.INSTANT, Codecs.INSTANT, instants(1)),
  MILLIS(KeyCodecs.INSTANT.millis(), Codecs.INSTANT, instants(1_000_000)),
  SECONDS(KeyCodecs.INSTANT.seconds(), Codecs.INSTANT, instants(1_000_000_000)),
  DATE_TIME(KeyCodecs.LOCAL_DATE_TIME, Codecs.LOCAL_DATE_TIME, dateTimes(1)),
  DATE_TIME_MILLIS(
      KeyCodecs.LOCAL_DATE_TIME.millis(), Codecs.LOCAL_DATE_TIME, dateTimes(1_000_000)),
  DATE_TIME_SECONDS(
      KeyCodecs.LOCAL_DATE_TIME.seconds(), Codecs.LOCAL_DATE_TIME, dateTimes(1_000_000_000)),
  LOCAL_DATE(
      KeyCodecs.LOCAL_DATE,
      Codecs.LOCAL_DATE,
      Arbitraries.longs()
          .between(LocalDate.of(0, 1, 1).toEpochDay(), LocalDate.of(9999, 12, 31).toEpochDay())
          .map(LocalDate::ofEpochDay)),
  ENUM(
      KeyCodecs.enumeration(TimeUnit.values()),
      Codecs.enumeration(TimeUnit.values()),
      Arbitraries.of(TimeUnit.values()));

  final KeyCodec<?> key;
  final ValueCodec<?> stored;
  final Arbitrary<?> values;

  Kind(KeyCodec<?> key, ValueCodec<?> stored, Arbitrary<?> values) {
    this.key = key;
    this.stored = stored;
    this.values = values;
  }

  /** The order of the values, which is numeric for numbers and that of UTF-8 for text. */
  static Comparator<Object> order() {
    return (a, b) -> {
      if (a instanceof String x && b instanceof String y) {
        return Utf8.compare(x, y);
      }
      if (a instanceof Number x && b instanceof Number y) {
        return new BigDecimal(x.toString()).compareTo(new BigDecimal(y.toString()));
      }
      return compare((Comparable<?>) a, b);
    };
  }

  @SuppressWarnings("unchecked")
  private static <C> int compare(Comparable<C> a, Object b) {
    return a.compareTo((C) b);
  }

  /** The last code point, which values may hold but no template. */
  private static final String LAST = "\udbff\udfff";

  /** Delimiters, escapes, digits of escapes, and characters on both sides of every byte length. */
  static Arbitrary<String> symbols() {
    return Arbitraries.of(
        "#",
        "%",
        "$",
        ":",
        "-",
        "_",
        "{",
        "}",
        "\\",
        "A",
        "F",
        "0",
        "9",
        "a",
        "z",
        " ",
        "~",
        "!",
        "\0",
        "\1",
        "\u007f",
        "\u0080",
        "\u00ff",
        "\u0100",
        "\u07ff",
        "\u0800",
        "\ud7ff",
        "\ue000",
        "\uffff",
        "😀",
        "\ud800\udc00");
  }

  static Arbitrary<String> strings() {
    return Arbitraries.frequencyOf(Tuple.of(20, symbols()), Tuple.of(1, Arbitraries.just(LAST)))
        .list()
        .ofMinSize(1)
        .ofMaxSize(4)
        .map(list -> String.join("", list));
  }

  private static Arbitrary<Character> characters() {
    return strings().map(s -> s.charAt(0)).filter(c -> !Character.isSurrogate(c));
  }

  private static Arbitrary<BigInteger> bigIntegers() {
    return Arbitraries.bigIntegers()
        .between(BigInteger.TEN.pow(37).negate(), BigInteger.TEN.pow(37));
  }

  private static Arbitrary<BigDecimal> bigDecimals() {
    Arbitrary<BigDecimal> wide =
        bigIntegers()
            .flatMap(
                digits ->
                    Arbitraries.integers()
                        .between(-80, 120)
                        .map(scale -> new BigDecimal(digits, scale)));
    Arbitrary<BigDecimal> near =
        Arbitraries.of("0", "0.0", "-0.1", "1.5", "1.50", "1.500001", "-1.5", "10", "1E+1", "9.9")
            .map(BigDecimal::new);
    return Arbitraries.oneOf(wide, near);
  }

  private static Arbitrary<Float> floats() {
    return Arbitraries.oneOf(
        Arbitraries.of(0.0f, -0.0f, 1.5f, Float.MIN_VALUE, -Float.MAX_VALUE, 1e10f),
        Arbitraries.integers().map(Float::intBitsToFloat).filter(Float::isFinite));
  }

  private static Arbitrary<Double> doubles() {
    return Arbitraries.oneOf(
        Arbitraries.of(0.0, -0.0, 1.5, -1.5, 1e100, -1e-100, 0.1, 0.30000000000000004),
        Arbitraries.longs()
            .map(Double::longBitsToDouble)
            .filter(d -> Math.abs(d) < 1e125 && (d == 0 || Math.abs(d) > 1e-125)));
  }

  private static Arbitrary<Instant> instants(int nanos) {
    Arbitrary<Long> seconds =
        Arbitraries.oneOf(
            Arbitraries.longs().between(-62_167_219_200L, 253_402_300_799L),
            Arbitraries.longs().between(1_700_000_000L, 1_700_000_002L));
    Arbitrary<Integer> fractions =
        Arbitraries.of(0, 1, 17_000_000, 500_000_000, 991_000_000, 999_999_999);
    return seconds.flatMap(
        second ->
            fractions.map(
                fraction -> Instant.ofEpochSecond(second, (long) (fraction / nanos) * nanos)));
  }

  private static Arbitrary<LocalDateTime> dateTimes(int nanos) {
    return instants(nanos).map(instant -> LocalDateTime.ofInstant(instant, ZoneOffset.UTC));
  }
}
