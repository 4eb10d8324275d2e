package dev.keyloom.internal.operation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.BudgetExceededException;
import dev.keyloom.Condition;
import dev.keyloom.KeyloomException;
import dev.keyloom.Page;
import dev.keyloom.StopReason;
import dev.keyloom.Stored;
import dev.keyloom.stub.Shop;
import dev.keyloom.stub.Shop.Customer;
import dev.keyloom.stub.Shop.Order;
import dev.keyloom.stub.Shop.OrderAttributes;
import dev.keyloom.stub.Shop.OrderKeys;
import dev.keyloom.stub.Shop.ShopTable;
import dev.keyloom.stub.StubPages;
import dev.keyloom.stub.StubService;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

class QueryTest {

  private final StubService service = new StubService();
  private final ShopTable table = new ShopTable(service);

  private static Order order(int number) {
    return new Order("c", number, "OPEN", number * 10L);
  }

  private static List<Order> orders(int from, int to) {
    return IntStream.rangeClosed(from, to).mapToObj(QueryTest::order).toList();
  }

  private static StubPages pages(List<Map<String, AttributeValue>> rows) {
    return new StubPages(rows, "PK", "SK");
  }

  private static StubPages orderPages(int from, int to) {
    return pages(orders(from, to).stream().map(Shop::row).toList());
  }

  private List<QueryRequest> requests() {
    return service.requests(QueryRequest.class);
  }

  private List<Integer> limits() {
    return requests().stream().map(QueryRequest::limit).toList();
  }

  @Test
  void theExactRequest() {
    service.answer(QueryResponse.builder().build());
    Page<Order> page =
        table
            .query(OrderKeys.between("c", 3, 7))
            .filter(OrderAttributes.STATUS.eq("OPEN"))
            .filter(OrderAttributes.TOTAL.gt(5))
            .descending()
            .consistent()
            .pageSize(50)
            .fetch();
    assertThat(page).isEqualTo(new Page<>(List.of(), null, StopReason.END));
    assertThat(requests())
        .containsExactly(
            QueryRequest.builder()
                .tableName("Shop")
                .keyConditionExpression("#n0 = :v0 AND #n1 BETWEEN :v1 AND :v2")
                .filterExpression("#n2 = :v3 AND #n3 > :v4")
                .expressionAttributeNames(
                    Map.of("#n0", "PK", "#n1", "SK", "#n2", "status", "#n3", "total"))
                .expressionAttributeValues(
                    Map.of(
                        ":v0", AttributeValue.fromS("CUST#c"),
                        ":v1", AttributeValue.fromS("ORDER#000003"),
                        ":v2", AttributeValue.fromS("ORDER#000007"),
                        ":v3", AttributeValue.fromS("OPEN"),
                        ":v4", AttributeValue.fromN("5")))
                .scanIndexForward(false)
                .consistentRead(true)
                .limit(50)
                .build());
  }

  @Test
  void aPartialKeyReadsItsPrefixAndNoLimitIsOneRequest() {
    service.answer(orderPages(1, 30).mostPerPage(7));
    Page<Order> page = table.query(OrderKeys.customer("c")).fetch();
    assertThat(page.items()).isEqualTo(orders(1, 7));
    assertThat(page.reason()).isEqualTo(StopReason.BUDGET);
    assertThat(requests())
        .singleElement()
        .satisfies(
            request -> {
              assertThat(request.keyConditionExpression())
                  .isEqualTo("#n0 = :v0 AND begins_with(#n1, :v1)");
              assertThat(request.limit()).isNull();
              assertThat(request.consistentRead()).isNull();
              assertThat(request.scanIndexForward()).isNull();
            });
  }

  @Test
  void pagesFollowEachOtherByCursorAndBringEachItemOnce() {
    for (int limit : new int[] {1, 3, 7, 30, 31}) {
      for (boolean descending : new boolean[] {false, true}) {
        service.otherwise(orderPages(1, 30).mostPerPage(8));
        List<Order> all = new ArrayList<>();
        String cursor = null;
        do {
          var query = table.query(OrderKeys.customer("c")).limit(limit).after(cursor);
          Page<Order> page = (descending ? query.descending() : query).fetch();
          assertThat(page.items().size()).isLessThanOrEqualTo(limit);
          all.addAll(page.items());
          cursor = page.cursor();
        } while (cursor != null);
        List<Order> expected = new ArrayList<>(orders(1, 30));
        if (descending) {
          Collections.reverse(expected);
        }
        assertThat(all).isEqualTo(expected);
      }
    }
  }

