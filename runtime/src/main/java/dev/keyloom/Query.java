package dev.keyloom;

import org.jspecify.annotations.Nullable;

/**
 * Reads the items of one model whose keys lie in a partition, under a partial sort key, or in a
 * range, in the order of the sort key. Items of other models that lie between are left out.
 *
 * @param <M> the model that the key belongs to
 * @param <R> what an item is returned as
 */
@CheckReturnValue
public interface Query<M, R> extends PagedRead<R> {

  /**
   * Keeps only items that meet the condition, decided by the service after it has read (and charged
   * for) them. A second filter is combined with the first by AND.
   *
   * @param condition a condition on attributes that are not keys of the queried table or index
   * @return the filtered read
   */
  Query<M, R> filter(Condition<M> condition);

  /**
   * Bounds the items returned, whatever the filter leaves out.
   *
   * @param items at least 1
   * @return the bounded read
   */
  Query<M, R> limit(int items);

  /**
   * Sets how many items one request evaluates ({@code Limit} of the service). Without it a request
   * reads up to 1 MB, or no more than the limit needs.
   *
   * @param items at least 1
   * @return the read with that page size
   */
  Query<M, R> pageSize(int items);

  /**
   * Sets how many requests one call may make.
   *
   * @param requests at least 1
   * @return the read with that budget
   */
  Query<M, R> maxPages(int requests);

  /**
   * Goes on after the item that a cursor points at. The cursor must come from a read of the same
   * table, index, partition, range and direction; {@link InvalidCursorException} is thrown
   * otherwise, before any call.
   *
   * @param cursor {@link Page#cursor()}; null starts at the beginning
   * @return the read that goes on there
   */
  Query<M, R> after(@Nullable String cursor);

  /**
   * Reads from the highest sort key to the lowest.
   *
   * @return the read in descending order
   */
  Query<M, R> descending();

  /**
   * Returns each item together with its primary key, ready to be updated or deleted. It is the last
   * option.
   *
   * @return the same read of {@link Stored} items
   */
  PagedRead<Stored<R>> stored();
}
