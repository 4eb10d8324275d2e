package dev.keyloom;

import org.jspecify.annotations.Nullable;

/**
 * Arguments that must not be null, refused by what they are. The internals have their own class for
 * it: what this package shares would be public.
 */
final class Arguments {
  private Arguments() {}

  /**
   * An argument.
   *
   * @param what the argument, as the beginning of a sentence
   */
  static <X> X required(@Nullable X value, String what) {
    if (value == null) {
      throw new KeyloomException(what + " is null");
    }
    return value;
  }
}