  @Test
  void theLimitCountsItemsAndIsNeverOverrun() {
    service.otherwise(orderPages(1, 30).mostPerPage(8));
    Page<Order> page = table.query(OrderKeys.customer("c")).limit(20).fetch();
    assertThat(page.items()).isEqualTo(orders(1, 20));
    assertThat(page.reason()).isEqualTo(StopReason.LIMIT);
    assertThat(limits()).containsExactly(20, 12, 4);
  }

  @Test
  void theEndIsKnownWhenTheLimitIsReachedWithTheLastRow() {
    service.answer(
        QueryResponse.builder().items(orders(1, 2).stream().map(Shop::row).toList()).build());
    assertThat(table.query(OrderKeys.customer("c")).limit(2).fetch())
        .isEqualTo(new Page<>(orders(1, 2), null, StopReason.END));
  }

  @Test
  void pageSizeIsTheServicesLimit() {
    service.otherwise(orderPages(1, 30));
    assertThat(table.query(OrderKeys.customer("c")).pageSize(5).limit(12).fetch().items())
        .isEqualTo(orders(1, 12));
    assertThat(limits()).containsExactly(5, 5, 2);
  }

  @Test
  void aBudgetGathersSeveralRequestsInOnePage() {
    service.otherwise(orderPages(1, 30).mostPerPage(8));
    Page<Order> page = table.query(OrderKeys.customer("c")).maxPages(3).fetch();
    assertThat(page.items()).isEqualTo(orders(1, 24));
    assertThat(page.reason()).isEqualTo(StopReason.BUDGET);
    assertThat(table.query(OrderKeys.customer("c")).after(page.cursor()).fetch().items())
        .isEqualTo(orders(25, 30));
  }

  // 300 items of 10 KB make three pages of 1 MB; the last three match.
  private void k24() {
    service.otherwise(
        orderPages(1, 300)
            .mostPerPage(100)
            .filter(row -> Shop.sk(297).compareTo(Objects.requireNonNull(row.get("SK")).s()) < 0));
  }

  @Test
  void k24_listFirstLimitAndCountFindWhatTheFilterLeaves() {
    k24();
    var query = table.query(OrderKeys.customer("c")).filter(OrderAttributes.TOTAL.gt(2970));
    assertThat(query.list()).isEqualTo(orders(298, 300));
    assertThat(query.first()).contains(order(298));
    assertThat(query.limit(2).fetch().items()).isEqualTo(orders(298, 299));
    assertThat(query.count()).isEqualTo(3);
    assertThat(query.stream()).isEqualTo(orders(298, 300));
  }

  @Test
  void k24_anEmptyPageIsNotTheEnd() {
    k24();
    Page<Order> page =
        table.query(OrderKeys.customer("c")).filter(OrderAttributes.TOTAL.gt(2970)).fetch();
    assertThat(page.items()).isEmpty();
    assertThat(page.hasNext()).isTrue();
    assertThat(page.reason()).isEqualTo(StopReason.BUDGET);
  }

  @Test
  void withAFilterThePageGrowsUntilTheBudget() {
    service.otherwise(orderPages(1, 10_000).filter(row -> false));
    Page<Order> page =
        table
            .query(OrderKeys.customer("c"))
            .filter(OrderAttributes.STATUS.eq("LOST"))
            .limit(3)
            .maxPages(5)
            .fetch();
    assertThat(page.items()).isEmpty();
    assertThat(page.reason()).isEqualTo(StopReason.BUDGET);
    assertThat(limits()).containsExactly(20, 80, 320, 1280, 5120);
  }

  @Test
  void withAFilterTheFirstPageIsTwiceTheLimitOrThePageSize() {
    service.otherwise(orderPages(1, 3));
    var query = table.query(OrderKeys.customer("c")).filter(OrderAttributes.STATUS.eq("OPEN"));
    assertThat(query.limit(50).fetch().items()).hasSize(3);
    assertThat(query.limit(50).pageSize(7).fetch().items()).hasSize(3);
    assertThat(query.first()).isPresent();
    assertThat(limits()).containsExactly(100, 7, 20);
  }

