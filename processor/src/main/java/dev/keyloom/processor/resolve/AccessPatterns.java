package dev.keyloom.processor.resolve;

import dev.keyloom.processor.model.AccessPattern;
import dev.keyloom.processor.model.ComponentModel;
import dev.keyloom.processor.model.IndexPath;
import dev.keyloom.processor.model.KeyPath;
import dev.keyloom.processor.model.KeyTemplate;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Lists what can be asked of a model, in the order in which it is tried: the exact primary key,
 * exact indexes, partial primary keys, partial indexes, each as declared.
 */
final class AccessPatterns {
  private final List<AccessPattern> exactPrimary = new ArrayList<>();
  private final List<AccessPattern> exactIndexes = new ArrayList<>();
  private final List<AccessPattern> partialPrimary = new ArrayList<>();
  private final List<AccessPattern> partialIndexes = new ArrayList<>();

  private AccessPatterns() {}

  static List<AccessPattern> of(KeyPath primaryKey, List<IndexPath> indexPaths) {
    AccessPatterns patterns = new AccessPatterns();
    patterns.add("", primaryKey, true, patterns.exactPrimary, patterns.partialPrimary);
    for (IndexPath path : indexPaths) {
      patterns.add(
          path.name(), path.key(), path.unique(), patterns.exactIndexes, patterns.partialIndexes);
    }
    List<AccessPattern> all = new ArrayList<>(patterns.exactPrimary);
    all.addAll(patterns.exactIndexes);
    all.addAll(patterns.partialPrimary);
    all.addAll(patterns.partialIndexes);
    return all;
  }

  private void add(
      String path,
      KeyPath key,
      boolean unique,
      List<AccessPattern> exact,
      List<AccessPattern> partial) {
    Set<String> given = new LinkedHashSet<>(names(key.partitionKey()));
    List<List<String>> cuts = new ArrayList<>();
    cuts.add(List.copyOf(given));
    for (String name : key.sortKey().map(AccessPatterns::names).orElse(List.of())) {
      // A component that is given already moves the cut without asking for more.
      if (given.add(name)) {
        cuts.add(List.copyOf(given));
      }
    }
    int last = cuts.size() - 1;
    exact.add(new AccessPattern(path, cuts.get(last), true, unique));
    for (int cut = last - 1; cut >= 0; cut--) {
      partial.add(new AccessPattern(path, cuts.get(cut), false, false));
    }
  }

  private static List<String> names(KeyTemplate template) {
    return template.components().stream().map(ComponentModel::name).toList();
  }
}
