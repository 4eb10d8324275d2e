package dev.keyloom.internal.transport;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Steps that several threads share out among themselves. The thread that waits for them takes part,
 * and waits only for steps that another thread is already working on; so an executor of any size,
 * even one that never gets to run a helper, cannot block it.
 */
final class Fork<Y> implements Runnable {

  private final BlockingTransport transport;
  private final List<Step<Y>> steps;
  private final BooleanSupplier stopped;
  private final AtomicInteger taken = new AtomicInteger();
  private final AtomicInteger finished = new AtomicInteger();
  private final AtomicReferenceArray<@Nullable Y> answers;
  private final CompletableFuture<List<Y>> result = new CompletableFuture<>();

  Fork(BlockingTransport transport, List<Step<Y>> steps, BooleanSupplier stopped) {
    this.transport = transport;
    this.steps = steps;
    this.stopped = () -> result.isDone() || stopped.getAsBoolean();
    this.answers = new AtomicReferenceArray<>(steps.size());
    if (steps.isEmpty()) {
      result.complete(List.of());
    }
  }

  /** Works on steps that nobody has taken until there is none. */
  @Override
  public void run() {
    int i;
    while (!result.isDone() && (i = taken.getAndIncrement()) < steps.size()) {
      try {
        answers.set(i, transport.drive(steps.get(i), stopped));
      } catch (Throwable failure) {
        result.completeExceptionally(failure);
        return;
      }
      if (finished.incrementAndGet() == steps.size()) {
        result.complete(answers());
      }
    }
  }

  /** Takes part, and returns the answers in the order of the steps, or throws the first failure. */
  List<Y> join() {
    run();
    try {
      return result.get();
    } catch (InterruptedException e) {
      result.cancel(false);
      throw Interruption.of(e);
    } catch (ExecutionException e) {
      throw Failures.rethrow(e.getCause());
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
