package dev.keyloom.codec;

import java.math.BigDecimal;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * Reads a stored value from its beginning to its end, pulled by a codec. At every moment the reader
 * stands at one value; a codec consumes it by one {@code read} or by one {@code begin} and the
 * iteration that follows until that ends. Not safe for use by several threads.
 *
 * <p>A stored type other than the one asked for, and a value that the asked type cannot hold, is a
 * {@link CodecException} with path, expectation, stored type and value.
 */
public abstract class ItemReader {
  /** Creates a reader. */
  protected ItemReader() {}

  /** Enters the map at the current position. */
  public abstract void beginMap();

  /**
   * Moves to the next attribute of the current map that is present, not NULL and one of the given
   * names. Other attributes are skipped.
   *
   * @param names the attributes to look for; the same for every call on one map
   * @return the position of the attribute in the names, or -1 at the end, which leaves the map
   */
  public abstract int nextField(FieldNames names);

  /**
   * Moves to the next entry of the current map, whatever its key. NULL values are not skipped: see
   * {@link #readNull}.
   *
   * @return the key, or null at the end, which leaves the map
   */
  public abstract @Nullable String nextKey();

  /** Enters the list at the current position. */
  public abstract void beginList();

  /**
   * Enters the set at the current position.
   *
   * @param kind what the set must hold
   */
  public abstract void beginSet(SetKind kind);

  /**
   * Moves to the next element of the current list or set.
   *
   * @return whether there is one; false leaves the list or set
   */
  public abstract boolean nextElement();

  /**
   * Consumes the current value if it is NULL.
   *
   * @return whether it was
   */
  public abstract boolean readNull();

  /**
   * Reads a string.
   *
   * @return the string
   */
  public abstract String readString();

  /**
   * Reads a number in its text form.
   *
   * @return a decimal number, perhaps with an exponent
   */
  public abstract String readNumber();

  /**
   * Reads a boolean.
   *
   * @return the boolean
   */
  public abstract boolean readBoolean();

  /**
   * Reads bytes.
   *
   * @return a new array
   */
  public abstract byte[] readBytes();

  /**
   * The type of the current value, which is not consumed.
   *
   * @return its type
   */
  public abstract AttributeType attributeType();

  /**
   * The place of the current value, or of the one just read.
   *
   * @return the path from the top of the item, such as {@code addresses[2].city}; empty at the top
   */
  public abstract String path();

  /**
   * Makes the error for a current value that is stored as expected but has no meaning for the
   * codec.
   *
   * @param expected what the codec expected: {@code "a UUID"}
   * @param value the text that was read
   * @param cause the error underneath, or null
   * @return the error to throw
   */
  public abstract CodecException unreadable(
      String expected, String value, @Nullable Throwable cause);

  /**
   * Reads a whole number of 8 bits.
   *
   * @return the number
   */
  public final byte readByte() {
    return (byte) readWhole(Byte.MIN_VALUE, Byte.MAX_VALUE, "a byte");
  }

  /**
   * Reads a whole number of 16 bits.
   *
   * @return the number
   */
  public final short readShort() {
    return (short) readWhole(Short.MIN_VALUE, Short.MAX_VALUE, "a short");
  }

  /**
   * Reads a whole number of 32 bits.
   *
   * @return the number
   */
  public final int readInt() {
    return (int) readWhole(Integer.MIN_VALUE, Integer.MAX_VALUE, "an int");
  }

  /**
   * Reads a whole number of 64 bits.
   *
   * @return the number
   */
  public final long readLong() {
    return readWhole(Long.MIN_VALUE, Long.MAX_VALUE, "a long");
  }

  /**
   * Reads a number as the nearest {@code float}.
   *
   * @return the number
   */
  public final float readFloat() {
    String text = readNumber();
    float value;
    try {
      value = Float.parseFloat(text);
    } catch (NumberFormatException e) {
      throw unreadable("a float", text, e);
    }
    if (Float.isInfinite(value)) {
      throw unreadable("a float", text, null);
    }
    return value;
  }

  /**
   * Reads a number as the nearest {@code double}.
   *
   * @return the number
   */
  public final double readDouble() {
    String text = readNumber();
    try {
      return Double.parseDouble(text);
    } catch (NumberFormatException e) {
      throw unreadable("a double", text, e);
    }
  }

  /**
   * Reads a whole number of any size.
   *
   * @return the number
   */
  public final BigInteger readBigInteger() {
    String text = readNumber();
    try {
      return new BigDecimal(text).toBigIntegerExact();
    } catch (ArithmeticException | NumberFormatException e) {
      throw unreadable("a whole number", text, e);
    }
  }

  /**
   * Reads a decimal number.
   *
   * @return the number with the scale of its stored text
   */
  public final BigDecimal readBigDecimal() {
    String text = readNumber();
    try {
      return new BigDecimal(text);
    } catch (NumberFormatException e) {
      throw unreadable("a decimal number", text, e);
    }
  }

  private long readWhole(long min, long max, String expected) {
    String text = readNumber();
    long value;
    try {
      value = Numbers.parseLong(text);
    } catch (ArithmeticException | NumberFormatException e) {
      throw unreadable(expected, text, e);
    }
    if (value < min || value > max) {
      throw unreadable(expected, text, null);
    }
    return value;
  }
}