  @Test
  void anItemThatMatchesBeyondTheLimitBeginsTheNextPage() {
    service.otherwise(orderPages(1, 30));
    var query = table.query(OrderKeys.customer("c")).filter(OrderAttributes.STATUS.eq("OPEN"));
    Page<Order> page = query.limit(2).fetch();
    assertThat(page.items()).isEqualTo(orders(1, 2));
    assertThat(query.limit(2).after(page.cursor()).fetch().items()).isEqualTo(orders(3, 4));
  }

  @Test
  void exclusiveEndsAreDroppedWhereverTheyFall() {
    List<Map<String, AttributeValue>> range = orders(5, 9).stream().map(Shop::row).toList();
    service.otherwise(pages(range));
    assertThat(table.query(OrderKeys.after("c", 5)).list()).isEqualTo(orders(6, 9));
    assertThat(table.query(OrderKeys.before("c", 9)).list()).isEqualTo(orders(5, 8));
    assertThat(table.query(OrderKeys.after("c", 5)).count()).isEqualTo(4);
    assertThat(table.query(OrderKeys.before("c", 9)).descending().first()).contains(order(8));
  }

  @Test
  void anExclusiveEndCostsNoRequestOfItsOwn() {
    service.otherwise(orderPages(5, 9));
    assertThat(table.query(OrderKeys.after("c", 5)).first()).contains(order(6));
    Page<Order> page = table.query(OrderKeys.after("c", 5)).limit(2).fetch();
    assertThat(page.items()).isEqualTo(orders(6, 7));
    assertThat(table.query(OrderKeys.after("c", 5)).limit(2).after(page.cursor()).fetch().items())
        .isEqualTo(orders(8, 9));
    assertThat(limits()).containsExactly(2, 3, 2);
  }

  @Test
  void aCursorMayPointAtAnExclusiveEnd() {
    service.otherwise(orderPages(5, 9));
    Page<Order> page = table.query(OrderKeys.after("c", 5)).pageSize(1).fetch();
    assertThat(page.items()).isEmpty();
    assertThat(table.query(OrderKeys.after("c", 5)).after(page.cursor()).fetch().items())
        .isEqualTo(orders(6, 9));
  }

  @Test
  void rowsOfOtherModelsAreLeftOutAndDoNotCount() {
    List<Map<String, AttributeValue>> rows =
        List.of(
            Shop.row(order(1)),
            Shop.foreign("c", "ORDER#000002"),
            Shop.row(order(3)),
            Shop.row(new Customer("c", "c@example.com")));
    service.otherwise(pages(rows));
    assertThat(table.query(OrderKeys.customer("c")).list()).containsExactly(order(1), order(3));
    assertThat(table.query(OrderKeys.customer("c")).count()).isEqualTo(2);
    Page<Order> page = table.query(OrderKeys.customer("c")).limit(2).fetch();
    assertThat(page.items()).containsExactly(order(1), order(3));
    assertThat(page.reason()).isEqualTo(StopReason.LIMIT);
  }

  @Test
  void withoutATypeAttributeTheShapeOfTheKeyTells() {
    Map<String, AttributeValue> untyped = Shop.row(order(1));
    untyped.remove("type");
    Map<String, AttributeValue> foreign = Shop.foreign("c", "ORDER#2");
    foreign.remove("type");
    service.otherwise(pages(List.of(untyped, foreign)));
    assertThat(table.query(OrderKeys.customer("c")).list()).containsExactly(order(1));
  }

  @Test
  void countingReadsKeysAndTypesOnly() {
    service.otherwise(
        new StubPages(
            orders(1, 5).stream().map(Shop::row).toList(), "GSI1PK", "GSI1SK", "PK", "SK"));
    assertThat(table.query(OrderKeys.byStatus("OPEN")).count()).isEqualTo(5);
    assertThat(table.query(OrderKeys.byStatus("OPEN")).limit(3).count()).isEqualTo(3);
    QueryRequest request = requests().get(0);
    assertThat(request.projectionExpression()).isEqualTo("#n0, #n1, #n3, #n4, #n2");
    assertThat(request.expressionAttributeNames())
        .isEqualTo(
            Map.of("#n0", "GSI1PK", "#n1", "GSI1SK", "#n2", "type", "#n3", "PK", "#n4", "SK"));
    assertThat(request.select()).isNull();
  }

