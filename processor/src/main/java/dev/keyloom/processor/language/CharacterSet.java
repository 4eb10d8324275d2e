package dev.keyloom.processor.language;

import java.util.ArrayList;
import java.util.List;

/** A set of Unicode characters; halves of surrogate pairs are not characters. */
final class CharacterSet {
  static final CharacterSet ALL =
      new CharacterSet(
          List.of(
              new Range(0, Character.MIN_SURROGATE - 1),
              new Range(Character.MAX_SURROGATE + 1, Character.MAX_CODE_POINT)));

  /** The characters that one {@code char} can be. */
  static final CharacterSet UNITS =
      new CharacterSet(
          List.of(
              new Range(0, Character.MIN_SURROGATE - 1),
              new Range(Character.MAX_SURROGATE + 1, Character.MAX_VALUE)));

  /** What reads best in an example. */
  private static final String PREFERRED = "a1A0bcdefghijklmnopqrstuvwxyz-";

  private final List<Range> ranges;

  private record Range(int low, int high) {}

  private CharacterSet(List<Range> ranges) {
    this.ranges = List.copyOf(ranges);
  }

  static CharacterSet of(int character) {
    return range(character, character);
  }

  static CharacterSet range(int low, int high) {
    return new CharacterSet(List.of(new Range(low, high)));
  }

  /** The characters of a text. */
  static CharacterSet anyOf(String characters) {
    List<Range> ranges = new ArrayList<>();
    characters.codePoints().forEach(each -> ranges.add(new Range(each, each)));
    return new CharacterSet(ranges);
  }

  CharacterSet without(int character) {
    List<Range> rest = new ArrayList<>();
    for (Range range : ranges) {
      if (character < range.low() || character > range.high()) {
        rest.add(range);
        continue;
      }
      if (range.low() < character) {
        rest.add(new Range(range.low(), character - 1));
      }
      if (character < range.high()) {
        rest.add(new Range(character + 1, range.high()));
      }
    }
    return new CharacterSet(rest);
  }

  CharacterSet without(String characters) {
    CharacterSet rest = this;
    for (int character : characters.codePoints().toArray()) {
      rest = rest.without(character);
    }
    return rest;
  }

  CharacterSet intersect(CharacterSet other) {
    List<Range> common = new ArrayList<>();
    for (Range left : ranges) {
      for (Range right : other.ranges) {
        int low = Math.max(left.low(), right.low());
        int high = Math.min(left.high(), right.high());
        if (low <= high) {
          common.add(new Range(low, high));
        }
      }
    }
    return new CharacterSet(common);
  }

  boolean isEmpty() {
    return ranges.isEmpty();
  }

  boolean contains(int character) {
    return ranges.stream().anyMatch(range -> range.low() <= character && character <= range.high());
  }

  /** A character of this set, one that reads well if there is one. */
  int example() {
    return PREFERRED.codePoints().filter(this::contains).findFirst().orElse(ranges.get(0).low());
  }
}
