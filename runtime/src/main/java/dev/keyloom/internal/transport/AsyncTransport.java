package dev.keyloom.internal.transport;

import dev.keyloom.KeyloomException;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;

/** Drives steps with an asynchronous client. Nothing blocks, except a caller who asks to wait. */
public final class AsyncTransport implements Transport {

  private final DynamoDbAsyncClient client;
  private final Executor executor;
  private final Pauses pauses;

  /**
   * @param executor goes on after a pause, and with a response that was there at once; everything
   *     else goes on where the client completes its futures
   */
  public AsyncTransport(DynamoDbAsyncClient client, Executor executor, Pauses pauses) {
    this.client = client;
    this.executor = executor;
    this.pauses = pauses;
  }

  @Override
  public <X> X run(Supplier<Step<X>> start) {
    CompletableFuture<X> result = begin(start.get(), false);
    try {
      return result.get();
    } catch (InterruptedException e) {
      result.cancel(true);
      throw Interruption.of(e);
    } catch (CancellationException e) {
      throw new KeyloomException("the operation was cancelled", e);
    } catch (ExecutionException e) {
      throw Failures.rethrow(Failures.unwrap(e));
    }
  }

  @Override
  public <X> CompletableFuture<X> start(Supplier<Step<X>> start) {
    Step<X> first;
    try {
      first = start.get();
    } catch (RuntimeException e) {
      return CompletableFuture.failedFuture(e);
    }
    return begin(first, true);
  }

  <X> CompletableFuture<X> begin(Step<X> first, boolean onStarter) {
    AsyncRun<X> run = new AsyncRun<>(this, onStarter);
    run.advance(first);
    return run.result();
  }

  DynamoDbAsyncClient client() {
    return client;
  }

  void execute(Runnable task) {
    executor.execute(task);
  }

  CompletableFuture<?> after(Step.Wait<?> wait) {
    return pauses.after(wait.pause(), executor);
  }
}
