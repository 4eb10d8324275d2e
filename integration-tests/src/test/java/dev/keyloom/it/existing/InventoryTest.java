package dev.keyloom.it.existing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.InvalidItemException;
import dev.keyloom.InvalidKeyException;
import dev.keyloom.ItemDecodingException;
import dev.keyloom.it.existing.Inventory.Article;
import dev.keyloom.it.existing.Inventory.Shelf;
import dev.keyloom.testing.KeyloomTest;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

@KeyloomTest
class InventoryTest {
  private final InventoryTable table;
  private final DynamoDbClient client;

  InventoryTest(InventoryTable table, DynamoDbClient client) {
    this.table = table;
    this.client = client;
  }

  @Test
  void names_that_the_model_does_not_give_have_its_prefix() {
    assertThat(InventoryTable.offline().encode(new Shelf("s1", "top")))
        .isEqualTo(
            Map.of(
                "PK", s("SHELF#s1"),
                "SK", s("META"),
                "type", s("Shelf"),
                "s_id", s("s1"),
                "s_name", s("top")));
    assertThat(InventoryTable.offline().encode(article("a1", null)))
        .containsOnlyKeys(
            "PK", "SK", "GSI1PK", "GSI1SK", "type", "a_name", "stock", "a_history", "a_labels");
    table.put(article("a1", null)).execute();
    table.update(ArticleKeys.of("a1")).set(ArticleAttributes.NAME, "Bolt").execute();
    assertThat(item("a1"))
        .containsEntry("a_name", s("Bolt"))
        .containsEntry("GSI1PK", s("NAME#Bolt"));
  }

  @Test
  void what_is_encoded_is_what_a_put_writes_and_what_is_read() {
    for (AttributeValue extra : everything()) {
      Article article = article("enc", extra);
      table.put(article).execute();

      assertThat(table.encode(article)).isEqualTo(item("enc"));
      assertThat(table.get(ArticleKeys.of("enc")).fetch()).contains(article);
      assertThat(InventoryTable.offline().decode(table.encode(article))).isEqualTo(article);
    }
  }

  @Test
  void raw_values_are_compared_and_set_as_they_are() {
    AttributeValue before = AttributeValue.fromM(Map.of("n", n("1")));
    AttributeValue after = AttributeValue.fromL(List.of(s("x"), AttributeValue.fromNul(true)));
    table.put(article("raw", before)).execute();

    table
        .update(ArticleKeys.of("raw"))
        .set(ArticleAttributes.EXTRA, after)
        .append(ArticleAttributes.HISTORY, n("2"))
        .onlyIf(ArticleAttributes.EXTRA.eq(before))
        .execute();
    assertThat(item("raw"))
        .containsEntry("a_extra", after)
        .containsEntry("a_history", AttributeValue.fromL(List.of(s("made"), n("2"))));
  }

  @Test
  void raw_values_obey_the_rules_of_all_values() {
    for (AttributeValue wrong :
        List.of(
            n("1E+200"),
            AttributeValue.fromM(Map.of("a", AttributeValue.fromL(List.of(n("1".repeat(39)))))),
            AttributeValue.fromSs(List.of()),
            AttributeValue.fromSs(List.of("a", "a")),
            AttributeValue.fromM(Map.of("\ud800", s(""))),
            AttributeValue.builder().build())) {
      assertThatThrownBy(() -> table.put(article("bad", wrong)).execute())
          .isInstanceOf(InvalidItemException.class)
          .hasMessageContaining("a_extra");
    }
    assertThatThrownBy(() -> InventoryTable.offline().encode(new Shelf("", null)))
        .isInstanceOf(InvalidKeyException.class)
        .hasMessageContaining("id");
  }

  @Test
  void what_others_wrote_is_left_as_it_is() {
    Map<String, AttributeValue> row = new HashMap<>();
    row.put("PK", s("ARTICLE#old"));
    row.put("SK", s("META"));
    row.put("GSI1PK", s("NAME#Nut"));
    row.put("GSI1SK", s("ARTICLE#old"));
    row.put("type", s("Article"));
    row.put("a_name", s("Nut"));
    row.put("stock", n("5"));
    row.put("a_extra", AttributeValue.fromNul(true));
    row.put("a_history", AttributeValue.fromL(List.of()));
    row.put("a_labels", AttributeValue.fromM(Map.of()));
    row.put("ttl", n("1796126400"));
    row.put("a_id", s("another"));
    row.put("binary", AttributeValue.fromB(SdkBytes.fromUtf8String("x")));
    put(row);
    put(Map.of("PK", s("ARTICLE#old"), "SK", s("META#2"), "type", s("Invoice"), "x", n("1")));
    put(Map.of("PK", s("ARTICLE#old"), "SK", s("ZZZ")));

    Article old = new Article("old", "Nut", 5, null, List.of(), Map.of());
    assertThat(table.get(ArticleKeys.of("old")).fetch()).contains(old);
    assertThat(table.query(ArticleKeys.byName("Nut")).list()).containsExactly(old);
    assertThatThrownBy(() -> table.collection(ArticleKeys.of("old")).list())
        .isInstanceOf(ItemDecodingException.class)
        .hasMessageContainingAll("ARTICLE#old", "META#2", "Invoice");

    table
        .update(ArticleKeys.of("old"))
        .set(ArticleAttributes.NAME, "Screw")
        .add(ArticleAttributes.STOCK, 1)
        .execute();
    row.put("a_name", s("Screw"));
    row.put("stock", n("6"));
    row.put("GSI1PK", s("NAME#Screw"));
    assertThat(item("old")).isEqualTo(row);
  }

  private static Article article(String id, @Nullable AttributeValue extra) {
    return new Article(
        id, "Nut", 3, extra, List.of(s("made")), Map.of("color", s("red"), "none", n("0")));
  }

  private static List<AttributeValue> everything() {
    return List.of(
        s(""),
        n("-1.5"),
        AttributeValue.fromB(SdkBytes.fromByteArray(new byte[] {0, -1})),
        AttributeValue.fromBool(false),
        AttributeValue.fromSs(List.of("a", "b")),
        AttributeValue.fromNs(List.of("1")),
        AttributeValue.fromBs(List.of(SdkBytes.fromUtf8String("b"))),
        AttributeValue.fromL(List.of(AttributeValue.fromNul(true), s("x"))),
        AttributeValue.fromM(
            Map.of("deep", AttributeValue.fromM(Map.of("list", AttributeValue.fromL(List.of()))))));
  }

  private void put(Map<String, AttributeValue> row) {
    client.putItem(r -> r.tableName(table.name()).item(row));
  }

  private Map<String, AttributeValue> item(String id) {
    return client
        .getItem(
            r -> r.tableName(table.name()).key(Map.of("PK", s("ARTICLE#" + id), "SK", s("META"))))
        .item();
  }

  private static AttributeValue s(String text) {
    return AttributeValue.fromS(text);
  }

  private static AttributeValue n(String number) {
    return AttributeValue.fromN(number);
  }
}
