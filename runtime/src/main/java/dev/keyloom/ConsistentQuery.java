package dev.keyloom;

import org.jspecify.annotations.Nullable;

/**
 * A {@link Query} of the table or a local index, which alone can be strongly consistent.
 *
 * @param <M> the model that the key belongs to
 * @param <R> what an item is returned as
 */
@CheckReturnValue
public interface ConsistentQuery<M, R> extends Query<M, R> {

  /**
   * Reads what the last successful writes left. It costs twice the capacity of an eventually
   * consistent read.
   *
   * @return the strongly consistent read
   */
  ConsistentQuery<M, R> consistent();

  @Override
  ConsistentQuery<M, R> filter(Condition<M> condition);

  @Override
  ConsistentQuery<M, R> limit(int items);

  @Override
  ConsistentQuery<M, R> pageSize(int items);

  @Override
  ConsistentQuery<M, R> maxPages(int requests);

  @Override
  ConsistentQuery<M, R> after(@Nullable String cursor);

  @Override
  ConsistentQuery<M, R> descending();
}
