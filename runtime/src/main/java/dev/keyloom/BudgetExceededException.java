package dev.keyloom;

/**
 * A read that answers with all items ({@code list}, {@code first}, {@code count}, {@code stream})
 * spent the requests that {@code maxPages} allows before it was done.
 */
public class BudgetExceededException extends KeyloomException {

  private static final long serialVersionUID = 1L;

  /** Where the read stopped. */
  private final String cursor;

  /**
   * Creates the exception.
   *
   * @param message what was read and how far
   * @param cursor where the read stopped
   */
  public BudgetExceededException(String message, String cursor) {
    super(message);
    this.cursor = cursor;
  }

  /**
   * Where to go on ({@link Query#after}). What was read up to there is not part of this exception.
   *
   * @return the cursor
   */
  public String cursor() {
    return cursor;
  }
}
