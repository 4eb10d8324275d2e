package dev.keyloom.processor.model;

/** How generated code makes a value of its components. */
public enum Making {
  /** {@code new User(id, name)}. */
  CONSTRUCTOR,
  /** {@code new User()}, then {@code value.setId(id)}. */
  SETTERS,
  /** {@code User.builder().id(id).build()}. */
  BUILDER
}
