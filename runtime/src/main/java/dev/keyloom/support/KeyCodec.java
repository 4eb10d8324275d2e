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

  /** What texts {@link #decode} reads, for messages. */
  abstract String form();

  /**
   * Where the value that begins at an index ends, or -1 if none begins there. By default a value
   * goes on to its terminator, which it then must not hold: see {@link #appendDelimited}.
   */
  int end(String text, int from, TemplateComponent at) {
    return at.isLast() ? text.length() : text.indexOf(at.terminator(), from);
  }

  /** Checks the type of a value, widening whole numbers; null if it does not fit. */
  @Nullable V accept(Object value) {
    return type.isInstance(value) ? type.cast(value) : null;
  }

  /** Whether the order of texts, with what follows them, is the order of values. */
  boolean keepsOrder(TemplateComponent at) {
    return false;
  }

  /** Whether the order of the stored forms, alone in a key attribute, is the order of values. */
  boolean keepsStoredOrder() {
    return false;
  }

  /** Refuses a value that may not stand alone in a key attribute. */
  void checkStored(V value, TemplateComponent at) {}

  /** Appends the beginning of a value's text, for types that have such. */
  void appendPrefix(String prefix, TemplateComponent at, StringBuilder out) {
    throw new IllegalStateException("a " + type.getSimpleName() + " has no prefixes");
  }

  /** The value in this codec's type. */
  final V require(@Nullable Object value, TemplateComponent at) {
    if (value == null) {
      throw at.refused(null, "a key needs a value");
    }
    V accepted = accept(value);
    if (accepted == null) {
      throw at.refused(
          value, "it is a " + value.getClass().getSimpleName() + ", not a " + type.getSimpleName());
    }
    return accepted;
  }

  final void appendValue(@Nullable Object value, TemplateComponent at, StringBuilder out) {
    append(require(value, at), at, out);
  }

  final void checkStoredValue(Object value, TemplateComponent at) {
    checkStored(require(value, at), at);
  }

  /** Appends a text that ends where its terminator begins. */
  static void appendDelimited(Object value, String text, TemplateComponent at, StringBuilder out) {
    if (!at.isLast() && text.indexOf(at.terminator()) >= 0) {
      throw at.refused(
          value, "its text holds '" + Character.toString(at.terminator()) + "', which ends it");
    }
    out.append(text);
  }

  /** The end of a text of fixed width. */
  static int endOfFixed(String text, int from, int width) {
    return from + width <= text.length() ? from + width : -1;
  }

  /** Whether a value is written as a text; values that cannot be written are refused before. */
  final boolean writes(V value, String text, TemplateComponent at) {
    StringBuilder out = new StringBuilder(text.length());
    append(value, at, out);
    return text.contentEquals(out);
  }
}
