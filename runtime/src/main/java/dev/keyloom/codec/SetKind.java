package dev.keyloom.codec;

/** The three kinds of set, and with them of scalar, that DynamoDB stores. */
public enum SetKind {
  /** Strings: {@code S} and {@code SS}. */
  STRING("S"),
  /** Numbers: {@code N} and {@code NS}. */
  NUMBER("N"),
  /** Bytes: {@code B} and {@code BS}. */
  BINARY("B");

  private final String scalarType;

  SetKind(String scalarType) {
    this.scalarType = scalarType;
  }

  /**
   * DynamoDB's name of the scalar's type.
   *
   * @return {@code S}, {@code N} or {@code B}
   */
  public String scalarType() {
    return scalarType;
  }

  /**
   * DynamoDB's name of the set's type.
   *
   * @return {@code SS}, {@code NS} or {@code BS}
   */
  public String setType() {
    return scalarType + "S";
  }
}
