package dev.keyloom.internal.operation;

import dev.keyloom.NotUniqueException;
import dev.keyloom.internal.explain.ValueText;
import dev.keyloom.internal.hydrate.RowReader;
import dev.keyloom.internal.hydrate.RowReaders;
import dev.keyloom.internal.plan.GetPlan;
import dev.keyloom.internal.plan.Paging;
import dev.keyloom.internal.plan.QueryPlan;
import dev.keyloom.internal.plan.ReadPlan;
import dev.keyloom.internal.plan.ReadRequests;
import dev.keyloom.internal.transport.ApiCall;
import dev.keyloom.internal.transport.Step;
import dev.keyloom.support.KeyCondition;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;

/** Finds the one item that a key names: by GetItem, or in a unique index. */
final class ItemLookup {

  /** A second item shows that an index is not unique. */
  private static final Paging TWO = Paging.NONE.limit(2);

  private ItemLookup() {}

  /** The plan for a full primary key, or a full key of a unique index. */
  static ReadPlan plan(TableContext<?> table, KeyCondition<?> key, boolean consistent) {
    return key.isTableKey() ? new GetPlan(table.table(), key, consistent) : unique(table, key);
  }

  /** The plan for a full key of a unique index. */
  static QueryPlan unique(TableContext<?> table, KeyCondition<?> key) {
    return QueryPlans.of(table, key, QueryOptions.NONE, TWO, List.of());
  }

  static <R> Step<Optional<R>> read(TableContext<?> table, ReadPlan plan, RowReader<R> rows) {
    return plan instanceof GetPlan get ? get(get, rows) : onlyOne(table, (QueryPlan) plan, rows);
  }

  private static <R> Step<Optional<R>> get(GetPlan plan, RowReader<R> rows) {
    return Step.call(
        new ApiCall.GetItem(ReadRequests.get(plan)),
        () -> "GetItem of table " + plan.table(),
        response -> Step.done(item(response, rows)));
  }

  private static <R> Optional<R> item(GetItemResponse response, RowReader<R> rows) {
    return response.hasItem() && rows.accepts(response.item())
        ? Optional.of(rows.read(response.item()))
        : Optional.empty();
  }

  /** Reads on until two items are found or there is no more. */
  static <R> Step<Optional<R>> onlyOne(TableContext<?> table, QueryPlan plan, RowReader<R> rows) {
    return new PageWalk<>(table, plan, RowReaders.undecoded(rows))
        .all()
        .map(
            found -> {
              if (found.size() > 1) {
                throw notUnique(table, plan, found);
              }
              return found.stream().findFirst().map(rows::read);
            });
  }

  private static NotUniqueException notUnique(
      TableContext<?> table, QueryPlan plan, List<Map<String, AttributeValue>> found) {
    return new NotUniqueException(
        plan.range().key().entity().spec().modelName()
            + " by unique "
            + plan.range().description()
            + ", "
            + ValueText.key(plan.range().keyOf(found.get(0)))
            + ": there are at least two items, "
            + table.rows().keyText(found.get(0))
            + " and "
            + table.rows().keyText(found.get(1))
            + "; nothing enforces that an index is unique, so one of them must be mended");
  }
}
