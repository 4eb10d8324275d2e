package dev.keyloom.codec;

import dev.keyloom.text.Utf8;
import java.math.BigDecimal;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * Writes a value in its stored form, pushed by a codec: one {@code write}, or one {@code begin}
 * with its content and the matching {@code end}. Not safe for use by several threads.
 *
 * <p>Numbers are stored as they are or not at all: more than 38 significant digits, a magnitude
 * outside 1E-130 to 9.99…E+125, NaN and infinities are refused at every depth (the limits are
 * DynamoDB's).
 */
public abstract class ItemWriter {
  /** Creates a writer. */
  protected ItemWriter() {}

  /** Begins a map. */
  public abstract void beginMap();

  /** Ends the current map. */
  public abstract void endMap();

  /**
   * Names the entry of the current map whose value is written next.
   *
   * @param name the attribute's name or the map's key
   * @return this writer
   */
  public abstract ItemWriter field(String name);

  /** Begins a list. */
  public abstract void beginList();

  /** Ends the current list. */
  public abstract void endList();

  /**
   * Begins a set.
   *
   * @param kind what the set holds
   */
  public abstract void beginSet(SetKind kind);

  /**
   * Ends the current set.
   *
   * @throws CodecException if it is empty, which DynamoDB cannot store, or if two elements are
   *     equal in their stored form
   */
  public abstract void endSet();

  /**
   * Writes a boolean.
   *
   * @param value the boolean
   */
  public abstract void writeBoolean(boolean value);

  /**
   * Writes bytes.
   *
   * @param value the bytes, which are copied
   */
  public abstract void writeBytes(byte[] value);

  /** Writes NULL. */
  public abstract void writeNull();

  /**
   * Writes a string that has a UTF-8 form.
   *
   * @param value the string, already checked
   */
  protected abstract void writeCheckedString(String value);

  /**
   * Writes a number that DynamoDB can hold.
   *
   * @param text its text, already checked
   */
  protected abstract void writeCheckedNumber(String text);

  /**
   * The place of the value that is written next, or that was just written.
   *
   * @return the path from the top of the item, such as {@code addresses[2].city}; empty at the top
   */
  public abstract String path();

  /**
   * The place of the map, list or set that is being written.
   *
   * @return the path from the top of the item; empty at the top
   */
  public abstract String container();

  /**
   * Makes the error for a value that cannot be stored.
   *
   * @param rule why not, as a sentence without its subject
   * @param value the value in text form, or null
   * @return the error to throw
   */
  public final CodecException refused(String rule, @Nullable String value) {
    return CodecException.at(path(), rule, null, value, null);
  }

  /**
   * Writes a string. Half a surrogate pair has no UTF-8 form: it is refused rather than stored as
   * another character.
   *
   * @param value the string, perhaps empty
   */
  public final void writeString(String value) {
    if (Utf8.unpairedSurrogate(value) >= 0) {
      throw refused("holds half a surrogate pair", value);
    }
    writeCheckedString(value);
  }

  /**
   * Writes a number.
   *
   * @param text a decimal number, perhaps with an exponent
   */
  public final void writeNumber(String text) {
    BigDecimal value;
    try {
      value = new BigDecimal(text);
    } catch (NumberFormatException e) {
      throw CodecException.at(path(), "is no number: " + text, null, text, e);
    }
    writeBigDecimal(value);
  }

  /**
   * Writes a whole number.
   *
   * @param value the number
   */
  public final void writeInt(int value) {
    writeCheckedNumber(Integer.toString(value));
  }

  /**
   * Writes a whole number.
   *
   * @param value the number
   */
  public final void writeLong(long value) {
    writeCheckedNumber(Long.toString(value));
  }

  /**
   * Writes the shortest decimal number that reads back as the same {@code float}. Negative zero is
   * written as zero.
   *
   * @param value the number
   */
  public final void writeFloat(float value) {
    if (!Float.isFinite(value)) {
      throw refused("is not a finite number: " + value, Float.toString(value));
    }
    writeCheckedNumber(Float.toString(value + 0.0f)); // a float's range lies within DynamoDB's
  }

  /**
   * Writes the shortest decimal number that reads back as the same {@code double}. Negative zero is
   * written as zero.
   *
   * @param value the number
   */
  public final void writeDouble(double value) {
    if (!Double.isFinite(value)) {
      throw refused("is not a finite number: " + value, Double.toString(value));
    }
    double magnitude = Math.abs(value);
    if (magnitude != 0 && (magnitude < 1e-129 || magnitude >= 1e125)) {
      writeNumber(Double.toString(value));
    } else {
      writeCheckedNumber(Double.toString(value + 0.0));
    }
  }

  /**
   * Writes a whole number.
   *
   * @param value the number
   */
  public final void writeBigInteger(BigInteger value) {
    if (value.bitLength() < Long.SIZE) {
      writeLong(value.longValue());
    } else {
      writeBigDecimal(new BigDecimal(value));
    }
  }

  /**
   * Writes a decimal number.
   *
   * @param value the number
   */
  public final void writeBigDecimal(BigDecimal value) {
    String problem = Numbers.problem(value);
    if (problem != null) {
      throw refused(problem + ": " + value, value.toString());
    }
    writeCheckedNumber(Numbers.text(value));
  }
}
