package dev.keyloom;

/**
 * A {@link Get} by primary key, which alone can be strongly consistent.
 *
 * @param <M> the model that the key belongs to
 * @param <R> what an item is returned as
 */
@CheckReturnValue
public interface ConsistentGet<M, R> extends Get<M, R> {

  /**
   * Reads what the last successful write left. It costs twice the capacity of an eventually
   * consistent read.
   *
   * @return the strongly consistent read
   */
  ConsistentGet<M, R> consistent();
}
