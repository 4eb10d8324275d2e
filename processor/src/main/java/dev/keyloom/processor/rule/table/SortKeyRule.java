package dev.keyloom.processor.rule.table;

import dev.keyloom.processor.diagnostic.Findings;
import dev.keyloom.processor.diagnostic.Problem;
import dev.keyloom.processor.model.EntityModel;
import dev.keyloom.processor.model.KeyPath;
import dev.keyloom.processor.model.KeyTemplate;
import dev.keyloom.processor.model.TableModel;
import dev.keyloom.processor.rule.Rule;

/** A model has a sort key exactly if its table has one. */
final class SortKeyRule implements Rule<TableModel> {
  @Override
  public void check(TableModel table, Findings findings) {
    for (EntityModel entity : table.entities()) {
      String model = entity.type().simpleName();
      KeyPath key = entity.primaryKey();
      if (table.sortKey().isPresent() && key.sortKey().isEmpty()) {
        findings.add(
            Problem.SORT_KEY_MISMATCH,
            key.partitionKey().location(),
            model,
            "has no sort key",
            table.name(),
            "has the sort key '" + table.sortKey().get().name() + "'",
            "Add sk to its @Key.");
      }
      if (table.sortKey().isEmpty() && key.sortKey().isPresent()) {
        KeyTemplate template = key.sortKey().get();
        findings.add(
            Problem.SORT_KEY_MISMATCH,
            template.location(),
            model,
            "has the sort key \"" + template.text() + "\"",
            table.name(),
            "has none",
            "Remove sk, or name the attribute in @Table(sortKey = \"…\").");
      }
    }
  }
}
