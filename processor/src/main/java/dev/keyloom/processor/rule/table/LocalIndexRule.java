package dev.keyloom.processor.rule.table;

import dev.keyloom.processor.diagnostic.Findings;
import dev.keyloom.processor.diagnostic.Problem;
import dev.keyloom.processor.model.IndexModel;
import dev.keyloom.processor.model.KeyAttribute;
import dev.keyloom.processor.model.TableModel;
import dev.keyloom.processor.rule.Rule;

/**
 * A local index is another order of the table's partitions. What it costs cannot be undone, and
 * whether some read needs it is not seen here, so it is up to the user to say why it is there.
 */
final class LocalIndexRule implements Rule<TableModel> {
  @Override
  public void check(TableModel table, Findings findings) {
    for (IndexModel index : table.indexes()) {
      if (index.isLocal()) {
        check(table, index, findings);
      }
    }
  }

  private static void check(TableModel table, IndexModel index, Findings findings) {
    if (table.sortKey().isEmpty()) {
      findings.add(
          Problem.IMPOSSIBLE_LOCAL_INDEX,
          index.location(),
          index.name(),
          "the table " + table.name() + " has no sort key, so its partitions have one item each",
          "Make it a global index.");
      return;
    }
    if (table.sortKey().map(KeyAttribute::name).equals(index.sortKey().map(KeyAttribute::name))) {
      findings.add(
          Problem.IMPOSSIBLE_LOCAL_INDEX,
          index.location(),
          index.name(),
          "its sort key '%s' is that of the table, whose order it would repeat"
              .formatted(table.sortKey().get().name()),
          "Query the table, or give the index another sort key.");
      return;
    }
    findings.add(Problem.LOCAL_INDEX, index.location(), index.name());
  }
}
