package dev.keyloom;

import org.jspecify.annotations.Nullable;

/**
 * The base of every error that Keyloom reports at run time: says what was attempted, what is wrong
 * and how to mend it. An error of the AWS SDK stays its cause.
 */
public class KeyloomException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * Creates an error.
   *
   * @param message what was attempted, what is wrong, how to mend it
   */
  public KeyloomException(String message) {
    super(message);
  }

  /**
   * Creates an error with a cause.
   *
   * @param message what was attempted, what is wrong, how to mend it
   * @param cause the error underneath, or null
   */
  public KeyloomException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
