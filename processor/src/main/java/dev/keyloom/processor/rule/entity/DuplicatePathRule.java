package dev.keyloom.processor.rule.entity;

import dev.keyloom.processor.diagnostic.Findings;
import dev.keyloom.processor.diagnostic.Problem;
import dev.keyloom.processor.model.ComponentModel;
import dev.keyloom.processor.model.EntityModel;
import dev.keyloom.processor.model.IndexPath;
import dev.keyloom.processor.model.KeyPath;
import dev.keyloom.processor.model.KeyTemplate;
import dev.keyloom.processor.rule.Rule;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Two paths with the same components in the same places answer the same questions. */
final class DuplicatePathRule implements Rule<EntityModel> {
  private record Components(Set<String> partition, List<String> sort) {}

  @Override
  public void check(EntityModel entity, Findings findings) {
    Map<Components, String> seen = new HashMap<>();
    for (IndexPath path : entity.indexPaths()) {
      String other = seen.putIfAbsent(components(path.key()), path.name());
      if (other != null) {
        findings.add(
            Problem.DUPLICATE_INDEX_PATH,
            path.location(),
            other,
            path.name(),
            entity.type().simpleName());
      }
    }
  }

  private static Components components(KeyPath key) {
    return new Components(
        new HashSet<>(names(key.partitionKey())),
        key.sortKey().map(DuplicatePathRule::names).orElse(List.of()));
  }

  private static List<String> names(KeyTemplate template) {
    return template.components().stream().map(ComponentModel::name).toList();
  }
}
