package dev.keyloom.codec;

/** The types in which DynamoDB stores values. */
public enum AttributeType {
  /** A string. */
  STRING("S"),
  /** A number. */
  NUMBER("N"),
  /** Bytes. */
  BINARY("B"),
  /** True or false. */
  BOOLEAN("BOOL"),
  /** NULL. */
  NULL("NULL"),
  /** A list. */
  LIST("L"),
  /** A map; also an embedded record. */
  MAP("M"),
  /** A set of strings. */
  STRING_SET("SS"),
  /** A set of numbers. */
  NUMBER_SET("NS"),
  /** A set of byte arrays. */
  BINARY_SET("BS");

  private final String descriptor;

  AttributeType(String descriptor) {
    this.descriptor = descriptor;
  }

  /** The type in the language of DynamoDB, such as {@code SS}. */
  public String descriptor() {
    return descriptor;
  }
}
