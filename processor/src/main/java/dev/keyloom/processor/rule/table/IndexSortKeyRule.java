package dev.keyloom.processor.rule.table;

import dev.keyloom.processor.diagnostic.Findings;
import dev.keyloom.processor.diagnostic.Problem;
import dev.keyloom.processor.model.EntityModel;
import dev.keyloom.processor.model.IndexModel;
import dev.keyloom.processor.model.IndexPath;
import dev.keyloom.processor.model.TableModel;
import dev.keyloom.processor.rule.Rule;

/** A path has a sort key exactly if its index has one. */
final class IndexSortKeyRule implements Rule<TableModel> {
  @Override
  public void check(TableModel table, Findings findings) {
    for (IndexModel index : table.indexes()) {
      for (EntityModel entity : table.entities()) {
        for (IndexPath path : entity.indexPaths()) {
          boolean inverted = path.kind() == IndexPath.Kind.INVERTED;
          if (path.index().equals(index.name()) && !inverted) {
            check(index, entity, path, findings);
          }
        }
      }
    }
  }

  private static void check(
      IndexModel index, EntityModel entity, IndexPath path, Findings findings) {
    String named = "the path '" + path.name() + "' of " + entity.type().simpleName();
    if (index.sortKey().isPresent() && path.key().sortKey().isEmpty()) {
      findings.add(
          Problem.INDEX_KEY_MISMATCH,
          path.location(),
          index.name(),
          "it has the sort key '" + index.sortKey().get().name() + "', but " + named + " has none",
          "Add sk to the @Gsi; an item without it is not in the index.");
    }
    if (index.sortKey().isEmpty() && path.key().sortKey().isPresent()) {
      findings.add(
          Problem.INDEX_KEY_MISMATCH,
          path.location().member("sk"),
          index.name(),
          "it has no sort key, but " + named + " has one",
          "Remove sk, or name the attribute in @Index(sortKey = \"…\").");
    }
  }
}
