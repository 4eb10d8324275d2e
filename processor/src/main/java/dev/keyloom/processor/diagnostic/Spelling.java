package dev.keyloom.processor.diagnostic;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** Guesses what a misspelled name should have been. */
public final class Spelling {
  private Spelling() {}

  /**
   * A hint such as {@code " Did you mean 'userId'?"}, or nothing if no candidate comes near.
   *
   * @param candidates what could have been meant
   */
  public static String didYouMean(String written, Collection<String> candidates) {
    return nearest(written, candidates).map(name -> " Did you mean '" + name + "'?").orElse("");
  }

  private static Optional<String> nearest(String written, Collection<String> candidates) {
    int tolerance = Math.max(2, written.length() / 3);
    return candidates.stream()
        .filter(candidate -> distance(written, candidate) <= tolerance)
        .filter(candidate -> distance(written, candidate) < candidate.length())
        .min(Comparator.comparingInt(candidate -> distance(written, candidate)));
  }

  /** The Levenshtein distance; letters that differ in case only count as equal. */
  private static int distance(String left, String right) {
    String a = left.toLowerCase(Locale.ROOT);
    String b = right.toLowerCase(Locale.ROOT);
    int[] previous = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      previous[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int[] current = new int[b.length() + 1];
      current[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int replaced = previous[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        current[j] = Math.min(replaced, Math.min(previous[j], current[j - 1]) + 1);
      }
      previous = current;
    }
    return previous[b.length()];
  }
}
