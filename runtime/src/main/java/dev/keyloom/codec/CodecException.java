package dev.keyloom.codec;

import org.jspecify.annotations.Nullable;

/**
 * A value cannot be read from, or written in, its stored form. Says where in the item, what was
 * expected and what was found.
 */
public final class CodecException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String path;
  private final String problem;
  private final boolean relative;
  private final @Nullable String storedType;
  private final @Nullable String value;

  private CodecException(
      String path,
      boolean relative,
      String problem,
      @Nullable String storedType,
      @Nullable String value,
      @Nullable Throwable cause) {
    super(path + ": " + problem, cause);
    this.path = path;
    this.relative = relative;
    this.problem = problem;
    this.storedType = storedType;
    this.value = value;
  }

  /**
   * An error at a place in an item.
   *
   * @param path the attribute path from the top of the item, such as {@code addresses[2].city}
   * @param problem what is wrong, as a sentence without its subject
   * @param storedType DynamoDB's name of the stored type, or null where nothing is stored
   * @param value the value in text form, or null where it does not help
   * @param cause the error underneath, or null
   * @return the error
   */
  public static CodecException at(
      String path,
      String problem,
      @Nullable String storedType,
      @Nullable String value,
      @Nullable Throwable cause) {
    return new CodecException(path, false, problem, storedType, value, cause);
  }

  /**
   * A required value is absent from, or NULL in, the map that was just read.
   *
   * @param field the attribute's name in that map
   * @return the error, to be completed by {@link #within}
   */
  public static CodecException missing(String field) {
    return new CodecException(field, true, "is required, but absent or NULL", null, null, null);
  }

  /**
   * A required value is null in the record that is being written.
   *
   * @param field the attribute's name in the map being written
   * @return the error, to be completed by {@link #within}
   */
  public static CodecException nullValue(String field) {
    return new CodecException(field, true, "is required, but null", null, null, null);
  }

  /**
   * Completes the path of an error that only knows the field's name. Whoever made the reader or
   * writer calls this: its position still is the map in question.
   *
   * @param container the path of the map, empty at the top of an item
   * @return this error with its path from the top of the item
   */
  public CodecException within(String container) {
    if (!relative) {
      return this;
    }
    String full = container.isEmpty() ? path : container + "." + path;
    CodecException completed =
        new CodecException(full, false, problem, storedType, value, getCause());
    completed.setStackTrace(getStackTrace());
    return completed;
  }

  /**
   * Where in the item.
   *
   * @return the attribute path
   */
  public String path() {
    return path;
  }

  /**
   * What is wrong, without the path.
   *
   * @return a sentence without its subject
   */
  public String problem() {
    return problem;
  }

  /**
   * The stored type.
   *
   * @return DynamoDB's name of it, such as {@code N}, or null where nothing is stored
   */
  public @Nullable String storedType() {
    return storedType;
  }

  /**
   * The value.
   *
   * @return its text form, or null where it does not help
   */
  public @Nullable String value() {
    return value;
  }
}
