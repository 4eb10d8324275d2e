package dev.keyloom.internal.operation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.BudgetExceededException;
import dev.keyloom.ItemDecodingException;
import dev.keyloom.KeyloomException;
import dev.keyloom.Page;
import dev.keyloom.TableOptions;
import dev.keyloom.gateway.Client;
import dev.keyloom.stub.Shop;
import dev.keyloom.stub.Shop.Customer;
import dev.keyloom.stub.Shop.CustomerKeys;
import dev.keyloom.stub.Shop.Order;
import dev.keyloom.stub.Shop.OrderKeys;
import dev.keyloom.stub.Shop.ShopTable;
import dev.keyloom.stub.StubAsyncClient;
import dev.keyloom.stub.StubClient;
import dev.keyloom.stub.StubPages;
import dev.keyloom.stub.StubService;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

@Timeout(30)
class AsyncReadTest {

  private static final List<Order> ORDERS =
      IntStream.rangeClosed(1, 30).mapToObj(i -> new Order("c", i, "OPEN", i)).toList();

  private final StubService service = new StubService();
  private final ExecutorService oneThread =
      Executors.newSingleThreadExecutor(task -> new Thread(task, "completion"));

  @AfterEach
  void shutDown() {
    oneThread.shutdownNow();
  }

  private ShopTable table(StubAsyncClient client) {
    return new ShopTable(Client.of(client), TableOptions.defaults());
  }

  private ShopTable table(Executor completion) {
    return table(new StubAsyncClient(service, completion));
  }

  private StubPages orders(int mostPerPage) {
    return new StubPages(ORDERS.stream().map(Shop::row).toList(), "PK", "SK")
        .mostPerPage(mostPerPage);
  }

  @Test
  void k32_walksThroughPagesOnOneCompletionThread() {
    service.otherwise(orders(1));
    ShopTable table = table(oneThread);
    assertThat(table.query(OrderKeys.customer("c")).listAsync().join()).isEqualTo(ORDERS);
    assertThat(table.query(OrderKeys.customer("c")).countAsync().join()).isEqualTo(30);
    assertThat(table.query(OrderKeys.customer("c")).firstAsync().join()).contains(ORDERS.get(0));
    assertThat(table.query(OrderKeys.customer("c")).limit(4).fetchAsync().join().items())
        .isEqualTo(ORDERS.subList(0, 4));
    assertThat(table.collection(OrderKeys.of("c", 1)).listAsync().join()).hasSize(30);
  }

  @Test
  void blockingTerminalsWorkOnAnAsynchronousClient() {
    service.otherwise(orders(7));
    ShopTable table = table(oneThread);
    assertThat(table.query(OrderKeys.customer("c")).list()).isEqualTo(ORDERS);
    assertThat(table.query(OrderKeys.customer("c")).stream()).isEqualTo(ORDERS);
    assertThat(table.query(OrderKeys.customer("c")).limit(20).pages().map(Page::items))
        .containsExactly(ORDERS.subList(0, 20), ORDERS.subList(20, 30));
    assertThatThrownBy(() -> table.query(OrderKeys.customer("c")).maxPages(1).list())
        .isExactlyInstanceOf(BudgetExceededException.class);
  }

  @Test
  void k32_aConstructorThatThrowsFailsTheFutureAndNeverHangs() {
    Map<String, AttributeValue> row = Shop.row(new Customer("a", "a@example.com"));
    row.put("email", AttributeValue.fromS(""));
    service.otherwise(request -> GetItemResponse.builder().item(row).build());
    for (Executor completion : List.<Executor>of(oneThread, Runnable::run)) {
      assertThatThrownBy(() -> table(completion).get(CustomerKeys.of("a")).fetchAsync().join())
          .hasCauseExactlyInstanceOf(ItemDecodingException.class);
      assertThatThrownBy(() -> table(completion).get(CustomerKeys.of("a")).fetch())
          .isExactlyInstanceOf(ItemDecodingException.class);
    }
  }

  @Test
  void k32_cancellingStopsTheWalk() {
    service.otherwise(orders(1));
    Deque<Runnable> tasks = new ArrayDeque<>();
    StubAsyncClient client = new StubAsyncClient(service, tasks::add);
    CompletableFuture<List<Order>> list = table(client).query(OrderKeys.customer("c")).listAsync();
    tasks.remove().run();
    tasks.remove().run();
    assertThat(list.cancel(true)).isTrue();
    assertThat(client.futures()).hasSize(3);
    assertThat(client.futures().get(2)).isCancelled();
    tasks.remove().run();
    assertThat(client.futures()).hasSize(3);
  }

  @Test
  void aReadOfManyPagesThatAreThereAtOnceDoesNotGrowTheStack() {
    service.otherwise(
        request -> {
          int number = service.requests().size();
          Map<String, AttributeValue> row = Shop.row(new Order("c", number, "OPEN", number));
          Map<String, AttributeValue> last = new HashMap<>(row);
          last.keySet().retainAll(Set.of("PK", "SK"));
          return QueryResponse.builder()
              .items(List.of(row))
              .lastEvaluatedKey(number == 3000 ? null : last)
              .build();
        });
    assertThat(table(Runnable::run).query(OrderKeys.customer("c")).countAsync().join())
        .isEqualTo(3000);
  }

  @Test
  void asynchronousTerminalsOfABlockingClientRunOnTheOptionsExecutor() {
    service.otherwise(orders(7));
    ShopTable table =
        new ShopTable(
            Client.of(new StubClient(service)), TableOptions.defaults().executor(oneThread));
    assertThat(table.query(OrderKeys.customer("c")).listAsync().join()).isEqualTo(ORDERS);
    service.otherwise(
        request ->
            GetItemResponse.builder()
                .item(
                    Shop.row(new Customer("a", Thread.currentThread().getName() + "@example.com")))
                .build());
    assertThat(table.get(CustomerKeys.of("a")).fetchAsync().join())
        .contains(new Customer("a", "completion@example.com"));
  }

  @Test
  void whatIsRefusedBeforeACallFailsTheFutureToo() {
    ShopTable table = table(oneThread);
    assertThatThrownBy(
            () -> table.query(OrderKeys.customer("c")).after("nonsense").listAsync().join())
        .hasCauseInstanceOf(KeyloomException.class);
    assertThat(service.requests()).isEmpty();
  }
}