  @Test
  void whereTheCompilerSawAnOverlapTheServiceFiltersByType() {
    service.otherwise(new StubPages(List.of(), "GSI1PK", "GSI1SK", "PK", "SK"));
    assertThat(
            table
                .query(OrderKeys.byStatus("OPEN"))
                .filter(OrderAttributes.TOTAL.gt(1))
                .limit(5)
                .fetch())
        .isEmpty();
    QueryRequest request = requests().get(0);
    assertThat(request.indexName()).isEqualTo("GSI1");
    assertThat(request.filterExpression()).isEqualTo("#n2 = :v2 AND #n3 > :v3");
    assertThat(request.expressionAttributeNames()).containsEntry("#n2", "type");
    assertThat(request.expressionAttributeValues())
        .containsEntry(":v2", AttributeValue.fromS("Order"));
    assertThat(request.limit()).isEqualTo(20);
  }

  @Test
  void pagesOfAnIndexWithEqualKeysBringEachItemOnce() {
    List<Map<String, AttributeValue>> rows =
        IntStream.range(0, 20)
            .mapToObj(i -> Shop.row(new Order("c" + (char) ('a' + i), 1, "OPEN", i)))
            .toList();
    service.otherwise(new StubPages(rows, "GSI1PK", "GSI1SK", "PK", "SK"));
    List<Long> totals = new ArrayList<>();
    String cursor = null;
    do {
      Page<Order> page = table.query(OrderKeys.byStatus("OPEN")).limit(3).after(cursor).fetch();
      page.forEach(order -> totals.add(order.total()));
      cursor = page.cursor();
    } while (cursor != null);
    assertThat(totals).isEqualTo(IntStream.range(0, 20).mapToObj(Long::valueOf).toList());
  }

  @Test
  void onlyAnExplicitBudgetStopsAReadOfAllItemsAndTheCursorGoesOn() {
    service.otherwise(orderPages(1, 30).mostPerPage(1));
    var query = table.query(OrderKeys.customer("c"));
    assertThat(query.list()).isEqualTo(orders(1, 30));
    assertThatThrownBy(() -> query.maxPages(4).list())
        .isInstanceOfSatisfying(
            BudgetExceededException.class,
            e -> assertThat(query.after(e.cursor()).list()).isEqualTo(orders(5, 30)))
        .hasMessageContaining("4 requests of maxPages")
        .hasMessageContaining("table Shop");
    assertThatThrownBy(() -> query.maxPages(4).count()).isInstanceOf(BudgetExceededException.class);
    assertThat(query.maxPages(4).limit(4).list()).isEqualTo(orders(1, 4));
    List<Order> streamed = new ArrayList<>();
    assertThatThrownBy(() -> query.maxPages(4).stream().forEach(streamed::add))
        .isInstanceOf(BudgetExceededException.class);
    assertThat(streamed).isEqualTo(orders(1, 4));
  }

  @Test
  void streamsAreLazyAndEndWhenTheyAreClosed() {
    service.otherwise(orderPages(1, 30).mostPerPage(10));
    try (Stream<Order> stream = table.query(OrderKeys.customer("c")).stream()) {
      assertThat(requests()).isEmpty();
      assertThat(stream.limit(10).toList()).isEqualTo(orders(1, 10));
      assertThat(requests()).hasSize(1);
    }
    Stream<Order> closed = table.query(OrderKeys.customer("c")).stream();
    List<Order> seen = new ArrayList<>();
    closed.forEach(
        order -> {
          seen.add(order);
          closed.close();
        });
    assertThat(seen).containsExactly(order(1));
    assertThat(requests()).hasSize(2);
    assertThat(table.query(OrderKeys.customer("c")).limit(12).stream()).isEqualTo(orders(1, 12));
  }

  @Test
  void pagesAreWhatFetchWouldBring() {
    service.otherwise(orderPages(1, 30).mostPerPage(8));
    assertThat(table.query(OrderKeys.customer("c")).limit(13).pages().map(Page::items))
        .containsExactly(orders(1, 13), orders(14, 26), orders(27, 30));
    assertThat(table.query(OrderKeys.after("c", 0)).limit(13).pages().map(Page::reason))
        .containsExactly(StopReason.LIMIT, StopReason.LIMIT, StopReason.END);
  }

