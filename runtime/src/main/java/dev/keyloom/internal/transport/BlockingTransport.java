package dev.keyloom.internal.transport;

import dev.keyloom.KeyloomException;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;

/** Drives steps on the thread that asks, with a blocking client. */
public final class BlockingTransport implements Transport {

  private final DynamoDbClient client;
  private final Executor executor;
  private final Pauses pauses;

  /**
   * @param executor runs asynchronous operations, and steps that may run in parallel
   */
  public BlockingTransport(DynamoDbClient client, Executor executor, Pauses pauses) {
    this.client = client;
    this.executor = executor;
    this.pauses = pauses;
  }

  @Override
  public <X> X run(Supplier<Step<X>> start) {
    return drive(start.get(), () -> false);
  }

  @Override
  public <X> CompletableFuture<X> start(Supplier<Step<X>> start) {
    CompletableFuture<X> result = new CompletableFuture<>();
    Worker<X> worker = new Worker<>(this, start, result);
    CompletableFuture<X> unused = result.whenComplete((value, failure) -> worker.stop());
    try {
      executor.execute(worker);
    } catch (RejectedExecutionException e) {
      result.completeExceptionally(
          new KeyloomException("the executor of the table's options refused the operation", e));
    }
    return result;
  }

  /** Runs steps to the end on this thread, unless it is told to stop in between. */
  <X> X drive(Step<X> first, BooleanSupplier stopped) {
    Step<X> step = first;
    while (true) {
      if (stopped.getAsBoolean()) {
        throw new CancellationException();
      }
      if (step instanceof Step.Done<X> done) {
        return done.value();
      } else if (step instanceof Step.Call<?, X> call) {
        step = call(call);
      } else if (step instanceof Step.Wait<X> wait) {
        step = pause(wait);
      } else {
        step = all((Step.All<?, X>) step, stopped);
      }
    }
  }

  private <P extends DynamoDbResponse, X> Step<X> call(Step.Call<P, X> call) {
    P response;
    try {
      response = call.api().on(client);
    } catch (RuntimeException e) {
      return call.failed(e);
    }
    return call.then().apply(response);
  }

  private <X> Step<X> pause(Step.Wait<X> wait) {
    try {
      pauses.sleep(wait.pause());
    } catch (InterruptedException e) {
      throw Interruption.of(e);
    }
    return wait.then().get();
  }

  private <Y, X> Step<X> all(Step.All<Y, X> all, BooleanSupplier stopped) {
    List<Step<Y>> steps = all.steps();
    Fork<Y> fork = new Fork<>(this, steps, stopped);
    int helpers = Math.min(steps.size(), MOST_IN_FLIGHT) - 1;
    try {
      for (int i = 0; i < helpers; i++) {
        executor.execute(fork);
      }
    } catch (RejectedExecutionException e) {
      // This thread does what no helper does, so the operation goes on.
    }
    return all.then().apply(fork.join());
  }

  /**
   * An operation on the executor. A stop from outside interrupts its thread, which aborts the SDK's
   * call.
   */
  private static final class Worker<X> implements Runnable {

    private final BlockingTransport transport;
    private final Supplier<Step<X>> start;
    private final CompletableFuture<X> result;
    private final Object lock = new Object();

    /** Who works on the operation, while somebody does. */
    private @Nullable Thread thread;

    private boolean interrupted;

    Worker(BlockingTransport transport, Supplier<Step<X>> start, CompletableFuture<X> result) {
      this.transport = transport;
      this.start = start;
      this.result = result;
    }

    @Override
    public void run() {
      synchronized (lock) {
        if (result.isDone()) {
          return;
        }
        thread = Thread.currentThread();
      }
      X value;
      try {
        value = transport.drive(start.get(), result::isDone);
      } catch (Throwable failure) {
        leave();
        result.completeExceptionally(failure);
        return;
      }
      leave();
      result.complete(value);
    }

    private void leave() {
      synchronized (lock) {
        thread = null;
        if (interrupted) {
          // The interrupt was meant for this operation, not for what the executor runs next.
          boolean unused = Thread.interrupted();
        }
      }
    }

    void stop() {
      synchronized (lock) {
        if (thread != null) {
          interrupted = true;
          thread.interrupt();
        }
      }
    }
  }
}
