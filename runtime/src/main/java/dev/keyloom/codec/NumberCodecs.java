package dev.keyloom.codec;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;

/** Numbers as {@code N}. */
final class NumberCodecs {
  private NumberCodecs() {}

  static final class OfByte extends ScalarCodec<Byte> {
    OfByte() {
      super(SetKind.NUMBER);
    }

    @Override
    public void write(Byte value, ItemWriter out) {
      out.writeInt(value);
    }

    @Override
    public Byte read(ItemReader in) {
      return in.readByte();
    }
  }

  static final class OfShort extends ScalarCodec<Short> {
    OfShort() {
      super(SetKind.NUMBER);
    }

    @Override
    public void write(Short value, ItemWriter out) {
      out.writeInt(value);
    }

    @Override
    public Short read(ItemReader in) {
      return in.readShort();
    }
  }

  static final class OfInt extends ScalarCodec<Integer> {
    OfInt() {
      super(SetKind.NUMBER);
    }

    @Override
    public void write(Integer value, ItemWriter out) {
      out.writeInt(value);
    }

    @Override
    public Integer read(ItemReader in) {
      return in.readInt();
    }
  }

  static final class OfLong extends ScalarCodec<Long> {
    OfLong() {
      super(SetKind.NUMBER);
    }

    @Override
    public void write(Long value, ItemWriter out) {
      out.writeLong(value);
    }

    @Override
    public Long read(ItemReader in) {
      return in.readLong();
    }
  }

  static final class OfFloat extends ScalarCodec<Float> {
    OfFloat() {
      super(SetKind.NUMBER);
    }

    @Override
    public void write(Float value, ItemWriter out) {
      out.writeFloat(value);
    }

    @Override
    public Float read(ItemReader in) {
      return in.readFloat();
    }
  }

  static final class OfDouble extends ScalarCodec<Double> {
    OfDouble() {
      super(SetKind.NUMBER);
    }

    @Override
    public void write(Double value, ItemWriter out) {
      out.writeDouble(value);
    }

    @Override
    public Double read(ItemReader in) {
      return in.readDouble();
    }
  }

  static final class OfBigInteger extends ScalarCodec<BigInteger> {
    OfBigInteger() {
      super(SetKind.NUMBER);
    }

    @Override
    public void write(BigInteger value, ItemWriter out) {
      out.writeBigInteger(value);
    }

    @Override
    public BigInteger read(ItemReader in) {
      return in.readBigInteger();
    }
  }

  static final class OfBigDecimal extends ScalarCodec<BigDecimal> {
    OfBigDecimal() {
      super(SetKind.NUMBER);
    }

    @Override
    public void write(BigDecimal value, ItemWriter out) {
      out.writeBigDecimal(value);
    }

    @Override
    public BigDecimal read(ItemReader in) {
      return in.readBigDecimal();
    }
  }

  /** A length of time in seconds. */
  static final class OfDuration extends ScalarCodec<Duration> {
    private static final int NANO_DIGITS = 9;

    OfDuration() {
      super(SetKind.NUMBER);
    }

    @Override
    @SuppressWarnings("JavaDurationGetSecondsGetNano") // both are written, as one number
    public void write(Duration value, ItemWriter out) {
      BigDecimal fraction = BigDecimal.valueOf(value.getNano(), NANO_DIGITS);
      BigDecimal seconds = BigDecimal.valueOf(value.getSeconds()).add(fraction);
      // Never with an exponent, which the enhanced client does not read here.
      out.writeCheckedNumber(seconds.stripTrailingZeros().toPlainString());
    }

    @Override
    public Duration read(ItemReader in) {
      BigDecimal seconds = in.readBigDecimal();
      try {
        BigInteger[] parts =
            seconds
                .movePointRight(NANO_DIGITS)
                .toBigIntegerExact()
                .divideAndRemainder(BigInteger.TEN.pow(NANO_DIGITS));
        return Duration.ofSeconds(parts[0].longValueExact(), parts[1].longValueExact());
      } catch (ArithmeticException e) {
        throw in.unreadable("a duration in seconds", seconds.toString(), e);
      }
    }
  }
}
