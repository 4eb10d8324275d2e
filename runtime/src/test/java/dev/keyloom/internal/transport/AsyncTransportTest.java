package dev.keyloom.internal.transport;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.KeyloomException;
import dev.keyloom.stub.NoPauses;
import dev.keyloom.stub.StubAsyncClient;
import dev.keyloom.stub.StubService;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import software.amazon.awssdk.core.exception.SdkClientException;

@Timeout(30)
class AsyncTransportTest {

  private final StubService service =
      new StubService().otherwise(request -> Steps.response(Steps.id(request)));
  private final ExecutorService oneThread =
      Executors.newSingleThreadExecutor(task -> new Thread(task, "completion"));

  @AfterEach
  void shutDown() {
    oneThread.shutdownNow();
  }

  private AsyncTransport transport(Executor completion) {
    return transport(new StubAsyncClient(service, completion));
  }

  private AsyncTransport transport(StubAsyncClient client) {
    return new AsyncTransport(client, oneThread, new NoPauses());
  }

  private static Step<Integer> nested(int width, int depth) {
    if (depth == 0) {
      return Steps.get(1, Step::done);
    }
    List<Step<Integer>> steps =
        IntStream.range(0, width).mapToObj(i -> nested(width, depth - 1)).toList();
    return new Step.All<>(
        steps, values -> Step.done(values.stream().mapToInt(Integer::intValue).sum()));
  }

  @Test
  void futuresThatAreAlreadyCompleteDoNotGrowTheStack() {
    service.otherwise(request -> Steps.response(1));
    AsyncTransport transport = transport((Executor) Runnable::run);
    assertThat(transport.start(() -> Steps.sum(100_000)).join()).isEqualTo(100_000);
    assertThat(transport.run(() -> Steps.sum(100_000))).isEqualTo(100_000);
    assertThat(transport.start(() -> waits(20_000)).join()).isEqualTo(7);
    List<Step<Integer>> many =
        IntStream.range(0, 100_000).mapToObj(i -> Steps.get(i, Step::done)).toList();
    Step<Integer> all = new Step.All<>(many, values -> Step.done(values.size()));
    assertThat(transport.start(() -> all).join()).isEqualTo(100_000);
    assertThat(transport.run(() -> all)).isEqualTo(100_000);
  }

  private static Step<Integer> waits(int n) {
    return n == 0 ? Step.done(7) : new Step.Wait<>(Duration.ofMillis(1), () -> waits(n - 1));
  }

  @Test
  void k32_threeLevelsOfParallelStepsEndOnOneCompletionThread() {
    assertThat(transport(oneThread).start(() -> nested(5, 3)))
        .succeedsWithin(Duration.ofSeconds(20))
        .isEqualTo(125);
  }

  @Test
  void parallelStepsAnswerInTheirOrderAndABoundedNumberIsInFlight() {
    Deque<Runnable> tasks = new ArrayDeque<>();
    List<Step<Integer>> steps =
        IntStream.range(0, 40).mapToObj(i -> Steps.get(i, Step::done)).toList();
    Step<List<Integer>> all = new Step.All<>(steps, Step::done);
    CompletableFuture<List<Integer>> result = transport((Executor) tasks::add).start(() -> all);
    int most = tasks.size();
    while (!tasks.isEmpty()) {
      // The last that was started completes first.
      tasks.removeLast().run();
      most = Math.max(most, tasks.size());
    }
    assertThat(most).isEqualTo(Transport.MOST_IN_FLIGHT);
    assertThat(result).isCompletedWithValue(IntStream.range(0, 40).boxed().toList());
  }

  @Test
  void userCodeRunsOnTheCompletionExecutorAndNeverOnTheThreadThatStarts() {
    Step<String> where = Steps.get(1, value -> Step.done(Thread.currentThread().getName()));
    Step<List<String>> all = new Step.All<>(List.of(where, where), Step::done);
    for (Executor completion : List.<Executor>of(oneThread, Runnable::run)) {
      assertThat(transport(completion).start(() -> where).join()).isEqualTo("completion");
      assertThat(transport(completion).start(() -> all).join()).containsOnly("completion");
    }
  }

  @Test
  void k32_whatUserCodeThrowsFailsTheFuture() {
    for (Throwable failure :
        List.of(new IllegalStateException("constructor"), new StackOverflowError())) {
      for (Executor executor : List.<Executor>of(oneThread, Runnable::run)) {
        CompletableFuture<Object> result =
            transport(executor).start(() -> Steps.get(1, value -> sneak(failure)));
        assertThat(result)
            .failsWithin(Duration.ofSeconds(10))
            .withThrowableThat()
            .havingCause()
            .isSameAs(failure);
      }
    }
  }

  private static <X> Step<X> sneak(Throwable failure) {
    if (failure instanceof Error error) {
      throw error;
    }
    throw (RuntimeException) failure;
  }

