package dev.keyloom.internal.operation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.ItemKey;
import dev.keyloom.KeyloomException;
import dev.keyloom.TableOptions;
import dev.keyloom.UnprocessedKeysException;
import dev.keyloom.internal.transport.AsyncTransport;
import dev.keyloom.internal.transport.Backoff;
import dev.keyloom.internal.transport.BlockingTransport;
import dev.keyloom.internal.transport.Transport;
import dev.keyloom.stub.NoPauses;
import dev.keyloom.stub.Shop;
import dev.keyloom.stub.Shop.Customer;
import dev.keyloom.stub.Shop.CustomerKeys;
import dev.keyloom.stub.StubAsyncClient;
import dev.keyloom.stub.StubClient;
import dev.keyloom.stub.StubService;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

class GetAllTest {

  private final StubService service = new StubService();
  private final NoPauses pauses = new NoPauses();

  /** Keys that the service leaves unprocessed, so many times each. */
  private int unprocessedTimes;

  private final Set<String> missing = new HashSet<>();

  private Transport blocking() {
    return new BlockingTransport(new StubClient(service), Runnable::run, pauses);
  }

  private Transport async() {
    return new AsyncTransport(new StubAsyncClient(service, Runnable::run), Runnable::run, pauses);
  }

  private <M> GetAllOperation<M> getAll(Transport transport, List<? extends ItemKey<M>> keys) {
    Backoff backoff = Backoff.ofBatches(bound -> bound);
    TableContext<Shop> table =
        new TableContext<>(Shop.SCHEMA, TableOptions.defaults(), transport, backoff);
    return new GetAllOperation<>(table, keys);
  }

  private static String id(Map<String, AttributeValue> key) {
    return Objects.requireNonNull(key.get("PK")).s().substring("CUST#".length());
  }

  private static Customer customer(String id) {
    return new Customer(id, id + "@example.com");
  }

  private static List<String> ids(BatchGetItemRequest request) {
    return Objects.requireNonNull(request.requestItems().get("Shop")).keys().stream()
        .map(GetAllTest::id)
        .toList();
  }

  /** Answers all keys but leaves the first two of a request unprocessed while that is asked for. */
  private DynamoDbResponse answer(DynamoDbRequest request) {
    if (request instanceof QueryRequest query) {
      String email =
          Objects.requireNonNull(query.expressionAttributeValues().get(":v0"))
              .s()
              .substring("EMAIL#".length());
      return QueryResponse.builder()
          .items(List.of(Shop.row(new Customer("by-" + email, email))))
          .build();
    }
    BatchGetItemRequest batch = (BatchGetItemRequest) request;
    List<Map<String, AttributeValue>> rows = new ArrayList<>();
    List<Map<String, AttributeValue>> left = new ArrayList<>();
    for (Map<String, AttributeValue> key :
        Objects.requireNonNull(batch.requestItems().get("Shop")).keys()) {
      if (unprocessedTimes > 0 && left.size() < 2) {
        left.add(key);
      } else if (!missing.contains(id(key))) {
        // The service answers in any order.
        rows.add(0, Shop.row(customer(id(key))));
      }
    }
    unprocessedTimes--;
    BatchGetItemResponse.Builder response =
        BatchGetItemResponse.builder().responses(Map.of("Shop", rows));
    if (!left.isEmpty()) {
      response.unprocessedKeys(Map.of("Shop", KeysAndAttributes.builder().keys(left).build()));
    }
    return response.build();
  }

  private static List<ItemKey<Customer>> keys(int count) {
    return IntStream.range(0, count)
        .<ItemKey<Customer>>mapToObj(i -> CustomerKeys.of("c" + i))
        .toList();
  }

  private List<BatchGetItemRequest> batches() {
    return service.requests(BatchGetItemRequest.class);
  }

  @Test
  void k27_answersComeByPositionAndRepeatedKeysAreReadOnce() {
    missing.add("missing");
    service.otherwise(this::answer);
    List<ItemKey<Customer>> keys =
        List.of(
            CustomerKeys.of("k3"),
            CustomerKeys.of("k1"),
            CustomerKeys.of("k1"),
            CustomerKeys.of("missing"),
            CustomerKeys.of("k2"));
    assertThat(getAll(blocking(), keys).fetch())
        .containsExactly(
            Optional.of(customer("k3")),
            Optional.of(customer("k1")),
            Optional.of(customer("k1")),
            Optional.empty(),
            Optional.of(customer("k2")));
    assertThat(batches())
        .singleElement()
        .satisfies(
            request -> {
              assertThat(ids(request)).containsExactly("k3", "k1", "missing", "k2");
              assertThat(request.requestItems().get("Shop"))
                  .extracting(KeysAndAttributes::consistentRead)
                  .isNull();
            });
  }

  @Test
  void k28_keysAreReadByTheHundred() {
    service.otherwise(this::answer);
    for (Transport transport : List.of(blocking(), async())) {
      for (int count : new int[] {0, 1, 100, 101, 250}) {
        int before = batches().size();
        assertThat(getAll(transport, keys(count)).fetch())
            .isEqualTo(
                IntStream.range(0, count).mapToObj(i -> Optional.of(customer("c" + i))).toList());
        assertThat(batches().subList(before, batches().size()))
            .hasSize((count + 99) / 100)
            .allSatisfy(request -> assertThat(ids(request).size()).isLessThanOrEqualTo(100));
      }
    }
  }

