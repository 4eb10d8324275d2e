package dev.keyloom.processor.rule.table;

import dev.keyloom.processor.diagnostic.Findings;
import dev.keyloom.processor.diagnostic.Problem;
import dev.keyloom.processor.model.EntityModel;
import dev.keyloom.processor.model.IndexModel;
import dev.keyloom.processor.model.IndexPath;
import dev.keyloom.processor.model.TableModel;
import dev.keyloom.processor.rule.Rule;
import java.util.List;
import java.util.Optional;

/**
 * Models share indexes: a global index that serves one model is not needed where that model could
 * write its keys into another one, which it does not use. Indexes on ordinary attributes serve
 * whoever has these attributes, and are left out.
 */
final class NeedlessIndexRule implements Rule<TableModel> {
  @Override
  public void check(TableModel table, Findings findings) {
    for (EntityModel entity : table.entities()) {
      for (IndexPath path : entity.indexPaths()) {
        if (isShareable(table, path.index())
            && users(table, path.index()).equals(List.of(entity))) {
          free(table, entity, path)
              .ifPresent(
                  index ->
                      findings.add(
                          Problem.NEEDLESS_INDEX,
                          path.location(),
                          path.index(),
                          entity.type().simpleName(),
                          index.name()));
        }
      }
    }
  }

  /** An index of the same shape that another model uses and this one does not. */
  private static Optional<IndexModel> free(TableModel table, EntityModel entity, IndexPath path) {
    return table.indexes().stream()
        .filter(index -> !index.isLocal() && isShareable(table, index.name()))
        .filter(index -> index.sortKey().isPresent() == path.key().sortKey().isPresent())
        .filter(
            index -> entity.indexPaths().stream().noneMatch(p -> p.index().equals(index.name())))
        .filter(index -> !users(table, index.name()).isEmpty())
        .findFirst();
  }

  private static List<EntityModel> users(TableModel table, String index) {
    return table.entities().stream()
        .filter(entity -> entity.indexPaths().stream().anyMatch(p -> p.index().equals(index)))
        .toList();
  }

  /** Whether all keys of an index exist for it alone. */
  private static boolean isShareable(TableModel table, String index) {
    return KeyUse.all(table).stream()
        .filter(use -> use.index().filter(each -> each.name().equals(index)).isPresent())
        .allMatch(use -> use.isSynthesizedFor(table) && !use.index().orElseThrow().isLocal());
  }
}
