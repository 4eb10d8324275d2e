package dev.keyloom.it.calls;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.ItemDecodingException;
import dev.keyloom.TableOptions;
import dev.keyloom.it.calls.Calls.Job;
import dev.keyloom.it.calls.Calls.Picky;
import dev.keyloom.testing.KeyloomEngine;
import dev.keyloom.testing.KeyloomTest;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;
import software.amazon.awssdk.core.SdkRequest;
import software.amazon.awssdk.core.client.config.SdkAdvancedAsyncClientOption;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** An asynchronous client whose futures all complete on one thread: nothing may wait on it. */
@KeyloomTest
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class OneThreadTest {
  private static final int ROWS = 250;

  private final ExecutorService one = Executors.newSingleThreadExecutor();
  private final CallsTable blocking;
  private final CallsTable table;
  private final DynamoDbAsyncClient async;
  private final DynamoDbClient client;
  private final Canceller canceller = new Canceller();

  /** Cancels an operation when it makes its second query. */
  private static final class Canceller implements ExecutionInterceptor {
    private volatile @Nullable CompletableFuture<?> target;
    private volatile int queries;

    @Override
    public synchronized void beforeExecution(
        Context.BeforeExecution context, ExecutionAttributes attributes) {
      SdkRequest request = context.request();
      CompletableFuture<?> operation = target;
      if (request instanceof QueryRequest && operation != null) {
        queries++;
        if (queries == 2) {
          operation.cancel(true);
        }
      }
    }
  }

  OneThreadTest(CallsTable blocking, KeyloomEngine engine) {
    this.blocking = blocking;
    this.client = engine.client();
    this.async =
        engine
            .asyncClientBuilder()
            .overrideConfiguration(c -> c.addExecutionInterceptor(canceller))
            .asyncConfiguration(
                c -> c.advancedOption(SdkAdvancedAsyncClientOption.FUTURE_COMPLETION_EXECUTOR, one))
            .build();
    this.table =
        CallsTable.create(
            async, TableOptions.defaults().tableName(name -> blocking.name()).executor(one));
  }

  @BeforeAll
  void store() {
    IntStream.range(0, ROWS).forEach(n -> blocking.put(new Picky("p", n, n)).execute());
    blocking.put(new Picky("bad", 1, 1)).execute();
    client.putItem(
        r ->
            r.tableName(blocking.name())
                .item(
                    Map.of(
                        "PK", AttributeValue.fromS("PICKY#bad"),
                        "SK", AttributeValue.fromS("N#0002"),
                        "type", AttributeValue.fromS("Picky"),
                        "id", AttributeValue.fromS("bad"),
                        "n", AttributeValue.fromN("2"),
                        "size", AttributeValue.fromN("-1"))));
    blocking.put(new Job("j", "s", "k", 1L, null, null, null, null)).execute();
  }

  @AfterAll
  void close() {
    async.close();
    one.shutdownNow();
  }

  @Test
  void longOperationsComplete() throws Exception {
    assertThat(get(table.query(PickyKeys.id("p")).pageSize(20).listAsync())).hasSize(ROWS);
    assertThat(get(table.query(PickyKeys.id("p")).pageSize(20).countAsync())).isEqualTo(ROWS);
    List<Optional<Picky>> all =
        get(
            table
                .getAll(IntStream.range(0, ROWS).mapToObj(n -> PickyKeys.of("p", n)).toList())
                .fetchAsync());
    assertThat(all).hasSize(ROWS).allMatch(Optional::isPresent);
    get(
        table
            .update(JobKeys.of("j"))
            .set(JobAttributes.STATE, "t")
            .readModifyWrite()
            .executeAsync());
    assertThat(get(table.query(JobKeys.byState("t")).listAsync())).hasSize(1);
    assertThat(table.query(PickyKeys.id("p")).pageSize(50).stream()).hasSize(ROWS);
  }

  @Test
  void operationsFollowOneAnotherOnTheThread() throws Exception {
    CompletableFuture<Optional<Picky>> chain =
        table
            .get(PickyKeys.of("p", 1))
            .fetchAsync()
            .thenCompose(
                found ->
                    table.query(PickyKeys.id(found.orElseThrow().id())).pageSize(100).listAsync())
            .thenCompose(rows -> table.get(PickyKeys.of("p", rows.size() - 1)).fetchAsync());
    assertThat(get(chain)).contains(new Picky("p", ROWS - 1, ROWS - 1));
  }

  @Test
  void aConstructorThatThrowsFailsTheOperation() {
    for (CompletableFuture<?> future :
        List.<CompletableFuture<?>>of(
            table.get(PickyKeys.of("bad", 2)).fetchAsync(),
            table.query(PickyKeys.id("bad")).listAsync(),
            table.query(PickyKeys.id("bad")).descending().firstAsync(),
            table.query(PickyKeys.id("bad")).limit(2).fetchAsync(),
            table.collection(PickyKeys.of("bad", 1)).listAsync(),
            table.getAll(List.of(PickyKeys.of("bad", 1), PickyKeys.of("bad", 2))).fetchAsync(),
            table
                .update(PickyKeys.of("bad", 2))
                .set(PickyAttributes.SIZE, -2)
                .returningOld()
                .executeAsync())) {
      assertThatThrownBy(() -> get(future))
          .isInstanceOf(ExecutionException.class)
          .hasCauseInstanceOf(ItemDecodingException.class)
          .hasRootCauseInstanceOf(IllegalArgumentException.class)
          .hasStackTraceContaining("size -");
    }
    assertThatThrownBy(() -> table.query(PickyKeys.id("bad")).list())
        .isInstanceOf(ItemDecodingException.class);
  }

  @Test
  void cancellingEndsTheCalls() throws Exception {
    CompletableFuture<Void> gate = new CompletableFuture<>();
    one.execute(gate::join); // Nothing goes on before the canceller knows the operation.
    CompletableFuture<List<Picky>> operation =
        table.query(PickyKeys.id("p")).pageSize(10).listAsync();
    canceller.target = operation;
    canceller.queries = 1;
    gate.complete(null);
    assertThatThrownBy(() -> get(operation)).isInstanceOf(CancellationException.class);
    // What came after the cancelled call would stand before this on the only thread.
    assertThat(get(table.get(PickyKeys.of("p", 1)).fetchAsync())).isPresent();
    get(CompletableFuture.runAsync(() -> {}, one));
    assertThat(canceller.queries).isEqualTo(2);
    canceller.target = null;
  }

  private static <X> X get(CompletableFuture<X> future) throws Exception {
    return future.get(30, TimeUnit.SECONDS);
  }
}
