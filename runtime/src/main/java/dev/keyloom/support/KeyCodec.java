package dev.keyloom.support;

import org.jspecify.annotations.Nullable;

/**
 * How the values of one type become text in a key, and back. {@link KeyCodecs} has one for each
 * type; its further forms come from the methods named after the formats of a template.
 *
 * @param <V> the type of the values
 */
public abstract class KeyCodec<V> {
  private final Class<V> type;

  KeyCodec(Class<V> type) {
    this.type = type;
  }

  /**
   * The form {@code {n:6}}: a whole number in so many digits, with leading zeros. Negative numbers
   * and longer ones are refused.
   *
   * @param width the number of digits, at least 1
   * @return the codec of that form
   * @throws IllegalArgumentException if the type has no such form
   */
  public KeyCodec<V> padded(int width) {
    throw noForm(Integer.toString(width));
  }

  /**
   * The form {@code {n:ordered}}: text whose order is the order of the values.
   *
   * @return the codec of that form
   * @throws IllegalArgumentException if the type has no such form
   */
  public KeyCodec<V> ordered() {
    throw noForm("ordered");
  }

  /**
   * The form {@code {s:escaped}}: a string in which every special character is escaped, so that it
   * may hold any.
   *
   * @return the codec of that form
   * @throws IllegalArgumentException if the type has no such form
   */
  public KeyCodec<V> escaped() {
    throw noForm("escaped");
  }

  /**
   * The form {@code {at:millis}}: an instant in whole milliseconds; finer ones are refused.
   *
   * @return the codec of that form
   * @throws IllegalArgumentException if the type has no such form
   */
  public KeyCodec<V> millis() {
    throw noForm("millis");
  }

  /**
   * The form {@code {at:seconds}}: an instant in whole seconds; finer ones are refused.
   *
   * @return the codec of that form
   * @throws IllegalArgumentException if the type has no such form
   */
  public KeyCodec<V> seconds() {
    throw noForm("seconds");
  }

  private IllegalArgumentException noForm(String form) {
    return new IllegalArgumentException("a " + type.getSimpleName() + " has no form " + form);
  }

  /** The type of the values. */
  final Class<V> type() {
    return type;
  }

  /** The format as templates write it, empty for the plain form. */
  abstract String format();

  /** Appends the text of a value or refuses it. */
  abstract void append(V value, TemplateComponent at, StringBuilder out);

  /** Reads a value back, or null if the text is none that {@link #append} makes. */
  abstract @Nullable V decode(String text, TemplateComponent at);

  /** Where the value that begins at an index ends, or -1 if none begins there. */
  abstract int end(String text, int from, TemplateComponent at);

  /** Checks the type of a value, widening whole numbers; null if it does not fit. */
  abstract @Nullable V accept(Object value);

  final void appendValue(Object value, TemplateComponent at, StringBuilder out) {
    V accepted = accept(value);
    if (accepted == null) {
      throw at.refused(value, "it must be a " + type.getSimpleName());
    }
    append(accepted, at, out);
  }
}
