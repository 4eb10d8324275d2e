package dev.keyloom;

import org.jspecify.annotations.Nullable;

/** An update of an item that does not exist. Nothing was written; {@code upsert()} creates it. */
public class NotFoundException extends KeyloomException {
  private static final long serialVersionUID = 1L;

  /**
   * An exception that names model and key.
   *
   * @param message what was attempted
   * @param cause what the SDK threw
   */
  public NotFoundException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
