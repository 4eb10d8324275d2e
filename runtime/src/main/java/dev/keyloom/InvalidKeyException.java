package dev.keyloom;

import org.jspecify.annotations.Nullable;

/**
 * A value cannot stand in a key, components match no access pattern, or a text is no key of the
 * model. The message names the model, the component, the value and the rule. Nothing was sent.
 */
public class InvalidKeyException extends KeyloomException {
  private static final long serialVersionUID = 1L;

  /**
   * Creates an error.
   *
   * @param message names model, component, value and rule
   */
  public InvalidKeyException(String message) {
    super(message);
  }

  /**
   * Creates an error with a cause.
   *
   * @param message names model, component, value and rule
   * @param cause the error underneath, or null
   */
  public InvalidKeyException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