  @Test
  void k32_cancellingReachesTheCallInFlightAndStopsFurtherOnes() {
    Deque<Runnable> tasks = new ArrayDeque<>();
    StubAsyncClient client = new StubAsyncClient(service, tasks::add);
    CompletableFuture<Integer> result = transport(client).start(() -> Steps.sum(5));
    tasks.remove().run();
    assertThat(client.futures()).hasSize(2);
    assertThat(result.cancel(true)).isTrue();
    assertThat(client.futures().get(1)).isCancelled();
    tasks.forEach(Runnable::run);
    assertThat(client.futures()).hasSize(2);
  }

  @Test
  void k32_cancellingReachesAllParallelCalls() {
    StubAsyncClient client = new StubAsyncClient(service, task -> {});
    CompletableFuture<Integer> result = transport(client).start(() -> nested(20, 1));
    assertThat(client.futures())
        .hasSize(Transport.MOST_IN_FLIGHT)
        .noneMatch(CompletableFuture::isDone);
    result.cancel(false);
    assertThat(client.futures())
        .hasSize(Transport.MOST_IN_FLIGHT)
        .allMatch(CompletableFuture::isCancelled);
  }

  @Test
  void aTimeOutCancelsTheCallInFlightToo() {
    StubAsyncClient client = new StubAsyncClient(service, task -> {});
    CompletableFuture<Integer> result = transport(client).start(() -> Steps.sum(1));
    result.completeExceptionally(new TimeoutException());
    assertThat(client.futures()).hasSize(1).allMatch(CompletableFuture::isCancelled);
  }

  @Test
  void aFailureOfOneParallelStepCancelsTheOthers() {
    Deque<Runnable> tasks = new ArrayDeque<>();
    StubAsyncClient client = new StubAsyncClient(service, tasks::add);
    service.fail(SdkClientException.create("no route"));
    CompletableFuture<Integer> result = transport(client).start(() -> nested(3, 1));
    tasks.remove().run();
    assertThat(result).isCompletedExceptionally();
    assertThat(client.futures().subList(1, 3)).allMatch(CompletableFuture::isCancelled);
    assertThatThrownBy(result::join)
        .cause()
        .isExactlyInstanceOf(KeyloomException.class)
        .hasMessage("GetItem of table T failed: no route")
        .hasCauseInstanceOf(SdkClientException.class);
  }

  @Test
  void aFailureOfTheFirstStepFailsTheFutureAndNotTheCaller() {
    IllegalArgumentException failure = new IllegalArgumentException("cursor");
    CompletableFuture<Object> result =
        transport(oneThread)
            .start(
                () -> {
                  throw failure;
                });
    assertThatThrownBy(result::join).hasCause(failure);
  }

  @Test
  void waitingUnwrapsTheFailure() {
    service.fail(SdkClientException.create("no route"));
    assertThatThrownBy(() -> transport(oneThread).run(() -> Steps.sum(1)))
        .isExactlyInstanceOf(KeyloomException.class)
        .hasMessage("GetItem of table T failed: no route");
    assertThat(transport(oneThread).run(() -> Steps.sum(3))).isEqualTo(6);
  }

  @Test
  void anInterruptWhileWaitingCancelsTheCallAndIsKept() {
    StubAsyncClient client = new StubAsyncClient(service, task -> {});
    Thread.currentThread().interrupt();
    assertThatThrownBy(() -> transport(client).run(() -> Steps.sum(1)))
        .isInstanceOf(KeyloomException.class)
        .hasCauseInstanceOf(InterruptedException.class);
    assertThat(Thread.interrupted()).isTrue();
    assertThat(client.futures()).hasSize(1).allMatch(CompletableFuture::isCancelled);
  }

  @Test
  void aCallCancelledByOthersFailsTheOperationAndDoesNotHang() {
    StubAsyncClient client = new StubAsyncClient(service, task -> {});
    CompletableFuture<Integer> result = transport(client).start(() -> Steps.sum(1));
    client.futures().get(0).cancel(true);
    assertThatThrownBy(result::join)
        .cause()
        .isInstanceOf(KeyloomException.class)
        .hasCauseInstanceOf(CancellationException.class);
  }

  @Test
  void manyThreadsRacingWithCompletionLoseNothing() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(4);
    try {
      AsyncTransport transport = transport((Executor) pool);
      AtomicInteger wrong = new AtomicInteger();
      List<CompletableFuture<Void>> all =
          IntStream.range(0, 200)
              .mapToObj(
                  i ->
                      transport
                          .start(() -> nested(30, 1).flatMap(n -> Steps.sum(n)))
                          .thenAccept(sum -> wrong.addAndGet(sum - 465)))
              .toList();
      CompletableFuture.allOf(all.toArray(CompletableFuture<?>[]::new)).get(20, TimeUnit.SECONDS);
      assertThat(wrong).hasValue(0);
    } finally {
      pool.shutdownNow();
    }
  }

  @Test
  void aPauseGoesOnOnTheExecutor() {
    Step<String> wait =
        new Step.Wait<>(Duration.ofMillis(1), () -> Step.done(Thread.currentThread().getName()));
    AsyncTransport real =
        new AsyncTransport(new StubAsyncClient(service, Runnable::run), oneThread, Pauses.REAL);
    assertThat(real.start(() -> wait).join()).isEqualTo("completion");
  }
}
