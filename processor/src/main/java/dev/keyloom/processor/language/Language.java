package dev.keyloom.processor.language;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A regular language: a set of texts that a finite automaton accepts.
 *
 * <p>The automaton has one start and one end. A step either takes a character or, where its set is
 * null, takes none.
 */
public final class Language {
  private final List<List<Step>> steps;
  private final int end;

  /** What every text begins with, as far as it is known: most languages differ here already. */
  private final String head;

  private final boolean isOneText;

  private record Step(@Nullable CharacterSet characters, int target) {}

  private Language(List<List<Step>> steps, int end, String head, boolean isOneText) {
    this.steps = steps;
    this.end = end;
    this.head = head;
    this.isOneText = isOneText;
  }

  /** The language of one text. */
  static Language text(String text) {
    Builder builder = new Builder();
    int state = 0;
    for (int character : text.codePoints().toArray()) {
      state = builder.step(state, CharacterSet.of(character));
    }
    return builder.end(state, text, true);
  }

  /** The language of all texts of one character. */
  static Language one(CharacterSet characters) {
    Builder builder = new Builder();
    return builder.end(builder.step(0, characters));
  }

  /** The language of all texts, also the empty one. */
  static Language anything() {
    return one(CharacterSet.ALL).repeated(0, Integer.MAX_VALUE);
  }

  /**
   * The language of all texts of at least one character that do not contain a text.
   *
   * @param characters which characters the texts may have
   * @param forbidden not empty
   */
  static Language without(CharacterSet characters, String forbidden) {
    // The states are how much of the forbidden text has just been read (Knuth, Morris, Pratt).
    int[] pattern = forbidden.codePoints().toArray();
    Builder builder = new Builder();
    List<Integer> states = new ArrayList<>();
    for (int i = 0; i < pattern.length; i++) {
      states.add(builder.state());
    }
    int last = builder.state();
    for (int read = 0; read < pattern.length; read++) {
      CharacterSet others = characters;
      for (int character : forbidden.codePoints().distinct().toArray()) {
        others = others.without(character);
        int next = overlap(pattern, read, character);
        if (next < pattern.length && characters.contains(character)) {
          builder.step(states.get(read), CharacterSet.of(character), states.get(next));
          if (read == 0) {
            builder.step(0, CharacterSet.of(character), states.get(next));
          }
        }
      }
      if (!others.isEmpty()) {
        builder.step(states.get(read), others, states.get(0));
        if (read == 0) {
          builder.step(0, others, states.get(0));
        }
      }
      builder.step(states.get(read), null, last);
    }
    return builder.end(last);
  }

  /** How much of the pattern has been read when a character follows the first part of it. */
  private static int overlap(int[] pattern, int read, int character) {
    for (int length = read + 1; length > 0; length--) {
      if (pattern[length - 1] != character) {
        continue;
      }
      boolean same = true;
      for (int i = 0; i < length - 1; i++) {
        same &= pattern[i] == pattern[read - length + 1 + i];
      }
      if (same) {
        return length;
      }
    }
    return 0;
  }

  /**
   * The numbers from one to another, written with as many digits as these.
   *
   * @param low digits
   * @param high as many digits, of a number that is not less
   */
  static Language between(String low, String high) {
    CharacterSet digits = CharacterSet.range('0', '9');
    Builder builder = new Builder();
    // What was read is the beginning of both bounds, of the lower, of the upper, or is between.
    int both = 0;
    int lower = builder.state();
    int upper = builder.state();
    int inside = builder.state();
    for (int i = 0; i < low.length(); i++) {
      char least = low.charAt(i);
      char most = high.charAt(i);
      int nextBoth = builder.state();
      int nextLower = builder.state();
      int nextUpper = builder.state();
      int nextInside = builder.state();
      if (least == most) {
        builder.step(both, CharacterSet.of(least), nextBoth);
      } else {
        builder.step(both, CharacterSet.of(least), nextLower);
        builder.step(both, CharacterSet.of(most), nextUpper);
        builder.stepWithin(both, least + 1, most - 1, nextInside);
      }
      builder.step(lower, CharacterSet.of(least), nextLower);
      builder.stepWithin(lower, least + 1, '9', nextInside);
      builder.step(upper, CharacterSet.of(most), nextUpper);
      builder.stepWithin(upper, '0', most - 1, nextInside);
      builder.step(inside, digits, nextInside);
      both = nextBoth;
      lower = nextLower;
      upper = nextUpper;
      inside = nextInside;
    }
    int last = builder.state();
    for (int state : List.of(both, lower, upper, inside)) {
      builder.step(state, null, last);
    }
    return builder.end(last);
  }

