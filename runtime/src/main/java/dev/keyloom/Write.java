package dev.keyloom;

import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * A write that has not happened yet. It is an immutable value: its terminals may be called more
 * than once, from any thread, and each call writes.
 *
 * @param <R> what the write answers
 */
public interface Write<R extends @Nullable Object> {
  /**
   * Writes, and waits for the answer.
   *
   * @throws KeyloomException if the write is refused, a condition fails, or the service fails; the
   *     exception of the SDK is the cause
   */
  R execute();

  /**
   * Writes without blocking. Cancelling the future cancels the call in flight; whether the service
   * still applies it is unknown.
   *
   * @return completes with the answer, or with what {@link #execute()} throws
   */
  CompletableFuture<R> executeAsync();

  /** The request that this write sends, made without any call. */
  @CheckReturnValue
  Plan explain();
}
