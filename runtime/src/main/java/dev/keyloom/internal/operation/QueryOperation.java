package dev.keyloom.internal.operation;

import dev.keyloom.Condition;
import dev.keyloom.ConsistentQuery;
import dev.keyloom.PagedRead;
import dev.keyloom.Stored;
import dev.keyloom.internal.argument.Arguments;
import dev.keyloom.internal.hydrate.RowReader;
import dev.keyloom.internal.hydrate.RowReaders;
import dev.keyloom.internal.plan.Paging;
import dev.keyloom.internal.plan.QueryPlan;
import dev.keyloom.support.KeyCondition;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A query of one model. The type of the key decides whether the caller sees that it can be
 * consistent.
 */
public final class QueryOperation<M> extends PagedOperation<M> implements ConsistentQuery<M, M> {

  private final TableContext<?> table;
  private final KeyCondition<M> key;
  private final QueryOptions options;

  public QueryOperation(TableContext<?> table, KeyCondition<M> key) {
    this(table, key, QueryOptions.NONE);
  }

  private QueryOperation(TableContext<?> table, KeyCondition<M> key, QueryOptions options) {
    super(table);
    this.table = table;
    this.key = key;
    this.options = options;
  }

  private QueryOperation<M> with(QueryOptions changed) {
    return new QueryOperation<>(table, key, changed);
  }

  @Override
  public ConsistentQuery<M, M> consistent() {
    return with(options.stronglyConsistent());
  }

  @Override
  public ConsistentQuery<M, M> filter(Condition<M> condition) {
    return with(options.filter(Arguments.expression(condition, "filter(…)")));
  }

  @Override
  public ConsistentQuery<M, M> limit(int items) {
    return with(options.paging(paging().limit(items)));
  }

  @Override
  public ConsistentQuery<M, M> pageSize(int items) {
    return with(options.paging(paging().pageSize(items)));
  }

  @Override
  public ConsistentQuery<M, M> maxPages(int requests) {
    return with(options.paging(paging().maxPages(requests)));
  }

  @Override
  public ConsistentQuery<M, M> after(@Nullable String cursor) {
    return with(options.after(cursor));
  }

  @Override
  public ConsistentQuery<M, M> descending() {
    return with(options.inDescendingOrder());
  }

  @Override
  public PagedRead<Stored<M>> stored() {
    return new StoredItems();
  }

  @Override
  Paging paging() {
    return options.paging();
  }

  @Override
  QueryPlan plan(Paging paging, List<String> columns) {
    return QueryPlans.of(table, key, options, paging, columns);
  }

  @Override
  RowReader<M> rows() {
    return RowReaders.model(table.rows(), key.entity());
  }

  @Override
  RowReader<Boolean> countedRows() {
    return RowReaders.counted(table.rows(), key.entity());
  }

  /** The same read of items with their keys. */
  private final class StoredItems extends PagedOperation<Stored<M>> {

    StoredItems() {
      super(table);
    }

    @Override
    Paging paging() {
      return QueryOperation.this.paging();
    }

    @Override
    QueryPlan plan(Paging paging, List<String> columns) {
      return QueryOperation.this.plan(paging, columns);
    }

    @Override
    RowReader<Stored<M>> rows() {
      return RowReaders.stored(table.rows(), key.entity());
    }

    @Override
    RowReader<Boolean> countedRows() {
      return QueryOperation.this.countedRows();
    }
  }
}
