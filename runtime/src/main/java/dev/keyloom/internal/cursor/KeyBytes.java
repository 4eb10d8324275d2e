package dev.keyloom.internal.cursor;

import dev.keyloom.support.KeyType;
import dev.keyloom.support.KeyValue;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * The values of key attributes as bytes: UTF-8 for strings, the digits of numbers, bytes as they
 * are.
 */
final class KeyBytes {

  private KeyBytes() {}

  static byte[] of(KeyValue value) {
    if (value instanceof KeyValue.StringValue string) {
      return string.text().getBytes(StandardCharsets.UTF_8);
    }
    if (value instanceof KeyValue.NumberValue number) {
      return number.text().getBytes(StandardCharsets.US_ASCII);
    }
    return ((KeyValue.BytesValue) value).bytes();
  }

  /** The value back, or null if the bytes are none of that type. */
  static @Nullable KeyValue value(byte[] bytes, KeyType type) {
    if (type == KeyType.BINARY) {
      return new KeyValue.BytesValue(bytes);
    }
    try {
      String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      return type == KeyType.STRING
          ? new KeyValue.StringValue(text)
          : new KeyValue.NumberValue(text);
    } catch (CharacterCodingException | NumberFormatException e) {
      return null;
    }
  }
}
