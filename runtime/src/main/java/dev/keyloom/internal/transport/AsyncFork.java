package dev.keyloom.internal.transport;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/** Independent steps under way on an asynchronous client, a bounded number of them at a time. */
final class AsyncFork<Y> {

  private final AsyncTransport transport;
  private final List<Step<Y>> steps;
  private final AtomicReferenceArray<@Nullable Y> answers;
  private final AtomicReferenceArray<@Nullable CompletableFuture<Y>> runs;
  private final AtomicInteger wakeUps = new AtomicInteger();
  private final AtomicInteger finished = new AtomicInteger();
  private final CompletableFuture<List<Y>> result = new CompletableFuture<>();

  /** How many steps were started; only whoever pumps touches it. */
  private int started;

  private AsyncFork(AsyncTransport transport, List<Step<Y>> steps) {
    this.transport = transport;
    this.steps = steps;
    this.answers = new AtomicReferenceArray<>(steps.size());
    this.runs = new AtomicReferenceArray<>(steps.size());
  }

  static <Y> CompletableFuture<List<Y>> start(
      AsyncTransport transport, List<Step<Y>> steps, boolean onStarter) {
    AsyncFork<Y> fork = new AsyncFork<>(transport, steps);
    if (steps.isEmpty()) {
      fork.result.complete(List.of());
      return fork.result;
    }
    CompletableFuture<List<Y>> unused =
        fork.result.whenComplete((values, failure) -> fork.cancelAll());
    fork.pump(onStarter);
    return fork.result;
  }

  /**
   * Starts steps while there is room. A step that is over at once wakes the pump that is running
   * instead of starting another inside it, so the stack does not grow.
   */
  private void pump(boolean onStarter) {
    if (wakeUps.getAndIncrement() != 0) {
      return;
    }
    int seen = 1;
    do {
      while (started < steps.size()
          && started - finished.get() < Transport.MOST_IN_FLIGHT
          && !result.isDone()) {
        launch(started++, onStarter);
      }
      seen = wakeUps.addAndGet(-seen);
    } while (seen != 0);
  }

  private void launch(int i, boolean onStarter) {
    CompletableFuture<Y> run = transport.begin(steps.get(i), onStarter);
    runs.set(i, run);
    if (result.isDone()) {
      run.cancel(true);
    }
    CompletableFuture<Y> unused =
        run.whenComplete(
            (value, failure) -> {
              if (failure != null) {
                result.completeExceptionally(failure);
                return;
              }
              answers.set(i, value);
              if (finished.incrementAndGet() == steps.size()) {
                result.complete(answers());
              } else {
                pump(false);
              }
            });
  }

  private void cancelAll() {
    for (int i = 0; i < runs.length(); i++) {
      CompletableFuture<Y> run = runs.get(i);
      if (run != null) {
        run.cancel(true);
      }
    }
  }

  @SuppressWarnings("NullAway") // every answer is set when the last one is
  private List<Y> answers() {
    List<Y> list = new ArrayList<>(answers.length());
    for (int i = 0; i < answers.length(); i++) {
      list.add(answers.get(i));
    }
    return list;
  }
}
