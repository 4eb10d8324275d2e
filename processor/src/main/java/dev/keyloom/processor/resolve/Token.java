package dev.keyloom.processor.resolve;

/** A part of a template's text. */
sealed interface Token {
  /** Text outside of braces. */
  record Literal(String text) implements Token {}

  /**
   * Text inside of braces.
   *
   * @param name what stands before the colon
   * @param format what stands after it, empty if there is none
   */
  record Component(String name, String format) implements Token {}
}
