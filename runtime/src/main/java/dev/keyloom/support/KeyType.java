package dev.keyloom.support;

import dev.keyloom.codec.SetKind;

/** The type of a key attribute, as DynamoDB allows them. */
public enum KeyType {
  /** {@code S}, ordered by its UTF-8 bytes. */
  STRING,
  /** {@code N}, ordered by value. */
  NUMBER,
  /** {@code B}, ordered as unsigned bytes. */
  BINARY;

  /**
   * The key type of a scalar.
   *
   * @param kind how the scalar is stored
   * @return the type of a key attribute that holds it
   */
  public static KeyType of(SetKind kind) {
    return switch (kind) {
      case STRING -> STRING;
      case NUMBER -> NUMBER;
      case BINARY -> BINARY;
    };
  }
}
