package dev.keyloom.internal.operation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.ItemDecodingException;
import dev.keyloom.KeyloomException;
import dev.keyloom.Page;
import dev.keyloom.StopReason;
import dev.keyloom.UnknownRows;
import dev.keyloom.stub.Shop;
import dev.keyloom.stub.Shop.Customer;
import dev.keyloom.stub.Shop.CustomerKeys;
import dev.keyloom.stub.Shop.Order;
import dev.keyloom.stub.Shop.OrderKeys;
import dev.keyloom.stub.Shop.ShopTable;
import dev.keyloom.stub.StubPages;
import dev.keyloom.stub.StubService;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

class CollectionTest {

  private static final Order FIRST = new Order("c", 1, "OPEN", 10);
  private static final Order SECOND = new Order("c", 2, "PAID", 20);
  private static final Customer CUSTOMER = new Customer("c", "c@example.com");
  private static final List<Map<String, AttributeValue>> PARTITION =
      List.of(Shop.row(FIRST), Shop.row(SECOND), Shop.row(CUSTOMER));
  private static final List<Map<String, AttributeValue>> WITH_UNKNOWN =
      List.of(Shop.foreign("c", "INVOICE#1"), Shop.row(FIRST), Shop.row(CUSTOMER));

  private final StubService service = new StubService();
  private final ShopTable table = new ShopTable(service);

  private void rows(List<Map<String, AttributeValue>> rows) {
    service.otherwise(new StubPages(rows, "PK", "SK").mostPerPage(2));
  }

  @Test
  void theWholePartitionOfAnyKeyIsReadAndEachRowIsItsOwnRecord() {
    rows(PARTITION);
    for (var key : List.of(CustomerKeys.of("c"), OrderKeys.of("c", 7), OrderKeys.after("c", 1))) {
      assertThat(table.collection(key).list()).containsExactly(FIRST, SECOND, CUSTOMER);
    }
    assertThat(service.requests(QueryRequest.class))
        .allSatisfy(
            request -> {
              assertThat(request.keyConditionExpression()).isEqualTo("#n0 = :v0");
              assertThat(request.filterExpression()).isNull();
            });
  }

  @Test
  void pagesLimitsAndOrderAreThoseOfQueries() {
    rows(PARTITION);
    Page<Shop> page = table.collection(CustomerKeys.of("c")).limit(2).descending().fetch();
    assertThat(page.items()).containsExactly(CUSTOMER, SECOND);
    assertThat(page.reason()).isEqualTo(StopReason.LIMIT);
    assertThat(
            table
                .collection(OrderKeys.of("c", 1))
                .descending()
                .after(page.cursor())
                .pageSize(1)
                .maxPages(3)
                .fetch()
                .items())
        .containsExactly(FIRST);
    assertThat(table.collection(CustomerKeys.of("c")).count()).isEqualTo(3);
    assertThat(table.collection(CustomerKeys.of("c")).first()).contains(FIRST);
  }

  @Test
  void rowsOfNoModelFailOrAreLeftOut() {
    rows(WITH_UNKNOWN);
    var collection = table.collection(CustomerKeys.of("c"));
    assertThatThrownBy(collection::list)
        .isInstanceOf(ItemDecodingException.class)
        .hasMessageContaining("item PK = \"CUST#c\", SK = \"INVOICE#1\": is of no model");
    assertThatThrownBy(collection::count).isInstanceOf(ItemDecodingException.class);
    assertThat(collection.unknown(UnknownRows.SKIP).list()).containsExactly(FIRST, CUSTOMER);
    assertThat(collection.unknown(UnknownRows.SKIP).count()).isEqualTo(2);
    assertThat(collection.unknown(UnknownRows.SKIP).limit(1).fetch().items())
        .containsExactly(FIRST);
    assertThat(collection.descending().limit(2).fetch().items()).containsExactly(CUSTOMER, FIRST);
  }

  @Test
  void onlyTheTableCanBeReadConsistently() {
    rows(PARTITION);
    assertThat(table.collection(CustomerKeys.of("c")).consistent().list()).hasSize(3);
    assertThat(service.requests(QueryRequest.class).get(0).consistentRead()).isTrue();
    assertThatThrownBy(() -> table.collection(OrderKeys.byStatus("OPEN")).consistent())
        .isInstanceOf(KeyloomException.class)
        .hasMessageContaining("index GSI1 cannot be read strongly consistently");
  }
}
