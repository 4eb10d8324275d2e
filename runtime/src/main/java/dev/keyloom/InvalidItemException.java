package dev.keyloom;

import org.jspecify.annotations.Nullable;

/**
 * An item, a change or a parameter that cannot be written: a required attribute is null, a number
 * does not fit, a key cannot be built. Nothing was sent.
 */
public class InvalidItemException extends KeyloomException {
  private static final long serialVersionUID = 1L;

  /**
   * An exception that names model, attribute and rule.
   *
   * @param message what is wrong, where, and how to mend it
   */
  public InvalidItemException(String message) {
    super(message);
  }

  /**
   * An exception that names model, attribute and rule.
   *
   * @param message what is wrong, where, and how to mend it
   * @param cause what was thrown
   */
  public InvalidItemException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
