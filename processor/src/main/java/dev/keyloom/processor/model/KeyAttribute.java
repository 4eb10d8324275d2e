package dev.keyloom.processor.model;

/** An attribute of a key schema. */
public record KeyAttribute(String name, KeyKind kind) {
  /** The type of a key attribute, as DynamoDB allows them. */
  public enum KeyKind {
    STRING,
    NUMBER,
    BINARY
  }
}
