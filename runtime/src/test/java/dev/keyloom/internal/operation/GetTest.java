package dev.keyloom.internal.operation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.InvalidKeyException;
import dev.keyloom.ItemDecodingException;
import dev.keyloom.KeyloomException;
import dev.keyloom.NotUniqueException;
import dev.keyloom.PrimaryKey;
import dev.keyloom.Stored;
import dev.keyloom.TableOptions;
import dev.keyloom.gateway.Client;
import dev.keyloom.stub.Shop;
import dev.keyloom.stub.Shop.Customer;
import dev.keyloom.stub.Shop.CustomerKeys;
import dev.keyloom.stub.Shop.Order;
import dev.keyloom.stub.Shop.OrderKeys;
import dev.keyloom.stub.Shop.ShopTable;
import dev.keyloom.stub.StubClient;
import dev.keyloom.stub.StubService;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;

class GetTest {

  private static final Customer ALICE = new Customer("a", "alice@example.com");

  private final StubService service = new StubService();
  private final ShopTable table = new ShopTable(service);

  private static GetItemResponse item(Map<String, AttributeValue> row) {
    return GetItemResponse.builder().item(row).build();
  }

  private static QueryResponse rows(Customer... customers) {
    return QueryResponse.builder().items(Arrays.stream(customers).map(Shop::row).toList()).build();
  }

  @Test
  void aPrimaryKeyIsAGetItem() {
    service.answer(item(Shop.row(ALICE)));
    assertThat(table.get(CustomerKeys.of("a")).consistent().fetch()).contains(ALICE);
    assertThat(service.requests())
        .containsExactly(
            GetItemRequest.builder()
                .tableName("Shop")
                .key(
                    Map.of(
                        "PK", AttributeValue.fromS("CUST#a"),
                        "SK", AttributeValue.fromS("PROFILE")))
                .consistentRead(true)
                .build());
  }

  @Test
  void nothingIsNothing() {
    service.answer(GetItemResponse.builder().build());
    assertThat(table.get(CustomerKeys.of("a")).fetch()).isEmpty();
    assertThat(service.requests(GetItemRequest.class).get(0).consistentRead()).isNull();
  }

  @Test
  void anItemOfAnotherModelIsNothing() {
    Map<String, AttributeValue> row = Shop.row(ALICE);
    row.put("type", AttributeValue.fromS("Supplier"));
    service.answer(item(row));
    assertThat(table.get(CustomerKeys.of("a")).fetch()).isEmpty();
  }

  @Test
  void aTypeThatIsNullIsNone() {
    Map<String, AttributeValue> row = Shop.row(ALICE);
    row.put("type", AttributeValue.fromNul(true));
    service.answer(item(row));
    assertThat(table.get(CustomerKeys.of("a")).fetch()).contains(ALICE);
    assertThat(table.decode(row)).isEqualTo(ALICE);
  }

  @Test
  void storedGivesTheKeyToo() {
    service.answer(item(Shop.row(ALICE)));
    assertThat(table.get(CustomerKeys.of("a")).stored().fetch())
        .contains(Stored.of(CustomerKeys.of("a"), ALICE));
    service.answer(rows(ALICE));
    assertThat(table.get(CustomerKeys.byEmail("alice@example.com")).stored().fetch())
        .contains(Stored.of(CustomerKeys.of("a"), ALICE));
  }

  @Test
  void aUniqueIndexReadsTwo() {
    service.answer(rows(ALICE));
    assertThat(table.get(CustomerKeys.byEmail("alice@example.com")).fetch()).contains(ALICE);
    assertThat(service.requests())
        .containsExactly(
            QueryRequest.builder()
                .tableName("Shop")
                .indexName("GSI1")
                .keyConditionExpression("#n0 = :v0 AND #n1 = :v1")
                .expressionAttributeNames(Map.of("#n0", "GSI1PK", "#n1", "GSI1SK"))
                .expressionAttributeValues(
                    Map.of(
                        ":v0", AttributeValue.fromS("EMAIL#alice@example.com"),
                        ":v1", AttributeValue.fromS("PROFILE")))
                .limit(2)
                .build());
  }

  @Test
  void twoItemsUnderOneUniqueKeyAreReportedByTheirKeys() {
    service.answer(rows(ALICE, new Customer("b", "alice@example.com")));
    assertThatThrownBy(() -> table.get(CustomerKeys.byEmail("alice@example.com")).fetch())
        .isInstanceOf(NotUniqueException.class)
        .hasMessageContaining("Customer by unique index GSI1 of table Shop")
        .hasMessageContaining("GSI1PK = \"EMAIL#alice@example.com\"")
        .hasMessageContaining("PK = \"CUST#a\"")
        .hasMessageContaining("PK = \"CUST#b\"");
  }

  @Test
  void aUniqueIndexIsReadOnWhileOtherModelsFillItsPages() {
    Map<String, AttributeValue> other = Shop.row(new Customer("o", "alice@example.com"));
    other.put("type", AttributeValue.fromS("Supplier"));
    Map<String, AttributeValue> last = new HashMap<>(Shop.row(ALICE));
    last.keySet().retainAll(Set.of("PK", "SK", "GSI1PK", "GSI1SK"));
    service.answer(QueryResponse.builder().items(List.of(other)).lastEvaluatedKey(last).build());
    service.answer(rows(ALICE));
    assertThat(table.get(CustomerKeys.byEmail("alice@example.com")).fetch()).contains(ALICE);
    assertThat(service.requests(QueryRequest.class).get(1).exclusiveStartKey()).isEqualTo(last);
  }

