package dev.keyloom.processor.resolve;

import dev.keyloom.processor.declaration.TypeUse;
import java.util.List;
import java.util.Map;

/** Names the nearest supported type for one that cannot be stored. */
final class UnsupportedTypes {
  private static final String LIST = "List";
  private static final String SET = "Set";
  private static final String MAP = "Map";

  private static final Map<String, String> NEAREST =
      Map.ofEntries(
          Map.entry("java.lang.CharSequence", "String"),
          Map.entry("java.lang.StringBuilder", "String"),
          Map.entry("java.lang.Number", "BigDecimal, or the number type that you mean"),
          Map.entry("java.util.concurrent.atomic.AtomicInteger", "int"),
          Map.entry("java.util.concurrent.atomic.AtomicLong", "long"),
          Map.entry("java.util.concurrent.atomic.AtomicBoolean", "boolean"),
          Map.entry("java.util.OptionalInt", "@Nullable Integer"),
          Map.entry("java.util.OptionalLong", "@Nullable Long"),
          Map.entry("java.util.OptionalDouble", "@Nullable Double"),
          Map.entry("java.util.Date", "Instant"),
          Map.entry("java.util.Calendar", "Instant"),
          Map.entry("java.sql.Timestamp", "Instant"),
          Map.entry("java.sql.Date", "LocalDate"),
          Map.entry("java.time.Period", "String"),
          Map.entry("java.time.Year", "int"),
          Map.entry("java.time.YearMonth", "String, or LocalDate"),
          Map.entry("java.net.URL", "URI"),
          Map.entry("java.util.Locale", "String"),
          Map.entry("java.util.Currency", "String"),
          Map.entry("java.util.BitSet", "byte[]"));

  private static final Map<String, String> COLLECTIONS =
      Map.ofEntries(
          Map.entry("java.lang.Iterable", LIST),
          Map.entry("java.util.Collection", LIST),
          Map.entry("java.util.ArrayList", LIST),
          Map.entry("java.util.LinkedList", LIST),
          Map.entry("java.util.Deque", LIST),
          Map.entry("java.util.Queue", LIST),
          Map.entry("java.util.stream.Stream", LIST),
          Map.entry("java.util.HashSet", SET),
          Map.entry("java.util.LinkedHashSet", SET),
          Map.entry("java.util.TreeSet", SET),
          Map.entry("java.util.SortedSet", SET),
          Map.entry("java.util.NavigableSet", SET),
          Map.entry("java.util.EnumSet", SET),
          Map.entry("java.util.HashMap", MAP),
          Map.entry("java.util.LinkedHashMap", MAP),
          Map.entry("java.util.TreeMap", MAP),
          Map.entry("java.util.SortedMap", MAP),
          Map.entry("java.util.NavigableMap", MAP),
          Map.entry("java.util.concurrent.ConcurrentMap", MAP),
          Map.entry("java.util.concurrent.ConcurrentHashMap", MAP));

  private UnsupportedTypes() {}

  /** What to do instead, as a sentence. */
  static String advice(TypeUse type) {
    if (type instanceof TypeUse.ArrayOf array) {
      return use(LIST + "<" + boxed(array.element()) + ">");
    }
    if (type instanceof TypeUse.Declared declared) {
      return advice(declared);
    }
    return type.text().startsWith("?")
        ? "Name the type instead of a wildcard."
        : "Use one of the built-in types, or a record annotated with @Embeddable.";
  }

  private static String advice(TypeUse.Declared type) {
    String name = type.type().qualifiedName();
    if (NEAREST.containsKey(name)) {
      return use(NEAREST.get(name));
    }
    if (COLLECTIONS.containsKey(name)) {
      return use(COLLECTIONS.get(name) + arguments(type));
    }
    if (name.equals("java.util.Optional")) {
      String value = type.arguments().isEmpty() ? "type" : type.arguments().get(0).text();
      return use("@Nullable " + value);
    }
    return switch (type.kind()) {
      case RECORD -> "Annotate the record " + type.text() + " with @Embeddable.";
      case MODEL -> "Store the key of " + type.text() + ", or an @Embeddable with what you need.";
      case SEALED_INTERFACE, INTERFACE, CLASS ->
          "Use one of the built-in types, or a record annotated with @Embeddable.";
      case ENUM, EMBEDDABLE -> "Give it at least package visibility.";
    };
  }

  private static String arguments(TypeUse.Declared type) {
    List<String> arguments = type.arguments().stream().map(TypeUse::text).toList();
    return arguments.isEmpty() ? "" : "<" + String.join(", ", arguments) + ">";
  }

  private static String boxed(TypeUse type) {
    return switch (type.text()) {
      case "int" -> "Integer";
      case "char" -> "Character";
      case "byte", "short", "long", "float", "double", "boolean" ->
          Character.toUpperCase(type.text().charAt(0)) + type.text().substring(1);
      default -> type.text();
    };
  }

  private static String use(String type) {
    return "The nearest supported type is " + type + ".";
  }
}
