package dev.keyloom.support;

import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/** Values as messages show them. */
final class Shown {
  private static final int MAX_LENGTH = 80;

  private Shown() {}

  /** A value, quoted if it is text, cut if it is long. */
  static String value(@Nullable Object value) {
    if (value instanceof byte[] bytes) {
      return cut("0x" + HexFormat.of().formatHex(bytes), "");
    }
    if (value instanceof Enum<?> constant) {
      return constant.name();
    }
    return value instanceof CharSequence || value instanceof Character
        ? '"' + cut(value.toString(), "…") + '"'
        : cut(String.valueOf(value), "…");
  }

  private static String cut(String text, String mark) {
    return text.length() <= MAX_LENGTH ? text : text.substring(0, MAX_LENGTH) + mark;
  }
}
