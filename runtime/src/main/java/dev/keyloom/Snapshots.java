package dev.keyloom;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Copies what a caller could still change, so that conditions stay the values they were made of
 * although they are encoded later.
 */
final class Snapshots {
  private Snapshots() {}

  @SuppressWarnings("unchecked") // a copy of a collection or an array has the type of its original
  static <V> V of(V value) {
    if (value instanceof byte[] bytes) {
      return (V) bytes.clone();
    }
    if (value instanceof List<?> list) {
      return (V) Collections.unmodifiableList(new ArrayList<>(list));
    }
    if (value instanceof Set<?> set) {
      return (V) Collections.unmodifiableSet(new LinkedHashSet<>(set));
    }
    if (value instanceof Map<?, ?> map) {
      return (V) Collections.unmodifiableMap(new LinkedHashMap<>(map));
    }
    return value;
  }
}
