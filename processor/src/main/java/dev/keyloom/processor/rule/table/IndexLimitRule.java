package dev.keyloom.processor.rule.table;

import dev.keyloom.processor.diagnostic.Findings;
import dev.keyloom.processor.diagnostic.Problem;
import dev.keyloom.processor.model.IndexModel;
import dev.keyloom.processor.model.TableModel;
import dev.keyloom.processor.rule.Rule;

/**
 * DynamoDB limits how many indexes a table has. Source: "Quotas for secondary indexes", DynamoDB
 * Developer Guide.
 */
final class IndexLimitRule implements Rule<TableModel> {
  /** The default quota of global secondary indexes for a table. */
  private static final int MAX_GLOBAL_INDEXES = 20;

  /** The quota of local secondary indexes for a table. */
  private static final int MAX_LOCAL_INDEXES = 5;

  @Override
  public void check(TableModel table, Findings findings) {
    int local = (int) table.indexes().stream().filter(IndexModel::isLocal).count();
    check(table, "global", table.indexes().size() - local, MAX_GLOBAL_INDEXES, findings);
    check(table, "local", local, MAX_LOCAL_INDEXES, findings);
  }

  private static void check(TableModel table, String kind, int count, int most, Findings findings) {
    if (count > most) {
      findings.add(Problem.TOO_MANY_INDEXES, table.location(), table.name(), count, kind, most);
    }
  }
}
