package dev.keyloom.internal.transport;

import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;

/** Runs operations on a client. */
public interface Transport {

  /** How many calls of one operation may be in flight at the same time. */
  int MOST_IN_FLIGHT = 16;

  /**
   * Runs an operation and waits for its answer.
   *
   * @param start makes the first step; what it throws is thrown here
   */
  <X> X run(Supplier<Step<X>> start);

  /**
   * Starts an operation. Completing or cancelling the future from outside stops the operation and
   * cancels the call in flight.
   *
   * @param start makes the first step; what it throws fails the future
   */
  <X> CompletableFuture<X> start(Supplier<Step<X>> start);
}
