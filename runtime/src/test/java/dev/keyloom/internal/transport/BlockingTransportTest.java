package dev.keyloom.internal.transport;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.KeyloomException;
import dev.keyloom.stub.NoPauses;
import dev.keyloom.stub.StubClient;
import dev.keyloom.stub.StubService;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import software.amazon.awssdk.core.exception.AbortedException;

@Timeout(30)
class BlockingTransportTest {

  private final StubService service =
      new StubService().otherwise(request -> Steps.response(Steps.id(request)));
  private final ExecutorService oneThread = Executors.newSingleThreadExecutor();

  @AfterEach
  void shutDown() {
    oneThread.shutdownNow();
  }

  private BlockingTransport transport(Executor executor) {
    return new BlockingTransport(new StubClient(service), executor, new NoPauses());
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
  void parallelStepsAnswerInTheirOrder() {
    List<Step<Integer>> steps =
        IntStream.range(0, 100).mapToObj(i -> Steps.get(i, Step::done)).toList();
    Step<List<Integer>> all = new Step.All<>(steps, Step::done);
    assertThat(transport(oneThread).run(() -> all))
        .isEqualTo(IntStream.range(0, 100).boxed().toList());
    Step<List<Integer>> none = new Step.All<Integer, List<Integer>>(List.of(), Step::done);
    assertThat(transport(oneThread).run(() -> none)).isEmpty();
  }

  @Test
  void nestedParallelStepsEndOnOneThread() {
    assertThat(transport(oneThread).start(() -> nested(4, 3)).join()).isEqualTo(64);
  }

  @Test
  void parallelStepsDoWithoutAnExecutorThatRefuses() {
    Executor refusing =
        task -> {
          throw new RejectedExecutionException("full");
        };
    assertThat(transport(refusing).run(() -> nested(4, 2))).isEqualTo(16);
    assertThat(transport(refusing).start(() -> nested(1, 1)))
        .failsWithin(10, TimeUnit.SECONDS)
        .withThrowableThat()
        .havingCause()
        .isInstanceOf(KeyloomException.class)
        .withMessageContaining("executor");
  }

  @Test
  void theFirstFailureOfParallelStepsIsTheOperations() {
    service.otherwise(
        request -> {
          if (Steps.id(request) == 7) {
            throw new IllegalStateException("seven");
          }
          return Steps.response(1);
        });
    List<Step<Integer>> steps =
        IntStream.range(0, 50).mapToObj(i -> Steps.get(i, Step::done)).toList();
    Step<List<Integer>> all = new Step.All<>(steps, Step::done);
    assertThatThrownBy(() -> transport(oneThread).run(() -> all))
        .isInstanceOf(KeyloomException.class)
        .hasRootCauseMessage("seven");
  }

  @Test
  void whatUserCodeThrowsFailsTheFuture() {
    IllegalStateException failure = new IllegalStateException("constructor");
    CompletableFuture<Object> result =
        transport(oneThread)
            .start(
                () ->
                    Steps.get(
                        1,
                        value -> {
                          throw failure;
                        }));
    assertThat(result)
        .failsWithin(10, TimeUnit.SECONDS)
        .withThrowableThat()
        .havingCause()
        .isSameAs(failure);
  }

  @Test
  void cancellingInterruptsTheCallAndStopsFurtherOnes() throws Exception {
    CountDownLatch inCall = new CountDownLatch(1);
    CountDownLatch aborted = new CountDownLatch(1);
    service.answer(
        request -> {
          inCall.countDown();
          try {
            Thread.sleep(TimeUnit.HOURS.toMillis(1));
          } catch (InterruptedException e) {
            aborted.countDown();
            throw AbortedException.create("aborted", e);
          }
          return Steps.response(1);
        });
    CompletableFuture<Integer> result = transport(oneThread).start(() -> Steps.sum(5));
    inCall.await();
    assertThat(result.cancel(true)).isTrue();
    aborted.await();
    // The thread is free again and not interrupted, and the operation made no second call.
    assertThat(oneThread.submit(() -> Thread.currentThread().isInterrupted()).get()).isFalse();
    assertThat(service.requests()).hasSize(1);
    assertThatThrownBy(result::join).isInstanceOf(CancellationException.class);
  }

  @Test
  void aCancelledOperationThatHasNotBegunNeverBegins() throws Exception {
    CountDownLatch gate = new CountDownLatch(1);
    oneThread.execute(
        () -> {
          try {
            gate.await();
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
          }
        });
    CompletableFuture<Integer> result = transport(oneThread).start(() -> Steps.sum(5));
    result.cancel(true);
    gate.countDown();
    oneThread.submit(() -> {}).get();
    assertThat(service.requests()).isEmpty();
  }

  @Test
  void anInterruptDuringAPauseIsKept() throws Exception {
    BlockingTransport transport =
        new BlockingTransport(new StubClient(service), oneThread, Pauses.REAL);
    Step<Integer> wait = new Step.Wait<>(Duration.ofHours(1), () -> Steps.sum(1));
    Thread.currentThread().interrupt();
    assertThatThrownBy(() -> transport.run(() -> wait))
        .isInstanceOf(KeyloomException.class)
        .hasCauseInstanceOf(InterruptedException.class);
    assertThat(Thread.interrupted()).isTrue();
    assertThat(service.requests()).isEmpty();
  }
}