  /** Each text of the first language followed by each of the next ones. */
  static Language sequence(List<Language> parts) {
    Builder builder = new Builder();
    int state = 0;
    StringBuilder head = new StringBuilder();
    boolean isOneText = true;
    for (Language part : parts) {
      state = builder.copy(part, state);
      head.append(isOneText ? part.head : "");
      isOneText &= part.isOneText;
    }
    return builder.end(state, head.toString(), isOneText);
  }

  /** The texts of all these languages together. */
  static Language anyOf(List<Language> alternatives) {
    Builder builder = new Builder();
    int last = builder.state();
    for (Language alternative : alternatives) {
      builder.step(builder.copy(alternative, 0), null, last);
    }
    return builder.end(last);
  }

  /** Between so many and so many texts of this language in a row. */
  Language repeated(int least, int most) {
    Builder builder = new Builder();
    int state = 0;
    for (int i = 0; i < least; i++) {
      state = builder.copy(this, state);
    }
    if (most == Integer.MAX_VALUE) {
      int loop = builder.state();
      builder.step(state, null, loop);
      builder.step(builder.copy(this, loop), null, loop);
      return builder.end(loop);
    }
    int last = builder.state();
    builder.step(state, null, last);
    for (int i = least; i < most; i++) {
      state = builder.copy(this, state);
      builder.step(state, null, last);
    }
    return builder.end(last);
  }

  /** A shortest text that is in this language and in the other one; nothing if there is none. */
  public Optional<String> common(Language other) {
    return head.startsWith(other.head) || other.head.startsWith(head)
        ? new Search(this, other).run()
        : Optional.empty();
  }

  /** Whether no text is in both languages. */
  public boolean isDisjoint(Language other) {
    return common(other).isEmpty();
  }

  /** Walks through two automata at once, breadth first. */
  private static final class Search {
    private final Language one;
    private final Language two;
    private final Set<Pair> done = new HashSet<>();
    private final Deque<Walk> frontier = new ArrayDeque<>();

    private record Pair(int left, int right) {}

    /** A way to a pair of states; the character is -1 for a step without one. */
    private record Walk(Pair at, @Nullable Walk before, int character) {}

    Search(Language one, Language two) {
      this.one = one;
      this.two = two;
    }

    Optional<String> run() {
      frontier.add(new Walk(new Pair(0, 0), null, -1));
      while (!frontier.isEmpty()) {
        Walk walk = frontier.removeFirst();
        if (walk.at().left() == one.end && walk.at().right() == two.end) {
          return Optional.of(text(walk));
        }
        if (done.add(walk.at())) {
          follow(walk);
        }
      }
      return Optional.empty();
    }

    private void follow(Walk walk) {
      Pair at = walk.at();
      for (Step right : two.steps.get(at.right())) {
        if (right.characters() == null) {
          frontier.addFirst(new Walk(new Pair(at.left(), right.target()), walk, -1));
        }
      }
      for (Step left : one.steps.get(at.left())) {
        if (left.characters() == null) {
          frontier.addFirst(new Walk(new Pair(left.target(), at.right()), walk, -1));
          continue;
        }
        for (Step right : two.steps.get(at.right())) {
          if (right.characters() == null) {
            continue;
          }
          CharacterSet both = left.characters().intersect(right.characters());
          if (!both.isEmpty()) {
            Pair next = new Pair(left.target(), right.target());
            frontier.addLast(new Walk(next, walk, both.example()));
          }
        }
      }
    }

    private static String text(Walk end) {
      StringBuilder reversed = new StringBuilder();
      for (Walk walk = end; walk != null; walk = walk.before()) {
        if (walk.character() >= 0) {
          reversed.append(new StringBuilder().appendCodePoint(walk.character()).reverse());
        }
      }
      return reversed.reverse().toString();
    }
  }

  /** Puts an automaton together; state 0 is its start. */
  private static final class Builder {
    private final List<List<Step>> steps = new ArrayList<>();

    Builder() {
      state();
    }

    int state() {
      steps.add(new ArrayList<>());
      return steps.size() - 1;
    }

    void step(int from, @Nullable CharacterSet characters, int to) {
      steps.get(from).add(new Step(characters, to));
    }

    void stepWithin(int from, int low, int high, int to) {
      if (low <= high) {
        step(from, CharacterSet.range(low, high), to);
      }
    }

    int step(int from, CharacterSet characters) {
      int to = state();
      step(from, characters, to);
      return to;
    }

    /** Copies a language behind a state; the state where it ends. */
    int copy(Language language, int from) {
      int offset = steps.size();
      for (List<Step> outgoing : language.steps) {
        int at = state();
        for (Step step : outgoing) {
          step(at, step.characters(), step.target() + offset);
        }
      }
      step(from, null, offset);
      return language.end + offset;
    }

    Language end(int state) {
      return end(state, "", false);
    }

    Language end(int state, String head, boolean isOneText) {
      return new Language(steps, state, head, isOneText);
    }
  }
}
