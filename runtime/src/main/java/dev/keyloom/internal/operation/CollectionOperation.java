package dev.keyloom.internal.operation;

import dev.keyloom.CollectionQuery;
import dev.keyloom.KeyloomException;
import dev.keyloom.UnknownRows;
import dev.keyloom.internal.argument.Arguments;
import dev.keyloom.internal.hydrate.RowReader;
import dev.keyloom.internal.hydrate.RowReaders;
import dev.keyloom.internal.plan.Paging;
import dev.keyloom.internal.plan.QueryPlan;
import dev.keyloom.support.IndexSchema;
import dev.keyloom.support.KeyCondition;
import dev.keyloom.support.SortCondition;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A query of a whole partition. */
public final class CollectionOperation<T> extends PagedOperation<T> implements CollectionQuery<T> {

  private final TableContext<T> table;
  private final KeyCondition<?> key;
  private final QueryOptions options;
  private final UnknownRows unknown;

  /**
   * @param key any key; its sort condition does not count
   */
  public CollectionOperation(TableContext<T> table, KeyCondition<?> key) {
    this(table, partition(key), QueryOptions.NONE, UnknownRows.FAIL);
  }

  private CollectionOperation(
      TableContext<T> table, KeyCondition<?> key, QueryOptions options, UnknownRows unknown) {
    super(table);
    this.table = table;
    this.key = key;
    this.options = options;
    this.unknown = unknown;
  }

  private static <M> KeyCondition<M> partition(KeyCondition<M> key) {
    return new KeyCondition<>(key.entity(), key.path(), key.partition(), new SortCondition.All());
  }

  private CollectionOperation<T> with(QueryOptions changed) {
    return new CollectionOperation<>(table, key, changed, unknown);
  }

  @Override
  public CollectionQuery<T> limit(int items) {
    return with(options.paging(paging().limit(items)));
  }

  @Override
  public CollectionQuery<T> pageSize(int items) {
    return with(options.paging(paging().pageSize(items)));
  }

  @Override
  public CollectionQuery<T> maxPages(int requests) {
    return with(options.paging(paging().maxPages(requests)));
  }

  @Override
  public CollectionQuery<T> after(@Nullable String cursor) {
    return with(options.after(cursor));
  }

  @Override
  public CollectionQuery<T> descending() {
    return with(options.inDescendingOrder());
  }

  @Override
  public CollectionQuery<T> consistent() {
    IndexSchema index = key.path().index();
    if (index != null && !index.isLocal()) {
      throw new KeyloomException(
          "index "
              + table.index(index)
              + " cannot be read strongly consistently: it is a global index");
    }
    return with(options.stronglyConsistent());
  }

  @Override
  public CollectionQuery<T> unknown(UnknownRows rows) {
    return new CollectionOperation<>(
        table, key, options, Arguments.required(rows, "the argument of unknown(…)"));
  }

  @Override
  Paging paging() {
    return options.paging();
  }

  @Override
  QueryPlan plan(Paging paging, List<String> columns) {
    return QueryPlans.ofAll(table, key, options, paging, columns);
  }

  @Override
  RowReader<T> rows() {
    return RowReaders.collection(table.rows(), unknown);
  }

  @Override
  RowReader<Boolean> countedRows() {
    return RowReaders.countedCollection(table.rows(), unknown);
  }
}
