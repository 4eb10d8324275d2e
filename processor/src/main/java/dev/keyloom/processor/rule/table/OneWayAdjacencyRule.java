package dev.keyloom.processor.rule.table;

import dev.keyloom.processor.diagnostic.Findings;
import dev.keyloom.processor.diagnostic.Problem;
import dev.keyloom.processor.model.ComponentModel;
import dev.keyloom.processor.model.EntityModel;
import dev.keyloom.processor.model.KeyTemplate;
import dev.keyloom.processor.model.TableModel;
import dev.keyloom.processor.rule.Rule;
import java.util.List;
import java.util.Optional;

/**
 * A model that joins two others can be read from both sides. It joins them if its partition key is
 * made of what names an item of the one, and its sort key of what names an item of the other.
 */
final class OneWayAdjacencyRule implements Rule<TableModel> {
  @Override
  public void check(TableModel table, Findings findings) {
    for (EntityModel entity : table.entities()) {
      Optional<String> near = only(entity.primaryKey().partitionKey());
      Optional<String> far = entity.primaryKey().sortKey().flatMap(OneWayAdjacencyRule::only);
      if (near.isEmpty() || far.isEmpty() || near.equals(far)) {
        continue;
      }
      Optional<EntityModel> here = named(table, near.get());
      Optional<EntityModel> there = named(table, far.get());
      if (here.isPresent() && there.isPresent() && !isReadFrom(entity, far.get())) {
        findings.add(
            Problem.ONE_WAY_ADJACENCY,
            entity.location(),
            entity.type().simpleName(),
            here.get().type().simpleName(),
            there.get().type().simpleName(),
            far.get());
      }
    }
  }

  /** The model whose items a component alone names. */
  private static Optional<EntityModel> named(TableModel table, String component) {
    return table.entities().stream()
        .filter(entity -> only(entity.primaryKey().partitionKey()).equals(Optional.of(component)))
        .filter(
            entity ->
                entity
                    .primaryKey()
                    .sortKey()
                    .filter(sortKey -> !sortKey.components().isEmpty())
                    .isEmpty())
        .findFirst();
  }

  private static boolean isReadFrom(EntityModel entity, String component) {
    return entity.indexPaths().stream()
        .map(path -> names(path.key().partitionKey()))
        .anyMatch(names -> names.contains(component));
  }

  private static Optional<String> only(KeyTemplate template) {
    List<String> names = names(template);
    return names.size() == 1 ? Optional.of(names.get(0)) : Optional.empty();
  }

  private static List<String> names(KeyTemplate template) {
    return template.components().stream().map(ComponentModel::name).toList();
  }
}
