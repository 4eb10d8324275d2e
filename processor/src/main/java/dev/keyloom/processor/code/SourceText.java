package dev.keyloom.processor.code;

import java.util.Locale;

/**
 * Text of the user in generated source: exact in a literal, harmless in a comment.
 *
 * <p>Everything outside printable ASCII is escaped, so that the file means the same in every source
 * encoding.
 */
final class SourceText {
  private SourceText() {}

  /** A string literal with its quotes. */
  static String literal(String text) {
    StringBuilder out = new StringBuilder(text.length() + 2).append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '"' -> out.append("\\\"");
        case '\\' -> out.append("\\\\");
        // As a unicode escape these would end the line before the string ends.
        case '\n' -> out.append("\\n");
        case '\r' -> out.append("\\r");
        case '\t' -> out.append("\\t");
        default -> {
          if (isPrintable(c)) {
            out.append(c);
          } else {
            out.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
          }
        }
      }
    }
    return out.append('"').toString();
  }

  /** The text as code in a Javadoc comment. */
  static String code(String text) {
    return isPlain(text) ? "{@code " + text + "}" : "<code>" + entities(text) + "</code>";
  }

  /** Whether the text can stand in an inline tag: nothing in it ends a tag, a comment or a line. */
  private static boolean isPlain(String text) {
    int depth = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (!isPrintable(c) || c == '\\' || c == '@' || c == '*' || c == '/') {
        return false;
      }
      depth += c == '{' ? 1 : c == '}' ? -1 : 0;
      if (depth < 0) {
        return false;
      }
    }
    return depth == 0 && text.equals(text.strip()) && !text.isEmpty();
  }

  private static String entities(String text) {
    StringBuilder out = new StringBuilder(text.length() * 2);
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean harmless = isPrintable(c) && "\\@*/<>&{}\"'".indexOf(c) < 0;
      if (harmless) {
        out.append(c);
      } else {
        out.append("&#").append((int) c).append(';');
      }
    }
    return out.toString();
  }

  private static boolean isPrintable(char c) {
    return c >= ' ' && c < 0x7f;
  }
}
