package dev.keyloom.support;

import dev.keyloom.InvalidKeyException;
import dev.keyloom.QueryKey;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds the access path for components that are known only at run time. */
final class AccessPatterns {
  /** So many of a path's components, from the first. */
  private record Pattern(PathSpec path, int size) {
    List<String> names() {
      return path.names().subList(0, size);
    }

    boolean isFull() {
      return size == path.names().size();
    }

    /** How many components must come or go to get from those given to this pattern. */
    int distanceFrom(Set<String> given) {
      Set<String> common = new HashSet<>(names());
      common.retainAll(given);
      return size + given.size() - 2 * common.size();
    }

    @Override
    public String toString() {
      return names() + ": " + (isFull() ? "" : "part of ") + path.description();
    }
  }

  private AccessPatterns() {}

  static <M> QueryKey<M> resolve(EntityCodec<M> codec, Map<String, ?> components) {
    EntitySpec<M> spec = codec.spec();
    if (components == null) {
      throw new InvalidKeyException(spec.modelName() + ": the map of components is null");
    }
    List<Pattern> patterns = patterns(spec);
    for (Pattern pattern : patterns) {
      if (pattern.size == components.size() && components.keySet().containsAll(pattern.names())) {
        return key(codec, pattern, components);
      }
    }
    throw noMatch(spec, components.keySet(), patterns);
  }

  /** All patterns in the order in which they are tried. */
  private static List<Pattern> patterns(EntitySpec<?> spec) {
    List<Pattern> patterns = new ArrayList<>();
    patterns.add(full(spec.primary()));
    spec.indexPaths().forEach(path -> patterns.add(full(path)));
    addPartial(spec.primary(), patterns);
    spec.indexPaths().forEach(path -> addPartial(path, patterns));
    return patterns;
  }

  private static Pattern full(PathSpec path) {
    return new Pattern(path, path.names().size());
  }

  private static void addPartial(PathSpec path, List<Pattern> patterns) {
    for (int size = path.names().size() - 1; size >= path.partitionSize(); size--) {
      patterns.add(new Pattern(path, size));
    }
  }

  private static <M> QueryKey<M> key(
      EntityCodec<M> codec, Pattern pattern, Map<String, ?> components) {
    @Nullable Object[] values = new Object[pattern.size];
    for (int slot = 0; slot < values.length; slot++) {
      values[slot] = components.get(pattern.names().get(slot));
    }
    KeyTarget<M> target = KeyTarget.of(codec, pattern.path, values);
    if (pattern.path.index() == null) {
      return pattern.isFull() ? target.primary() : target.inTable();
    }
    return pattern.isFull() && pattern.path.isUnique() ? target.unique() : target.inIndex();
  }

  private static InvalidKeyException noMatch(
      EntitySpec<?> spec, Set<String> given, List<Pattern> patterns) {
    StringBuilder message = new StringBuilder(spec.modelName());
    message.append(": no access pattern takes ").append(sorted(given));
    message.append(". There are, nearest first:");
    patterns.stream()
        .sorted(Comparator.comparingInt(pattern -> pattern.distanceFrom(given)))
        .forEach(pattern -> message.append("\n  ").append(pattern));
    return new InvalidKeyException(message.toString());
  }

  /** Names in order; a map of the caller's may have a null among its keys. */
  private static List<String> sorted(Set<String> names) {
    return names.stream().map(String::valueOf).sorted().toList();
  }
}
