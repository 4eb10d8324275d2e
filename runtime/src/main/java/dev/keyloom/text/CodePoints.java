package dev.keyloom.text;

import org.jspecify.annotations.Nullable;

/** The order of code points, which is the order of UTF-8. */
public final class CodePoints {
  private CodePoints() {}

  /**
   * The code point after another.
   *
   * @param codePoint a code point below the last
   * @return the next one that can stand alone
   */
  public static int next(int codePoint) {
    return codePoint == Character.MIN_SURROGATE - 1 ? Character.MAX_SURROGATE + 1 : codePoint + 1;
  }

  /**
   * The first string after all that begin with a prefix.
   *
   * @param prefix a string without unpaired surrogates
   * @return the string that ends the prefix's range, or null if nothing sorts after it
   */
  public static @Nullable String successor(String prefix) {
    int end = prefix.length();
    while (end > 0) {
      int last = prefix.codePointBefore(end);
      end -= Character.charCount(last);
      if (last < Character.MAX_CODE_POINT) {
        return new StringBuilder(prefix.length())
            .append(prefix, 0, end)
            .appendCodePoint(next(last))
            .toString();
      }
    }
    return null;
  }
}
