package dev.keyloom.processor.rule.table;

import dev.keyloom.processor.diagnostic.Findings;
import dev.keyloom.processor.diagnostic.Problem;
import dev.keyloom.processor.model.EntityModel;
import dev.keyloom.processor.model.IndexModel;
import dev.keyloom.processor.model.IndexPath;
import dev.keyloom.processor.model.KeyAttribute;
import dev.keyloom.processor.model.TableModel;
import dev.keyloom.processor.rule.Rule;
import java.util.Optional;

/**
 * A path that turns the primary key round reads an index whose keys are the table's, turned round.
 */
final class InvertedIndexRule implements Rule<TableModel> {
  @Override
  public void check(TableModel table, Findings findings) {
    for (EntityModel entity : table.entities()) {
      for (IndexPath path : entity.indexPaths()) {
        if (path.kind() == IndexPath.Kind.INVERTED) {
          table.indexes().stream()
              .filter(index -> index.name().equals(path.index()))
              .filter(index -> !isInverse(table, index))
              .forEach(index -> report(table, entity, path, index, findings));
        }
      }
    }
  }

  private static boolean isInverse(TableModel table, IndexModel index) {
    Optional<KeyAttribute> tableSortKey = table.sortKey();
    return tableSortKey.isPresent()
        && index.partitionKey().equals(tableSortKey.get())
        && index.sortKey().equals(Optional.of(table.partitionKey()));
  }

  private static void report(
      TableModel table, EntityModel entity, IndexPath path, IndexModel index, Findings findings) {
    String sortKey = table.sortKey().map(KeyAttribute::name).orElse("");
    if (sortKey.isEmpty()) {
      return; // the model has a sort key and the table none, which is reported as such
    }
    findings.add(
        Problem.NOT_INVERTIBLE,
        path.location(),
        path.name(),
        entity.type().simpleName(),
        "the index %s has the %s"
            .formatted(
                index.name(),
                index
                    .sortKey()
                    .map(
                        key ->
                            "keys '" + index.partitionKey().name() + "' and '" + key.name() + "'")
                    .orElse("key '" + index.partitionKey().name() + "' alone")),
        "Give it a pk, or declare @Index(name = \"%s\", partitionKey = \"%s\", sortKey = \"%s\")."
            .formatted(index.name(), sortKey, table.partitionKey().name()));
  }
}
