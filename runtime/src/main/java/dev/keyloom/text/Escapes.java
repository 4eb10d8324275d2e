package dev.keyloom.text;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/**
 * Strings in which characters that delimit a key's parts are replaced by an escape character and
 * hexadecimal digits. A text is a row of tokens, an escape or a plain character, so that its end is
 * found without knowing what follows.
 */
public final class Escapes {
  private static final int PLAIN_ESCAPE = '%';
  private static final String HEX = "0123456789ABCDEF";

  private Escapes() {}

  /**
   * The escape character where order does not matter: {@code %}, or another sign if that delimits.
   *
   * @param separator the separator of the key's parts
   * @param terminator the code point that follows the string, or a negative number
   * @return the escape character
   */
  public static int plainEscape(String separator, int terminator) {
    int escape = PLAIN_ESCAPE;
    for (int sign = '!'; isDelimiter(escape, separator, terminator) && sign <= '~'; sign++) {
      if (!Character.isLetterOrDigit(sign)) {
        escape = sign;
      }
    }
    return escape;
  }

  /**
   * The escape character that keeps order: the one after all that delimits. It and every character
   * below it are escaped, so that an escape sorts where its character does, and what follows the
   * string sorts before anything that goes on.
   *
   * @param separator the separator of the key's parts
   * @param terminator the code point that follows the string, or a negative number
   * @return the escape character
   */
  public static int orderedEscape(String separator, int terminator) {
    int highest = Math.max(terminator, separator.isEmpty() ? 0 : separator.codePointAt(0));
    return CodePoints.next(highest);
  }

  /**
   * Appends a string whose delimiters and escape characters are escaped by their UTF-8 bytes:
   * {@code %23} for {@code #}.
   *
   * @param value a string without unpaired surrogates
   * @param separator the separator of the key's parts
   * @param terminator the code point that follows the string, or a negative number
   * @param out where to append it
   */
  public static void appendPlain(
      String value, String separator, int terminator, StringBuilder out) {
    int escape = plainEscape(separator, terminator);
    for (int i = 0; i < value.length(); ) {
      int c = value.codePointAt(i);
      i += Character.charCount(c);
      if (c != escape && !isDelimiter(c, separator, terminator)) {
        out.appendCodePoint(c);
        continue;
      }
      for (byte b : Character.toString(c).getBytes(StandardCharsets.UTF_8)) {
        appendHex(b & 0xff, 2, out.appendCodePoint(escape));
      }
    }
  }

  /**
   * Reads what {@link #appendPlain} made. Other texts give some string, which the caller tells by
   * appending it again.
   *
   * @param text the text
   * @param escape the escape character
   * @return the string
   */
  public static String parsePlain(String text, int escape) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(text.length());
    for (int i = 0; i < text.length(); ) {
      int c = text.codePointAt(i);
      i += Character.charCount(c);
      if (c == escape) {
        bytes.write(hex(text, i, 2));
        i += 2;
      } else {
        bytes.writeBytes(Character.toString(c).getBytes(StandardCharsets.UTF_8));
      }
    }
    return bytes.toString(StandardCharsets.UTF_8);
  }

  /**
   * Appends a string so that order stays.
   *
   * @param value a string without unpaired surrogates
   * @param escape the {@link #orderedEscape}
   * @param out where to append it
   */
  public static void appendOrdered(String value, int escape, StringBuilder out) {
    for (int i = 0; i < value.length(); ) {
      int c = value.codePointAt(i);
      i += Character.charCount(c);
      if (c > escape) {
        out.appendCodePoint(c);
      } else {
        appendHex(c, orderedWidth(escape), out.appendCodePoint(escape));
      }
    }
  }

  /**
   * Reads what {@link #appendOrdered} made. Other texts give some string, which the caller tells by
   * appending it again.
   *
   * @param text the text
   * @param escape the escape character
   * @return the string
   */
  public static String parseOrdered(String text, int escape) {
    int width = orderedWidth(escape);
    StringBuilder out = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); ) {
      int c = text.codePointAt(i);
      i += Character.charCount(c);
      if (c == escape) {
        c = hex(text, i, width);
        i += width;
      }
      if (Character.isValidCodePoint(c)) {
        out.appendCodePoint(c);
      }
    }
    return out.toString();
  }

  /**
   * How many hexadecimal digits follow the escape character of an ordered string.
   *
   * @param escape the escape character
   * @return enough digits for every character up to it
   */
  public static int orderedWidth(int escape) {
    return escape <= 0xff ? 2 : 6;
  }

  /**
   * Where a row of tokens ends.
   *
   * @param text the whole key
   * @param from where the first token begins
   * @param escape the escape character
   * @param width how many digits follow it
   * @param terminator the code point that follows the tokens, or a negative number if nothing does
   * @return the index after the last token, or -1 if no terminator follows
   */
  public static int end(String text, int from, int escape, int width, int terminator) {
    int i = from;
    while (i < text.length()) {
      int c = text.codePointAt(i);
      if (c == terminator) {
        return i;
      }
      i += Character.charCount(c) + (c == escape ? width : 0);
    }
    return terminator < 0 && i == text.length() ? i : -1;
  }

  private static boolean isDelimiter(int c, String separator, int terminator) {
    return c == terminator || separator.indexOf(c) >= 0;
  }

  private static void appendHex(int value, int width, StringBuilder out) {
    for (int shift = 4 * (width - 1); shift >= 0; shift -= 4) {
      out.append(HEX.charAt(value >> shift & 0xf));
    }
  }

  /** The number in so many digits at an index; nonsense where they are none. */
  private static int hex(String text, int from, int width) {
    int value = 0;
    for (int i = from; i < Math.min(from + width, text.length()); i++) {
      value = value << 4 | Math.max(0, HEX.indexOf(text.charAt(i)));
    }
    return value;
  }
}