  @Test
  void k26_aConditionThatHoldsForNothingMakesNoCall() {
    var query =
        table.query(OrderKeys.customer("c")).filter(OrderAttributes.STATUS.anyOf(List.of()));
    assertThat(query.fetch()).isEqualTo(new Page<>(List.of(), null, StopReason.END));
    assertThat(query.list()).isEmpty();
    assertThat(query.first()).isEmpty();
    assertThat(query.count()).isZero();
    assertThat(query.stream()).isEmpty();
    assertThat(query.limit(3).fetchAsync().join().items()).isEmpty();
    assertThat(query.explain().toRequests()).isEmpty();
    assertThat(query.explain())
        .hasToString("no call\n  then     answers with nothing: no item can match");
    assertThat(requests()).isEmpty();
  }

  @Test
  void k26_aConditionThatHoldsForEverythingIsNotSent() {
    service.otherwise(orderPages(1, 3));
    var query = table.query(OrderKeys.customer("c")).filter(Condition.<Order>never().negate());
    assertThat(query.limit(2).fetch().items()).isEqualTo(orders(1, 2));
    assertThat(requests().get(0).filterExpression()).isNull();
    assertThat(limits()).containsExactly(2);
  }

  @Test
  void k26_oneHundredAndOneValuesAreSplit() {
    service.otherwise(orderPages(1, 3));
    List<String> values = IntStream.range(0, 101).mapToObj(i -> "S" + i).toList();
    assertThat(
            table
                .query(OrderKeys.customer("c"))
                .filter(OrderAttributes.STATUS.anyOf(values))
                .fetch()
                .items())
        .hasSize(3);
    assertThat(requests().get(0).filterExpression()).contains(" IN (", ") OR ");
    assertThat(requests().get(0).expressionAttributeValues()).hasSize(103);
  }

  @Test
  void anEmptyRangeMakesNoCall() {
    assertThat(table.query(OrderKeys.between("c", 7, 3)).list()).isEmpty();
    assertThat(requests()).isEmpty();
  }

  @Test
  void aFilterOnAKeyAttributeIsRefusedByName() {
    assertThatThrownBy(
            () -> table.query(OrderKeys.customer("c")).filter(OrderAttributes.PK.eq("x")).fetch())
        .isInstanceOf(KeyloomException.class)
        .hasMessageContaining("cannot name PK")
        .hasMessageContaining("table Shop");
    service.otherwise(orderPages(1, 1));
    // It is not a key of this index.
    assertThat(table.query(OrderKeys.byStatus("OPEN")).filter(OrderAttributes.PK.eq("x")).fetch())
        .hasSize(1);
  }

  @Test
  void amountsBelowOneAreRefusedByName() {
    var query = table.query(OrderKeys.customer("c"));
    assertThatThrownBy(() -> query.limit(0)).hasMessageContaining("limit must be at least 1");
    assertThatThrownBy(() -> query.pageSize(-1)).hasMessageContaining("pageSize must be at least");
    assertThatThrownBy(() -> query.maxPages(0)).hasMessageContaining("maxPages must be at least");
  }

  @Test
  void storedItemsCarryTheirKeys() {
    service.otherwise(orderPages(1, 3));
    List<Stored<Order>> stored = table.query(OrderKeys.customer("c")).limit(2).stored().list();
    assertThat(stored)
        .containsExactly(
            Stored.of(OrderKeys.of("c", 1), order(1)), Stored.of(OrderKeys.of("c", 2), order(2)));
    Optional<Stored<Order>> first = table.query(OrderKeys.customer("c")).stored().first();
    assertThat(first).map(Stored::key).contains(OrderKeys.of("c", 1));
    assertThat(table.query(OrderKeys.customer("c")).stored().count()).isEqualTo(3);
  }

  @Test
  void plansExplainThemselves() {
    assertThat(
            table
                .query(OrderKeys.after("c", 5))
                .filter(OrderAttributes.STATUS.eq("OPEN"))
                .limit(2)
                .descending()
                .explain())
        .hasToString(
            """
            Query Shop
              key      PK = "CUST#c" AND SK BETWEEN "ORDER#000005" AND "ORDER$"
              filter   status = "OPEN"
              order    descending
              limit    20
              then     drops an item at "ORDER#000005"
              then     drops an item at "ORDER$"
              then     goes on until 2 items, the end, or 10 requests""");
    assertThat(requests()).isEmpty();
  }
}
