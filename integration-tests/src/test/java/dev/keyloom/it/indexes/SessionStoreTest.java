package dev.keyloom.it.indexes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.InvalidCursorException;
import dev.keyloom.Page;
import dev.keyloom.QueryKey;
import dev.keyloom.it.indexes.SessionStore.Child;
import dev.keyloom.it.indexes.SessionStore.Session;
import dev.keyloom.it.indexes.SessionStore.Visit;
import dev.keyloom.testing.KeyloomTest;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;

@KeyloomTest
class SessionStoreTest {
  private static final Instant NOON = Instant.parse("2026-12-01T12:00:00Z");

  private final SessionStoreTable table;
  private final DynamoDbClient client;

  SessionStoreTest(SessionStoreTable table, DynamoDbClient client) {
    this.table = table;
    this.client = client;
  }

  @Test
  void d4_the_index_has_the_keys_of_the_table_turned_round() {
    List<GlobalSecondaryIndexDescription> indexes =
        client.describeTable(r -> r.tableName(table.name())).table().globalSecondaryIndexes();

    assertThat(indexes)
        .singleElement()
        .satisfies(
            index ->
                assertThat(index.keySchema())
                    .extracting(KeySchemaElement::attributeName)
                    .containsExactly("SK", "PK"));
  }

  @Test
  void d4_items_are_as_published_and_nothing_is_added_for_the_index() {
    table.put(new Session("s1", "ann", NOON)).execute();
    table.put(new Child("s1", "s2")).execute();

    assertThat(item("suuid#s1", "c#ann"))
        .containsOnly(
            Map.entry("PK", text("suuid#s1")),
            Map.entry("SK", text("c#ann")),
            Map.entry("lastLogin", text("2026-12-01T12:00:00Z")));
    assertThat(item("suuid#s1", "child#suuid#s2")).containsOnlyKeys("PK", "SK");
  }

  @Test
  void d4_every_pattern_is_answered() {
    Session first = new Session("d1", "bob", NOON);
    Session second = new Session("d2", "bob", NOON.plusSeconds(60));
    table.put(first).ifAbsent().execute();
    table.put(second).ifAbsent().execute();
    table.put(new Session("d3", "bobby", NOON)).execute();
    table.put(new Child("d1", "d2")).execute();
    table.put(new Child("d1", "d9")).execute();

    assertThat(table.get(SessionKeys.of("d1", "bob")).fetch()).contains(first);
    assertThat(table.query(ChildKeys.parent("d1")).list())
        .containsExactly(new Child("d1", "d2"), new Child("d1", "d9"));
    assertThat(table.query(ChildKeys.byChild("d9")).first()).contains(new Child("d1", "d9"));
    assertThat(table.query(SessionKeys.byCustomer("bob")).list()).containsExactly(first, second);
    assertThat(
            table.query(SessionKeys.byCustomer("bob")).stream()
                .max(Comparator.comparing(Session::lastLogin)))
        .contains(second);

    table.delete(SessionKeys.of("d1", "bob")).execute();
    assertThat(table.query(SessionKeys.byCustomer("bob")).list()).containsExactly(second);
  }

  @Test
  void a_turned_key_is_narrowed_like_any_other() {
    for (String id : List.of("a1", "a2", "b1")) {
      table.put(new Session(id, "cat", NOON)).execute();
    }

    assertThat(ids(SessionKeys.byCustomer("cat").id("a2"))).containsExactly("a2");
    assertThat(ids(SessionKeys.byCustomer("cat").idStartsWith("a"))).containsExactly("a1", "a2");
    assertThat(ids(SessionKeys.byCustomer("cat").idAfter("a1"))).containsExactly("a2", "b1");
    assertThat(ids(SessionKeys.byCustomer("cat").idBetween("a2", "b1")))
        .containsExactly("a2", "b1");
    assertThat(ids(SessionKeys.resolve(Map.of("customer", "cat"))))
        .containsExactly("a1", "a2", "b1");
    assertThat(table.collection(SessionKeys.byCustomer("cat")).list()).hasSize(3);
  }

  @Test
  void pages_of_a_turned_key_give_every_item_once() {
    for (int n = 10; n < 20; n++) {
      table.put(new Session("p" + n, "dan", NOON)).execute();
    }
    List<String> seen = new ArrayList<>();
    String cursor = null;
    do {
      Page<Session> page =
          table.query(SessionKeys.byCustomer("dan")).descending().limit(3).after(cursor).fetch();
      page.items().forEach(session -> seen.add(session.id()));
      cursor = page.cursor();
    } while (cursor != null);

    assertThat(seen)
        .containsExactly("p19", "p18", "p17", "p16", "p15", "p14", "p13", "p12", "p11", "p10");
    String inIndex = table.query(SessionKeys.byCustomer("dan")).limit(3).fetch().cursor();
    assertThatThrownBy(() -> table.query(SessionKeys.id("p10")).after(inIndex).fetch())
        .isInstanceOf(InvalidCursorException.class);
  }

  @Test
  void a_number_without_a_width_is_asked_for_as_it_is() {
    table.put(new Visit(9, "home")).execute();
    table.put(new Visit(10, "home")).execute();

    assertThat(table.query(VisitKeys.byPage("home")).list())
        .containsExactlyInAnyOrder(new Visit(9, "home"), new Visit(10, "home"));
    assertThat(table.query(VisitKeys.byPage("home").number(9)).list())
        .containsExactly(new Visit(9, "home"));
    assertThat(VisitKeys.ByPageQuery.class.getDeclaredMethods())
        .extracting(java.lang.reflect.Method::getName)
        .containsExactly("number");
  }

  private List<String> ids(QueryKey<Session> key) {
    return table.query(key).list().stream().map(Session::id).toList();
  }

  private Map<String, AttributeValue> item(String pk, String sk) {
    return client
        .getItem(r -> r.tableName(table.name()).key(Map.of("PK", text(pk), "SK", text(sk))))
        .item();
  }

  private static AttributeValue text(String text) {
    return AttributeValue.fromS(text);
  }
}
