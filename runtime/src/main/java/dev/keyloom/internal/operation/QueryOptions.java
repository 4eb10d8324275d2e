package dev.keyloom.internal.operation;

import dev.keyloom.Expression;
import dev.keyloom.internal.plan.Paging;
import org.jspecify.annotations.Nullable;

/** What the caller has asked of a paged read so far. */
record QueryOptions(
    Expression filter,
    Paging paging,
    @Nullable String cursor,
    boolean descending,
    boolean consistent) {

  static final QueryOptions NONE =
      new QueryOptions(Expression.Constant.ALWAYS, Paging.NONE, null, false, false);

  QueryOptions filter(Expression more) {
    return new QueryOptions(Expression.and(filter, more), paging, cursor, descending, consistent);
  }

  QueryOptions paging(Paging changed) {
    return new QueryOptions(filter, changed, cursor, descending, consistent);
  }

  QueryOptions after(@Nullable String position) {
    return new QueryOptions(filter, paging, position, descending, consistent);
  }

  QueryOptions inDescendingOrder() {
    return new QueryOptions(filter, paging, cursor, true, consistent);
  }

  QueryOptions stronglyConsistent() {
    return new QueryOptions(filter, paging, cursor, descending, true);
  }
}
