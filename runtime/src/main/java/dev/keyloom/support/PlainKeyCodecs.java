package dev.keyloom.support;

import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Types that have one text form only, or none. */
final class PlainKeyCodecs {
  private PlainKeyCodecs() {}

  /** The base of codecs without further forms. */
  private abstract static class OneForm<V> extends KeyCodec<V> {
    private final String form;

    OneForm(Class<V> type, String form) {
      super(type);
      this.form = form;
    }

    @Override
    final String format() {
      return "";
    }

    @Override
    final String form() {
      return form;
    }
  }

  static final class OfBoolean extends OneForm<Boolean> {
    OfBoolean() {
      super(Boolean.class, "true or false");
    }

    @Override
    void append(Boolean value, TemplateComponent at, StringBuilder out) {
      appendDelimited(value, value.toString(), at, out);
    }

    @Override
    @Nullable Boolean decode(String text, TemplateComponent at) {
      return text.equals("true") ? Boolean.TRUE : text.equals("false") ? Boolean.FALSE : null;
    }
  }

  static final class OfUuid extends OneForm<UUID> {
    private static final int LENGTH = 36;

    OfUuid() {
      super(UUID.class, "a UUID in lower case");
    }

    @Override
    void append(UUID value, TemplateComponent at, StringBuilder out) {
      out.append(value);
    }

    @Override
    int end(String text, int from, TemplateComponent at) {
      return endOfFixed(text, from, LENGTH);
    }

    @Override
    @Nullable UUID decode(String text, TemplateComponent at) {
      if (text.length() != LENGTH) {
        return null;
      }
      for (int i = 0; i < LENGTH; i++) {
        char c = text.charAt(i);
        boolean hyphen = i == 8 || i == 13 || i == 18 || i == 23;
        boolean hex = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
        if (hyphen ? c != '-' : !hex) {
          return null;
        }
      }
      return UUID.fromString(text);
    }
  }

  static final class OfEnum<E extends Enum<E>> extends OneForm<E> {
    private final Map<String, E> byName = new HashMap<>();

    OfEnum(Class<E> type, E[] values) {
      super(type, "a constant of " + type.getSimpleName());
      for (E value : values) {
        byName.put(value.name(), value);
      }
    }

    @Override
    void append(E value, TemplateComponent at, StringBuilder out) {
      appendDelimited(value, value.name(), at, out);
    }

    @Override
    @Nullable E decode(String text, TemplateComponent at) {
      return byName.get(text);
    }
  }

  /** A string of one character, in the forms of strings. */
  static final class OfCharacter extends KeyCodec<Character> {
    private final StringKeyCodec string;

    OfCharacter(StringKeyCodec string) {
      super(Character.class);
      this.string = string;
    }

    @Override
    public KeyCodec<Character> escaped() {
      return new OfCharacter(string.escaped());
    }

    @Override
    public KeyCodec<Character> ordered() {
      return new OfCharacter(string.ordered());
    }

    @Override
    String format() {
      return string.format();
    }

    @Override
    String form() {
      return string.format().isEmpty() ? "one character" : "one character, " + string.format();
    }

    @Override
    void append(Character value, TemplateComponent at, StringBuilder out) {
      string.append(value.toString(), at, out);
    }

    @Override
    int end(String text, int from, TemplateComponent at) {
      return string.end(text, from, at);
    }

    @Override
    @Nullable Character decode(String text, TemplateComponent at) {
      String value = string.decode(text, at);
      return value != null && value.length() == 1 ? value.charAt(0) : null;
    }

    // As it is, a character is all of the text that differs; what follows it never takes part.
    @Override
    boolean keepsOrder(TemplateComponent at) {
      return string == StringKeyCodec.PLAIN || string.keepsOrder(at);
    }

    @Override
    boolean keepsStoredOrder() {
      return true;
    }
  }

  /** Bytes are a key attribute themselves or nothing. */
  static final class OfBytes extends OneForm<byte[]> {
    OfBytes() {
      super(byte[].class, "bytes");
    }

    @Override
    void append(byte[] value, TemplateComponent at, StringBuilder out) {
      throw at.refused(value, "bytes have no text form; they can only be a key attribute alone");
    }

    @Override
    byte @Nullable [] decode(String text, TemplateComponent at) {
      return null;
    }

    @Override
    boolean keepsStoredOrder() {
      return true;
    }
  }
}
