package dev.keyloom;

import java.util.Optional;

/**
 * Reads the item that a key names, or nothing. By primary key it is a GetItem; by a unique index it
 * is a Query that reads two items, so that a second one is noticed ({@link NotUniqueException}).
 *
 * @param <M> the model that the key belongs to
 * @param <R> what an item is returned as
 */
@CheckReturnValue
public interface Get<M, R> extends Read<Optional<R>> {

  /**
   * Returns the item together with its primary key, ready to be updated or deleted.
   *
   * @return the same read of a {@link Stored} item
   */
  Read<Optional<Stored<R>>> stored();
}