  @Test
  void k28_unprocessedOnceOrFiveTimesIsAskedForAgain() {
    for (Transport transport : List.of(blocking(), async())) {
      for (int times : new int[] {1, 5}) {
        unprocessedTimes = times;
        pauses.taken().clear();
        service.otherwise(this::answer);
        int before = batches().size();
        assertThat(getAll(transport, keys(4)).fetch()).doesNotContain(Optional.empty()).hasSize(4);
        List<BatchGetItemRequest> requests = batches().subList(before, batches().size());
        assertThat(requests).hasSize(times + 1);
        assertThat(ids(requests.get(0))).containsExactly("c0", "c1", "c2", "c3");
        assertThat(requests.subList(1, times + 1))
            .allSatisfy(request -> assertThat(ids(request)).containsExactly("c0", "c1"));
        assertThat(pauses.taken())
            .extracting(Duration::toMillis)
            .containsExactlyElementsOf(List.of(50L, 100L, 200L, 400L, 800L).subList(0, times));
      }
    }
  }

  @Test
  void k28_unprocessedForEverIsReportedAfterTenTriesWithExactlyTheLeftovers() {
    service.otherwise(this::answer);
    for (Transport transport : List.of(blocking(), async())) {
      unprocessedTimes = Integer.MAX_VALUE;
      pauses.taken().clear();
      int before = batches().size();
      List<ItemKey<Customer>> keys = new ArrayList<>(keys(7));
      keys.add(CustomerKeys.of("c1"));
      assertThatThrownBy(() -> getAll(transport, keys).fetch())
          .isInstanceOfSatisfying(
              UnprocessedKeysException.class,
              e ->
                  assertThat(e.keys())
                      .isEqualTo(List.of(CustomerKeys.of("c0"), CustomerKeys.of("c1"))))
          .hasMessageContaining("left 2 of 7 keys unprocessed after 10 tries");
      assertThat(batches().size() - before).isEqualTo(10);
      assertThat(pauses.taken()).hasSize(9).last().isEqualTo(Duration.ofSeconds(1));
    }
  }

  @Test
  @Timeout(30)
  void k32_chunksAndRetriesEndOnOneCompletionThread() {
    ExecutorService oneThread = Executors.newSingleThreadExecutor();
    try {
      unprocessedTimes = 9;
      service.otherwise(this::answer);
      Transport transport =
          new AsyncTransport(new StubAsyncClient(service, oneThread), oneThread, pauses);
      assertThat(getAll(transport, keys(250)).fetchAsync().join())
          .doesNotContain(Optional.empty())
          .hasSize(250);
    } finally {
      oneThread.shutdownNow();
    }
  }

  @Test
  void keysOfUniqueIndexesAreQueries() {
    service.otherwise(this::answer);
    List<ItemKey<Customer>> keys =
        List.of(
            CustomerKeys.byEmail("x"),
            CustomerKeys.of("a"),
            CustomerKeys.byEmail("y"),
            CustomerKeys.byEmail("x"));
    assertThat(getAll(async(), keys).fetch())
        .containsExactly(
            Optional.of(new Customer("by-x", "x")),
            Optional.of(customer("a")),
            Optional.of(new Customer("by-y", "y")),
            Optional.of(new Customer("by-x", "x")));
    assertThat(service.requests()).hasSize(3);
  }

  @Test
  void onlyPrimaryKeysCanBeReadConsistently() {
    service.otherwise(this::answer);
    assertThat(getAll(blocking(), keys(1)).consistent().fetch()).hasSize(1);
    assertThat(batches().get(0).requestItems().get("Shop"))
        .extracting(KeysAndAttributes::consistentRead)
        .isEqualTo(true);
    assertThatThrownBy(() -> getAll(blocking(), List.of(CustomerKeys.byEmail("x"))).consistent())
        .isInstanceOf(KeyloomException.class)
        .hasMessageContaining("global index GSI1");
  }

  @Test
  void itemsOfOtherModelsAreNothing() {
    Map<String, AttributeValue> row = Shop.row(customer("a"));
    row.put("type", AttributeValue.fromS("Supplier"));
    service.answer(BatchGetItemResponse.builder().responses(Map.of("Shop", List.of(row))).build());
    assertThat(getAll(blocking(), List.of(CustomerKeys.of("a"))).fetch())
        .containsExactly(Optional.empty());
  }

  @Test
  void thePlanHoldsEveryRequest() {
    List<ItemKey<Customer>> keys = new ArrayList<>(keys(101));
    keys.add(CustomerKeys.byEmail("x"));
    assertThat(getAll(blocking(), keys).explain().toRequests())
        .extracting(Object::getClass)
        .containsExactly(BatchGetItemRequest.class, BatchGetItemRequest.class, QueryRequest.class);
    assertThat(service.requests()).isEmpty();
  }
}
