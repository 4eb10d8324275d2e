package dev.keyloom.processor.model;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The names that an access path cannot have: it becomes a method of the generated keys. */
public final class ReservedNames {
  /** The methods that every class of keys has. */
  public static final Set<String> OF_KEYS = Set.of("of", "resolve", "parse");

  /** The methods that every object has. */
  public static final Set<String> OF_OBJECTS =
      Set.of(
          "clone",
          "equals",
          "finalize",
          "getClass",
          "hashCode",
          "notify",
          "notifyAll",
          "toString",
          "wait");

  private ReservedNames() {}

  /** All of them. */
  public static Set<String> all() {
    return Stream.concat(OF_KEYS.stream(), OF_OBJECTS.stream())
        .collect(Collectors.toUnmodifiableSet());
  }
}
