package dev.keyloom;

import org.jspecify.annotations.Nullable;

/**
 * Reads the whole partition that a key lies in, of the table or of the key's index, and hands each
 * row to its own record.
 *
 * @param <T> the table's type
 */
@CheckReturnValue
public interface CollectionQuery<T> extends PagedRead<T> {

  /**
   * Bounds the items returned.
   *
   * @param items at least 1
   * @return the bounded read
   */
  CollectionQuery<T> limit(int items);

  /**
   * Sets how many items one request evaluates ({@code Limit} of the service).
   *
   * @param items at least 1
   * @return the read with that page size
   */
  CollectionQuery<T> pageSize(int items);

  /**
   * Sets how many requests one call may make.
   *
   * @param requests at least 1
   * @return the read with that budget
   */
  CollectionQuery<T> maxPages(int requests);

  /**
   * Goes on after the item that a cursor points at; see {@link Query#after}.
   *
   * @param cursor {@link Page#cursor()}; null starts at the beginning
   * @return the read that goes on there
   */
  CollectionQuery<T> after(@Nullable String cursor);

  /**
   * Reads from the highest sort key to the lowest.
   *
   * @return the read in descending order
   */
  CollectionQuery<T> descending();

  /**
   * Reads strongly consistently, at twice the capacity.
   *
   * @return the strongly consistent read
   * @throws KeyloomException if the key is one of a global index, which cannot be read so
   */
  CollectionQuery<T> consistent();

  /**
   * Says what becomes of rows that are of no model of the table.
   *
   * @param rows {@link UnknownRows#FAIL} is the default
   * @return the read that treats them so
   */
  CollectionQuery<T> unknown(UnknownRows rows);
}
