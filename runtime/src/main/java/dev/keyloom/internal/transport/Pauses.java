package dev.keyloom.internal.transport;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;

/** How a transport waits; tests wait without time passing. */
public interface Pauses {

  /** Waits in real time. */
  Pauses REAL =
      new Pauses() {
        @Override
        public void sleep(Duration pause) throws InterruptedException {
          Thread.sleep(pause.toMillis());
        }

        @Override
        public CompletableFuture<?> after(Duration pause, Executor executor) {
          return CompletableFuture.runAsync(
              () -> {},
              CompletableFuture.delayedExecutor(pause.toMillis(), TimeUnit.MILLISECONDS, executor));
        }
      };

  void sleep(Duration pause) throws InterruptedException;

  /** A future that completes, on the executor, after the pause. */
  CompletableFuture<?> after(Duration pause, Executor executor);
}
