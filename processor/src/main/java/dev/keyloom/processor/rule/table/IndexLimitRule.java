package dev.keyloom.processor.rule.table;

import dev.keyloom.processor.diagnostic.Findings;
import dev.keyloom.processor.diagnostic.Problem;
import dev.keyloom.processor.model.TableModel;
import dev.keyloom.processor.rule.Rule;

/** DynamoDB limits how many global indexes a table has. */
final class IndexLimitRule implements Rule<TableModel> {
  /** The default quota of global secondary indexes for a table. */
  private static final int MAX_GLOBAL_INDEXES = 20;

  @Override
  public void check(TableModel table, Findings findings) {
    int count = table.indexes().size();
    if (count > MAX_GLOBAL_INDEXES) {
      findings.add(
          Problem.TOO_MANY_INDEXES, table.location(), table.name(), count, MAX_GLOBAL_INDEXES);
    }
  }
}
