package dev.keyloom.support;

import dev.keyloom.InvalidKeyException;
import org.jspecify.annotations.Nullable;

/**
 * The place of a value in a template, with all that decides how the value becomes text there.
 *
 * @param model the model's name
 * @param template the whole template as declared
 * @param separator the model's separator
 * @param terminator the code point that follows every value, or {@link #LAST}
 * @param name the component's name
 * @param codec how its values become text
 */
record TemplateComponent(
    String model,
    String template,
    String separator,
    int terminator,
    String name,
    KeyCodec<?> codec) {
  /** The terminator of a component that ends its template. */
  static final int LAST = -1;

  boolean isLast() {
    return terminator == LAST;
  }

  /** The same component as the whole of a key, where nothing delimits it. */
  TemplateComponent alone() {
    return new TemplateComponent(model, template, "", LAST, name, codec);
  }

  /** Checks the type of a value; whole numbers are widened, arrays copied. */
  Object require(@Nullable Object value) {
    Object own = codec.require(value, this);
    return own instanceof byte[] bytes ? bytes.clone() : own;
  }

  void append(@Nullable Object value, StringBuilder out) {
    codec.appendValue(value, this, out);
  }

  int end(String text, int from) {
    return codec.end(text, from, this);
  }

  @Nullable Object decode(String text) {
    return codec.decode(text, this);
  }

  /** Makes the error for a value that may not stand here. */
  InvalidKeyException refused(@Nullable Object value, String rule) {
    return refused(value, rule, null);
  }

  InvalidKeyException refused(@Nullable Object value, String rule, @Nullable Throwable cause) {
    return new InvalidKeyException(
        model
            + ": component "
            + name
            + " of key "
            + template
            + " cannot be "
            + Shown.value(value)
            + ": "
            + rule,
        cause);
  }
}
