package dev.keyloom;

import java.util.concurrent.CompletableFuture;

/**
 * A read that is ready to run. It is an immutable value: it may be run any number of times and by
 * several threads.
 *
 * @param <X> what it answers
 */
@CheckReturnValue
public interface Read<X> {

  /**
   * Runs the read and waits for its answer.
   *
   * <p>On an asynchronous client the calling thread waits; if it is interrupted, the call in flight
   * is cancelled and the thread's interrupt flag stays set. Such a client's own completion thread
   * must not wait here: it would wait for itself.
   *
   * @return the answer
   * @throws KeyloomException if the read fails; an exception of the SDK is its cause
   */
  X fetch();

  /**
   * Starts the read.
   *
   * <p>On an asynchronous client nothing blocks and the rows are decoded on the client's completion
   * executor; on a blocking client the read runs on the executor of {@link TableOptions}.
   * Cancelling the future cancels the call in flight and stops further ones.
   *
   * @return the answer, or a {@link KeyloomException}
   */
  CompletableFuture<X> fetchAsync();

  /**
   * Says what the read would do, without any call.
   *
   * @return the requests and how they are followed up
   */
  Plan explain();
}
