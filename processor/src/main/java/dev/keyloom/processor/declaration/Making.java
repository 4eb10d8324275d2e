package dev.keyloom.processor.declaration;

/** How a value is made of its components. */
public enum Making {
  /** By a constructor that takes all of them in order. */
  CONSTRUCTOR,
  /** By a constructor without parameters, and a setter for each. */
  SETTERS,
  /** By the static method {@code builder()}, a method of the builder for each, {@code build()}. */
  BUILDER
}
