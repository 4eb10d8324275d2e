package dev.keyloom.internal.transport;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.KeyloomException;
import dev.keyloom.stub.NoPauses;
import dev.keyloom.stub.StubClient;
import dev.keyloom.stub.StubService;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputExceededException;

class StepTest {

  private final StubService service =
      new StubService().otherwise(request -> Steps.response(Steps.id(request)));
  private final Transport transport =
      new BlockingTransport(new StubClient(service), Runnable::run, new NoPauses());

  @Test
  void everyKindOfStepCanBeContinued() {
    Step<Integer> call = Steps.get(2, Step::done);
    Step<Integer> wait = new Step.Wait<>(Duration.ofMillis(1), () -> Steps.get(3, Step::done));
    Step<Integer> all =
        new Step.All<Integer, Integer>(
            List.of(call, wait), values -> Step.done(values.get(0) * values.get(1)));
    Step<String> text = all.flatMap(product -> Steps.sum(product)).map(sum -> "sum " + sum);
    assertThat(transport.run(() -> text)).isEqualTo("sum 21");
  }

  @Test
  void aFailureThatIsPartOfTheOperationGoesOn() {
    service.fail(ConditionalCheckFailedException.builder().message("no").build());
    Step<String> step =
        Step.<GetItemResponse, String>call(
                new ApiCall.GetItem(Steps.request(1)),
                () -> "GetItem of table T",
                response -> Step.done("answered"),
                failure ->
                    failure instanceof ConditionalCheckFailedException
                        ? Step.done("refused")
                        : null)
            .map(text -> text + "!");
    assertThat(transport.run(() -> step)).isEqualTo("refused!");
  }

  @Test
  void anyOtherFailureSaysWhatWasAttemptedAndKeepsItsCause() {
    var throttled =
        ProvisionedThroughputExceededException.builder().message("Rate exceeded").build();
    service.fail(throttled);
    assertThatThrownBy(() -> transport.run(() -> Steps.sum(1)))
        .isExactlyInstanceOf(KeyloomException.class)
        .hasMessageStartingWith("GetItem of table T failed: Rate exceeded")
        .hasCause(throttled);
  }

  @Test
  void backoffDoublesUpToItsBound() {
    Backoff most = Backoff.ofBatches(bound -> bound);
    assertThat(List.of(1, 2, 3, 4, 5, 6, 9, 64, 1000).stream().map(most::pauseAfter))
        .extracting(Duration::toMillis)
        .containsExactly(50L, 100L, 200L, 400L, 800L, 1000L, 1000L, 1000L, 1000L);
    assertThat(Backoff.ofBatches(bound -> 0).pauseAfter(5)).isZero();
  }
}
