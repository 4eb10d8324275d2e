package dev.keyloom.processor.lock;

import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** How values are stored, and which other types can read them. */
sealed interface StoredType {
  /** A built-in type, by its name in manifests. */
  record Scalar(String name) implements StoredType {
    @Override
    public String toString() {
      return name;
    }
  }

  /** An enum, stored by the names of its constants. */
  record Enumeration(Set<String> constants) implements StoredType {
    public Enumeration {
      constants = Set.copyOf(constants);
    }

    @Override
    public String toString() {
      return "enum(" + String.join("|", new TreeSet<>(constants)) + ")";
    }
  }

  /** A map with the attributes of an embeddable. */
  record Embedded(String embeddable) implements StoredType {
    @Override
    public String toString() {
      return "embedded(" + embeddable + ")";
    }
  }

  /** A list, a set, or a map with any keys. */
  record Collection(String kind, StoredType element) implements StoredType {
    @Override
    public String toString() {
      return kind + "(" + element + ")";
    }
  }

  /** Numbers: what each can be read as without a change of its value. */
  Map<String, Set<String>> WIDER_NUMBERS =
      Map.of(
          "byte", Set.of("short", "int", "long", "float", "double", "big-integer", "big-decimal"),
          "short", Set.of("int", "long", "float", "double", "big-integer", "big-decimal"),
          "int", Set.of("long", "double", "big-integer", "big-decimal"),
          "long", Set.of("big-integer", "big-decimal"),
          "float", Set.of("double", "big-decimal"),
          "double", Set.of("big-decimal"),
          "big-integer", Set.of("big-decimal"));

  /** What is stored as a text that is the value itself, and can be read as a string. */
  Set<String> TEXTS =
      Set.of(
          "character",
          "uuid",
          "instant",
          "local-date",
          "local-time",
          "local-date-time",
          "offset-date-time",
          "zoned-date-time",
          "instant-nanos",
          "instant-millis",
          "instant-seconds",
          "local-date-time-nanos",
          "local-date-time-millis",
          "local-date-time-seconds",
          "uri");

  /** What can read an instant as text of any precision. */
  Set<String> FROM_INSTANT_TEXT = Set.of("instant", "offset-date-time", "zoned-date-time");

  /** What else is stored alike, or in a form that the other type has too. */
  Map<String, Set<String>> ALIKE =
      Map.ofEntries(
          Map.entry("bytes", Set.of("byte-buffer")),
          Map.entry("byte-buffer", Set.of("bytes")),
          Map.entry("instant", Set.of("offset-date-time", "zoned-date-time")),
          Map.entry("offset-date-time", Set.of("zoned-date-time")),
          Map.entry("duration", Set.of("big-decimal")),
          Map.entry("instant-nanos", FROM_INSTANT_TEXT),
          Map.entry("instant-millis", FROM_INSTANT_TEXT),
          Map.entry("instant-seconds", FROM_INSTANT_TEXT),
          Map.entry("local-date-time-nanos", Set.of("local-date-time")),
          Map.entry("local-date-time-millis", Set.of("local-date-time")),
          Map.entry("local-date-time-seconds", Set.of("local-date-time")));

  /** Whole numbers whose text in a key is the same for the same number, in every format. */
  Set<String> WHOLE_NUMBERS = Set.of("byte", "short", "int", "long");

  /** Reads a type from its text in a manifest. */
  static StoredType parse(String text) {
    int open = text.indexOf('(');
    if (open < 0) {
      return new Scalar(text);
    }
    String kind = text.substring(0, open);
    String inside = text.substring(open + 1, Math.max(open + 1, text.length() - 1));
    return switch (kind) {
      case "enum" ->
          new Enumeration(
              Arrays.stream(inside.split("\\|", -1))
                  .filter(constant -> !constant.isEmpty())
                  .collect(Collectors.toSet()));
      case "embedded" -> new Embedded(inside);
      case "converted" -> new Scalar(text);
      default -> new Collection(kind, parse(inside));
    };
  }

  /**
   * Whether every stored value of another type reads as this one, as the same value. Embeddables
   * are compared by their attributes instead.
   */
  default boolean reads(StoredType stored) {
    if (equals(stored) || equals(new Scalar("raw"))) {
      return true;
    }
    if (this instanceof Embedded && stored instanceof Embedded) {
      return true;
    }
    if (this instanceof Collection now && stored instanceof Collection before) {
      return now.kind().equals(before.kind()) && now.element().reads(before.element());
    }
    if (stored instanceof Enumeration before) {
      return isString()
          || (this instanceof Enumeration now && now.constants().containsAll(before.constants()));
    }
    return this instanceof Scalar now
        && stored instanceof Scalar before
        && (WIDER_NUMBERS.getOrDefault(before.name(), Set.of()).contains(now.name())
            || ALIKE.getOrDefault(before.name(), Set.of()).contains(now.name())
            || (isString() && TEXTS.contains(before.name())));
  }

  /** Whether values of another type, stored before, have the same text in a key as of this one. */
  default boolean hasKeyTextOf(StoredType before, String format) {
    if (!reads(before)) {
      return false;
    }
    if (equals(before) || (before instanceof Enumeration && this instanceof Enumeration)) {
      return true;
    }
    if (isString()) {
      return format.isEmpty()
          && (before instanceof Enumeration
              || before.equals(new Scalar("uuid"))
              || before.equals(new Scalar("character")));
    }
    return this instanceof Scalar now
        && (WHOLE_NUMBERS.contains(now.name())
            || (now.name().equals("big-integer") && !format.equals("ordered")));
  }

  private boolean isString() {
    return equals(new Scalar("string"));
  }
}
