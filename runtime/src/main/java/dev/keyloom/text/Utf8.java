package dev.keyloom.text;

/** Facts about the UTF-8 form of a string, without making it. */
public final class Utf8 {
  private Utf8() {}

  /**
   * The number of bytes of a string.
   *
   * @param text a string without unpaired surrogates
   * @return its length in UTF-8
   */
  public static int length(CharSequence text) {
    int length = text.length();
    int bytes = length;
    for (int i = 0; i < length; i++) {
      char c = text.charAt(i);
      if (c >= 0x80) {
        // Each half of a pair adds one byte to the two chars, four bytes in all.
        bytes += c < 0x800 || Character.isSurrogate(c) ? 1 : 2;
      }
    }
    return bytes;
  }

  /**
   * Compares two strings by their UTF-8 bytes, which is the order of code points and not that of
   * {@link String#compareTo}: surrogates sort above the rest of the basic plane.
   *
   * @param a a string without unpaired surrogates
   * @param b another
   * @return negative, zero or positive as {@code a} is before, equal to or after {@code b}
   */
  public static int compare(String a, String b) {
    int common = Math.min(a.length(), b.length());
    for (int i = 0; i < common; i++) {
      char x = a.charAt(i);
      char y = b.charAt(i);
      if (x != y) {
        boolean xPair = Character.isSurrogate(x);
        return xPair == Character.isSurrogate(y) ? x - y : xPair ? 1 : -1;
      }
    }
    return a.length() - b.length();
  }

  /**
   * The place of the first half surrogate pair.
   *
   * @param text any string
   * @return its index, or -1 if every surrogate has its partner
   */
  public static int unpairedSurrogate(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (Character.isSurrogate(c)) {
        if (Character.isLowSurrogate(c)
            || i + 1 == text.length()
            || !Character.isLowSurrogate(text.charAt(i + 1))) {
          return i;
        }
        i++;
      }
    }
    return -1;
  }
}
