package dev.keyloom;

/**
 * A cursor is damaged, or belongs to another table, index, partition, range or direction. No call
 * was made. Cursors come from clients, so this is usually an answer to them and not a fault of the
 * program.
 */
public class InvalidCursorException extends KeyloomException {

  private static final long serialVersionUID = 1L;

  /**
   * Creates the exception.
   *
   * @param message what is wrong with the cursor
   */
  public InvalidCursorException(String message) {
    super(message);
  }
}
