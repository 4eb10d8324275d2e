package dev.keyloom.processor.rule.table;

import dev.keyloom.processor.diagnostic.Findings;
import dev.keyloom.processor.diagnostic.Problem;
import dev.keyloom.processor.model.EntityModel;
import dev.keyloom.processor.model.IndexModel;
import dev.keyloom.processor.model.IndexPath;
import dev.keyloom.processor.model.TableModel;
import dev.keyloom.processor.rule.Rule;

/** A path that is declared local reads a local index, and any other path a global one. */
final class IndexKindRule implements Rule<TableModel> {
  @Override
  public void check(TableModel table, Findings findings) {
    for (EntityModel entity : table.entities()) {
      for (IndexPath path : entity.indexPaths()) {
        table.indexes().stream()
            .filter(index -> index.name().equals(path.index()))
            .filter(index -> index.isLocal() != path.isLocal())
            .forEach(index -> report(entity, path, index, findings));
      }
    }
  }

  private static void report(
      EntityModel entity, IndexPath path, IndexModel index, Findings findings) {
    findings.add(
        Problem.INDEX_KIND_MISMATCH,
        path.location(),
        path.name(),
        entity.type().simpleName(),
        path.isLocal() ? "local" : "global",
        index.name(),
        index.isLocal() ? "local" : "global",
        path.isLocal()
            ? "Use @Gsi, or declare the index with kind = LOCAL."
            : "Use @Lsi, which takes the partition key from @Key, or another index.");
  }
}
