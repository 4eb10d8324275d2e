package dev.keyloom.support;

import dev.keyloom.text.Escapes;
import dev.keyloom.text.Utf8;
import org.jspecify.annotations.Nullable;

/** Strings: as they are, escaped, or escaped so that order stays. */
final class StringKeyCodec extends KeyCodec<String> {
  static final StringKeyCodec PLAIN = new StringKeyCodec("");
  private static final StringKeyCodec ESCAPED = new StringKeyCodec("escaped");
  private static final StringKeyCodec ORDERED = new StringKeyCodec("ordered");

  private final String format;

  private StringKeyCodec(String format) {
    super(String.class);
    this.format = format;
  }

  @Override
  public StringKeyCodec escaped() {
    return ESCAPED;
  }

  @Override
  public StringKeyCodec ordered() {
    return ORDERED;
  }

  @Override
  String format() {
    return format;
  }

  @Override
  String form() {
    return format.isEmpty() ? "a string" : "a string, " + format;
  }

  @Override
  void append(String value, TemplateComponent at, StringBuilder out) {
    if (value.isEmpty()) {
      throw at.refused(value, "a key component cannot be empty");
    }
    appendPrefix(value, at, out);
  }

  @Override
  void appendPrefix(String prefix, TemplateComponent at, StringBuilder out) {
    if (Utf8.unpairedSurrogate(prefix) >= 0) {
      throw at.refused(prefix, "it holds half a surrogate pair");
    }
    if (this == ESCAPED) {
      Escapes.appendPlain(prefix, at.separator(), at.terminator(), out);
    } else if (this == ORDERED) {
      Escapes.appendOrdered(prefix, orderedEscape(at), out);
    } else {
      refuseDelimiters(prefix, at);
      out.append(prefix);
    }
  }

  private static void refuseDelimiters(String value, TemplateComponent at) {
    boolean separates = !at.separator().isEmpty() && value.contains(at.separator());
    if (separates || (!at.isLast() && value.indexOf(at.terminator()) >= 0)) {
      String delimiter = separates ? at.separator() : Character.toString(at.terminator());
      throw at.refused(
          value,
          "it holds '"
              + delimiter
              + "', which parts the components of the key; {"
              + at.name()
              + ":escaped} in the template allows it");
    }
  }

  @Override
  int end(String text, int from, TemplateComponent at) {
    if (this == ESCAPED) {
      int escape = Escapes.plainEscape(at.separator(), at.terminator());
      return Escapes.end(text, from, escape, 2, at.terminator());
    }
    if (this == ORDERED) {
      int escape = orderedEscape(at);
      return Escapes.end(text, from, escape, Escapes.orderedWidth(escape), at.terminator());
    }
    return super.end(text, from, at);
  }

  @Override
  @Nullable String decode(String text, TemplateComponent at) {
    if (text.isEmpty() || Utf8.unpairedSurrogate(text) >= 0) {
      return null;
    }
    if (this == PLAIN) {
      return !at.separator().isEmpty() && text.contains(at.separator()) ? null : text;
    }
    String value =
        this == ESCAPED
            ? Escapes.parsePlain(text, Escapes.plainEscape(at.separator(), at.terminator()))
            : Escapes.parseOrdered(text, orderedEscape(at));
    return !value.isEmpty() && Utf8.unpairedSurrogate(value) < 0 && writes(value, text, at)
        ? value
        : null;
  }

  private static int orderedEscape(TemplateComponent at) {
    return Escapes.orderedEscape(at.separator(), at.terminator());
  }

  @Override
  boolean keepsOrder(TemplateComponent at) {
    return this == ORDERED || (this == PLAIN && at.isLast());
  }

  @Override
  boolean keepsStoredOrder() {
    return true;
  }
}
