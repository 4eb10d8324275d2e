package dev.keyloom.support;

import dev.keyloom.text.Utf8;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/**
 * The value of a key attribute. Values of one type are ordered as DynamoDB orders them: strings by
 * their UTF-8 bytes, numbers by value, bytes unsigned.
 */
public sealed interface KeyValue extends Comparable<KeyValue> {
  /**
   * The type of an attribute that holds this value.
   *
   * @return the type
   */
  KeyType type();

  /**
   * The number of bytes that count against DynamoDB's limits of 2048 for a partition key and 1024
   * for a sort key.
   *
   * @return the size of a string or of bytes; 0 for a number, which always fits
   */
  int size();

  /**
   * A string.
   *
   * @param text the text
   */
  record StringValue(String text) implements KeyValue {
    @Override
    public KeyType type() {
      return KeyType.STRING;
    }

    @Override
    public int size() {
      return Utf8.length(text);
    }

    @Override
    public int compareTo(KeyValue other) {
      return other instanceof StringValue that
          ? Utf8.compare(text, that.text)
          : type().compareTo(other.type());
    }

    @Override
    public String toString() {
      return '"' + text + '"';
    }
  }

  /**
   * A number; equal numbers are equal values, whatever their text was.
   *
   * @param text the number in the one text that all equal numbers share
   */
  record NumberValue(String text) implements KeyValue {
    /**
     * Brings the text into its canonical form.
     *
     * @param text a decimal number, perhaps with an exponent
     * @throws NumberFormatException if it is not a number
     */
    public NumberValue {
      text = canonical(text);
    }

    private static String canonical(String text) {
      BigDecimal value = new BigDecimal(text).stripTrailingZeros();
      return value.scale() <= 0 && value.precision() - value.scale() <= 38
          ? value.toPlainString()
          : value.toString();
    }

    @Override
    public KeyType type() {
      return KeyType.NUMBER;
    }

    @Override
    public int size() {
      return 0;
    }

    @Override
    public int compareTo(KeyValue other) {
      return other instanceof NumberValue that
          ? new BigDecimal(text).compareTo(new BigDecimal(that.text))
          : type().compareTo(other.type());
    }

    @Override
    public String toString() {
      return text;
    }
  }

  /** Bytes, equal by their content. */
  final class BytesValue implements KeyValue {
    private final byte[] bytes;

    /**
     * Copies the bytes.
     *
     * @param bytes the bytes
     */
    public BytesValue(byte[] bytes) {
      this.bytes = bytes.clone();
    }

    /**
     * The bytes.
     *
     * @return a new array
     */
    public byte[] bytes() {
      return bytes.clone();
    }

    @Override
    public KeyType type() {
      return KeyType.BINARY;
    }

    @Override
    public int size() {
      return bytes.length;
    }

    @Override
    public int compareTo(KeyValue other) {
      return other instanceof BytesValue that
          ? Arrays.compareUnsigned(bytes, that.bytes)
          : type().compareTo(other.type());
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof BytesValue that && Arrays.equals(bytes, that.bytes);
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(bytes);
    }

    @Override
    public String toString() {
      return "0x" + HexFormat.of().formatHex(bytes);
    }
  }
}
