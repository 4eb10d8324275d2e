package dev.keyloom;

import org.jspecify.annotations.Nullable;

/**
 * A stored item does not fit its model. The message names the table, the item's key, the attribute,
 * its stored type and its value.
 */
public class ItemDecodingException extends KeyloomException {

  private static final long serialVersionUID = 1L;

  /**
   * Creates the exception.
   *
   * @param message which item does not fit, and where
   * @param cause what the reader or the record's constructor threw, if anything
   */
  public ItemDecodingException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
