package dev.keyloom.internal.operation;

import dev.keyloom.Expression;
import dev.keyloom.internal.plan.FilterCheck;
import dev.keyloom.internal.plan.KeyRange;
import dev.keyloom.internal.plan.Paging;
import dev.keyloom.internal.plan.QueryPlan;
import dev.keyloom.support.KeyCondition;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Compiles what the caller asked into plans of queries. */
final class QueryPlans {

  private QueryPlans() {}

  /**
   * The plan of a query of one model.
   *
   * @throws dev.keyloom.InvalidCursorException if the cursor belongs to another read
   * @throws dev.keyloom.KeyloomException if the filter names a key attribute
   */
  static QueryPlan of(
      TableContext<?> table,
      KeyCondition<?> key,
      QueryOptions options,
      Paging paging,
      List<String> columns) {
    Expression filter = options.filter();
    String typeAttribute = table.schema().typeAttribute();
    if (key.path().filtersType() && typeAttribute != null) {
      filter = Expression.and(TypeFilter.of(typeAttribute, key.entity().spec().typeName()), filter);
    }
    return plan(table, key, options, filter, paging, columns);
  }

  /** The plan of a query of all models. */
  static QueryPlan ofAll(
      TableContext<?> table,
      KeyCondition<?> key,
      QueryOptions options,
      Paging paging,
      List<String> columns) {
    return plan(table, key, options, options.filter(), paging, columns);
  }

  private static QueryPlan plan(
      TableContext<?> table,
      KeyCondition<?> key,
      QueryOptions options,
      Expression filter,
      Paging paging,
      List<String> columns) {
    KeyRange range =
        KeyRange.of(
            table.schema(), table.table(), table.index(key.path()), key, options.descending());
    FilterCheck.check(range, filter);
    String cursor = options.cursor();
    Map<String, AttributeValue> start =
        cursor == null ? Map.of() : table.cursors().read(range, cursor);
    return new QueryPlan(range, filter, columns, options.consistent(), paging, start);
  }
}
