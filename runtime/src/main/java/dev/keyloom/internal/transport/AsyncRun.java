package dev.keyloom.internal.transport;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;

/**
 * One operation under way on an asynchronous client. Only one thread at a time works on it: the one
 * that started it, then whichever completes what it waits for.
 */
final class AsyncRun<X> {

  private final AsyncTransport transport;
  private final CompletableFuture<X> result = new CompletableFuture<>();
  private volatile @Nullable Future<?> inFlight;

  /**
   * Whether the thread at work is the one that started the operation, which may be an event loop.
   */
  private boolean onStarter;

  /**
   * @param onStarter whether user code must not run on the thread that starts the operation
   */
  AsyncRun(AsyncTransport transport, boolean onStarter) {
    this.transport = transport;
    this.onStarter = onStarter;
    // However the result came about, nothing may be left in flight: it may have been cancelled or
    // timed out.
    CompletableFuture<X> unused = result.whenComplete((value, failure) -> cancelInFlight());
  }

  CompletableFuture<X> result() {
    return result;
  }

  /** Goes on until the operation is over or must wait. */
  void advance(Step<X> from) {
    Step<X> step = from;
    try {
      while (step != null && !result.isDone()) {
        if (step instanceof Step.Done<X> done) {
          result.complete(done.value());
          return;
        } else if (step instanceof Step.Call<?, X> call) {
          step = call(call);
        } else if (step instanceof Step.Wait<X> wait) {
          step = await(transport.after(wait), answer -> wait.then().get(), AsyncRun::fail);
        } else {
          step = all((Step.All<?, X>) step);
        }
      }
    } catch (Throwable failure) {
      result.completeExceptionally(failure);
    }
  }

  private <P extends DynamoDbResponse> @Nullable Step<X> call(Step.Call<P, X> call) {
    CompletableFuture<P> response;
    try {
      response = call.api().on(transport.client());
    } catch (RuntimeException e) {
      return call.failed(e);
    }
    return await(response, call.then(), call::failed);
  }

  private <Y> @Nullable Step<X> all(Step.All<Y, X> all) {
    return await(AsyncFork.start(transport, all.steps(), onStarter), all.then(), AsyncRun::fail);
  }

  private static <X> Step<X> fail(Throwable failure) {
    throw Failures.rethrow(failure);
  }

  /**
   * Waits for a future.
   *
   * @return the next step if the future was there at once, so that the caller's loop goes on and
   *     the stack does not grow; null if whoever completes the future will go on
   */
  private <Y> @Nullable Step<X> await(
      CompletableFuture<Y> future,
      Function<? super Y, Step<X>> then,
      Function<Throwable, Step<X>> failed) {
    inFlight = future;
    if (result.isDone()) {
      cancelInFlight();
      return null;
    }
    Handover<Y> handover = new Handover<>();
    CompletableFuture<Y> unused =
        future.whenComplete(
            (value, failure) -> {
              handover.set(value, failure);
              if (!handover.meet()) {
                return;
              }
              resume(handover, then, failed);
            });
    // Of the two that come here, this thread and the completion, the second goes on.
    if (!handover.meet()) {
      return null;
    }
    if (onStarter) {
      onStarter = false;
      transport.execute(() -> resume(handover, then, failed));
      return null;
    }
    return next(handover, then, failed);
  }

  private <Y> void resume(
      Handover<Y> handover,
      Function<? super Y, Step<X>> then,
      Function<Throwable, Step<X>> failed) {
    onStarter = false;
    Step<X> step;
    try {
      step = next(handover, then, failed);
    } catch (Throwable failure) {
      result.completeExceptionally(failure);
      return;
    }
    advance(step);
  }

  private static <Y, X> Step<X> next(
      Handover<Y> handover,
      Function<? super Y, Step<X>> then,
      Function<Throwable, Step<X>> failed) {
    Throwable failure = handover.failure();
    return failure == null ? then.apply(handover.value()) : failed.apply(Failures.unwrap(failure));
  }

  private void cancelInFlight() {
    Future<?> future = inFlight;
    if (future != null) {
      future.cancel(true);
    }
  }
}
