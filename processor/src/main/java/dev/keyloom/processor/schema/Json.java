package dev.keyloom.processor.schema;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * JSON in one canonical form: members sorted by name, two spaces a level, a line feed at the end.
 */
sealed interface Json {
  /** A text. */
  record Text(String value) implements Json {}

  /** A truth value. */
  record Flag(boolean value) implements Json {}

  /** A whole number. */
  record Whole(int value) implements Json {}

  /** Values in order. */
  record Array(List<Json> items) implements Json {
    public Array {
      items = List.copyOf(items);
    }
  }

  /** Named values. */
  record Members(Map<String, Json> members) implements Json {
    public Members {
      members = new TreeMap<>(members);
    }
  }

  /** An array of texts. */
  static Json texts(List<String> texts) {
    return new Array(texts.stream().<Json>map(Text::new).toList());
  }

  /** The document. */
  default String render() {
    StringBuilder out = new StringBuilder();
    Writer.write(this, 0, out);
    return out.append('\n').toString();
  }

  /** Writes values. */
  final class Writer {
    private Writer() {}

    private static void write(Json json, int level, StringBuilder out) {
      if (json instanceof Text text) {
        quote(text.value(), out);
      } else if (json instanceof Flag flag) {
        out.append(flag.value());
      } else if (json instanceof Whole number) {
        out.append(number.value());
      } else if (json instanceof Array array) {
        array(array.items(), level, out);
      } else if (json instanceof Members members) {
        members(members.members(), level, out);
      }
    }

    private static void array(List<Json> items, int level, StringBuilder out) {
      boolean flat = items.stream().allMatch(Text.class::isInstance);
      out.append('[');
      for (int i = 0; i < items.size(); i++) {
        out.append(i == 0 ? "" : flat ? ", " : ",");
        if (!flat) {
          indent(level + 1, out);
        }
        write(items.get(i), level + 1, out);
      }
      if (!flat) {
        indent(level, out);
      }
      out.append(']');
    }

    private static void members(Map<String, Json> members, int level, StringBuilder out) {
      String comma = "";
      out.append('{');
      for (Map.Entry<String, Json> member : members.entrySet()) {
        out.append(comma);
        comma = ",";
        indent(level + 1, out);
        quote(member.getKey(), out);
        out.append(": ");
        write(member.getValue(), level + 1, out);
      }
      if (!members.isEmpty()) {
        indent(level, out);
      }
      out.append('}');
    }

    private static void indent(int level, StringBuilder out) {
      out.append('\n').append("  ".repeat(level));
    }

    private static void quote(String text, StringBuilder out) {
      out.append('"');
      for (int i = 0; i < text.length(); i++) {
        char character = text.charAt(i);
        if (character == '"' || character == '\\') {
          out.append('\\').append(character);
        } else if (character < ' ' || character == 0x7F || Character.isSurrogate(character)) {
          out.append(String.format(Locale.ROOT, "\\u%04x", (int) character));
        } else {
          out.append(character);
        }
      }
      out.append('"');
    }
  }
}