  @Test
  void anItemThatDoesNotFitIsNamedWithAllThatHelps() {
    Map<String, AttributeValue> row = Shop.row(new Order("c", 1, "OPEN", 5));
    row.put("total", AttributeValue.fromS("many"));
    service.answer(item(row));
    assertThatThrownBy(() -> table.get(OrderKeys.of("c", 1)).fetch())
        .isInstanceOf(ItemDecodingException.class)
        .hasMessage(
            "table Shop, item PK = \"CUST#c\", SK = \"ORDER#000001\": cannot be read as Order:"
                + " attribute total expected a number (N), but stored is S \"many\"");
    row.remove("total");
    service.answer(item(row));
    assertThatThrownBy(() -> table.get(OrderKeys.of("c", 1)).fetch())
        .isInstanceOf(ItemDecodingException.class)
        .hasMessageContaining("attribute total is required, but absent or NULL");
  }

  @Test
  void aConstructorThatThrowsIsTheCause() {
    Map<String, AttributeValue> row = Shop.row(ALICE);
    row.put("email", AttributeValue.fromS(" "));
    service.answer(item(row));
    assertThatThrownBy(() -> table.get(CustomerKeys.of("a")).fetch())
        .isInstanceOf(ItemDecodingException.class)
        .hasMessageContaining("item PK = \"CUST#a\", SK = \"PROFILE\": cannot be read as Customer")
        .hasMessageContaining("a customer has an email address")
        .hasRootCauseInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aFailureOfTheServiceSaysWhatWasAttempted() {
    ResourceNotFoundException cause = ResourceNotFoundException.builder().message("gone").build();
    service.fail(cause).fail(cause);
    assertThatThrownBy(() -> table.get(CustomerKeys.of("a")).fetch())
        .isExactlyInstanceOf(KeyloomException.class)
        .hasMessageStartingWith("GetItem of table Shop failed: gone")
        .hasMessageContainingAll("no table of that name", "admin().createIfAbsent()", "tableName")
        .hasCause(cause);
    assertThatThrownBy(() -> table.get(CustomerKeys.byEmail("e")).fetch())
        .hasMessageStartingWith("Query of index GSI1 of table Shop failed: gone");
  }

  @Test
  void namesAreMapped() {
    TableOptions options =
        TableOptions.defaults()
            .tableName(name -> "test-" + name)
            .indexName(Map.of("GSI1", "first", "other", "x"));
    ShopTable mapped = new ShopTable(Client.of(new StubClient(service)), options);
    service.answer(rows(ALICE)).answer(item(Shop.row(ALICE)));
    assertThat(mapped.get(CustomerKeys.byEmail("e")).fetch()).isPresent();
    assertThat(mapped.get(CustomerKeys.of("a")).fetch()).isPresent();
    QueryRequest query = (QueryRequest) service.requests().get(0);
    assertThat(query.tableName()).isEqualTo("test-Shop");
    assertThat(query.indexName()).isEqualTo("first");
    assertThat(((GetItemRequest) service.requests().get(1)).tableName()).isEqualTo("test-Shop");
    assertThatThrownBy(
            () ->
                new ShopTable(Client.none(), TableOptions.defaults().indexName(Map.of("GSI1", ""))))
        .hasMessageContaining("no physical name for GSI1");
  }

  @Test
  void aGatewayWithoutAClientExplainsAndRefuses() {
    ShopTable offline = new ShopTable(Client.none(), TableOptions.defaults());
    assertThat(offline.get(CustomerKeys.of("a")).consistent().explain())
        .hasToString(
            """
            GetItem Shop
              key      PK = "CUST#a", SK = "PROFILE"
              read     strongly consistent""");
    assertThat(offline.get(CustomerKeys.byEmail("e")).explain())
        .hasToString(
            """
            Query Shop, index GSI1
              key      GSI1PK = "EMAIL#e" AND GSI1SK = "PROFILE"
              limit    2
              then     fails if there is more than one item""");
    assertThatThrownBy(() -> offline.get(CustomerKeys.of("a")).fetch())
        .hasMessageContaining("without a client");
    assertThatThrownBy(() -> offline.get(CustomerKeys.of("a")).fetchAsync().join())
        .hasRootCauseMessage(
            "this gateway was made without a client: it can explain operations, but not run them;"
                + " create it with a DynamoDbClient or a DynamoDbAsyncClient");
  }

  @Test
  void aKeyThatNobodyGeneratedIsRefused() {
    PrimaryKey<Order> foreign = Map::of;
    assertThatThrownBy(() -> table.get(foreign)).isInstanceOf(InvalidKeyException.class);
  }

  @Test
  void rawItemsAreDecodedToTheirModel() {
    assertThat(table.decode(Shop.row(ALICE))).isEqualTo(ALICE);
    Order order = new Order("c", 1, "OPEN", 5);
    Map<String, AttributeValue> untyped = Shop.row(order);
    untyped.remove("type");
    assertThat(table.decode(untyped)).isEqualTo(order);
    assertThatThrownBy(() -> table.decode(Shop.foreign("c", "INVOICE#1")))
        .isInstanceOf(ItemDecodingException.class)
        .hasMessage(
            "table Shop, item PK = \"CUST#c\", SK = \"INVOICE#1\": is of no model of this table"
                + " (type = \"Invoice\")");
    assertThatThrownBy(() -> table.decode(Map.of()))
        .isInstanceOf(ItemDecodingException.class)
        .hasMessageContaining("without the key attribute PK");
    assertThat(Objects.requireNonNull(Shop.row(order).get("SK")).s()).isEqualTo("ORDER#000001");
  }
}
