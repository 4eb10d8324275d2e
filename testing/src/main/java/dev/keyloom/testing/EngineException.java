package dev.keyloom.testing;

import org.jspecify.annotations.Nullable;

/** No engine could be started or reached; the message says what was tried and what to install. */
public final class EngineException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * Reports what was tried and what to do.
   *
   * @param message what failed and how to mend it
   */
  public EngineException(String message) {
    super(message);
  }

  /**
   * Reports what was tried and what to do.
   *
   * @param message what failed and how to mend it
   * @param cause what was thrown, or null
   */
  public EngineException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
