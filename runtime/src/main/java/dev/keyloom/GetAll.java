package dev.keyloom;

import java.util.List;
import java.util.Optional;

/**
 * Reads the items of many keys: primary keys share BatchGetItem requests of up to 100 keys, each
 * key of a unique index is a Query. A key that occurs twice is read once. Keys that the service
 * leaves unprocessed are asked for again, with growing pauses, ten times in all; what is left then
 * is in an {@link UnprocessedKeysException}.
 *
 * @param <M> the model that the keys belong to
 */
@CheckReturnValue
public interface GetAll<M> extends Read<List<Optional<M>>> {

  /**
   * Reads what the last successful writes left, at twice the capacity.
   *
   * @return the strongly consistent read
   * @throws KeyloomException if a key of a global index is among the keys, which cannot be read so
   */
  GetAll<M> consistent();

  /**
   * Runs the read and waits for its answer.
   *
   * @return an answer for each key, in the order of the keys
   * @throws UnprocessedKeysException if the service left keys unprocessed to the last
   */
  @Override
  List<Optional<M>> fetch();
}
