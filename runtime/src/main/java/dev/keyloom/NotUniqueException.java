package dev.keyloom;

/** A key of a unique index was found on two items. The message names both. */
public class NotUniqueException extends KeyloomException {

  private static final long serialVersionUID = 1L;

  /**
   * Creates the exception.
   *
   * @param message the key and the items that share it
   */
  public NotUniqueException(String message) {
    super(message);
  }
}
