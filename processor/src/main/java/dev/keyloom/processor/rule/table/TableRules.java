package dev.keyloom.processor.rule.table;

import dev.keyloom.processor.diagnostic.Findings;
import dev.keyloom.processor.model.TableModel;
import dev.keyloom.processor.rule.Rule;
import java.util.List;

/** The rules for a table with all its models, in the order in which they report. */
public final class TableRules {
  private static final List<Rule<TableModel>> RULES =
      List.of(
          new SortKeyRule(),
          new KeyTypeRule(),
          new BareKeyRule(),
          new UnorderedInstantRule(),
          new KeyAttributeClashRule(),
          new StoredNameRule(),
          new TypeNameRule(),
          new PrimaryKeyCollisionRule(),
          new IndexSortKeyRule(),
          new IndexKindRule(),
          new LocalIndexRule(),
          new InvertedIndexRule(),
          new SharedKeyRule(),
          new SharedIndexAttributeRule(),
          new GuardEffectRule(),
          new IndexLimitRule(),
          new EntityPrefixRule(),
          new OneWayAdjacencyRule(),
          new NeedlessIndexRule(),
          new TableNamesRule());

  private TableRules() {}

  /** Checks all rules. */
  public static void check(TableModel table, Findings findings) {
    RULES.forEach(rule -> rule.check(table, findings));
  }
}
