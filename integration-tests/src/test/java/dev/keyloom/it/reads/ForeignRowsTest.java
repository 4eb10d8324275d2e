package dev.keyloom.it.reads;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.ItemDecodingException;
import dev.keyloom.UnknownRows;
import dev.keyloom.it.reads.Foreign.Apple;
import dev.keyloom.it.reads.Foreign.Berry;
import dev.keyloom.testing.KeyloomTest;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Rows that other programs left between one's own. */
@KeyloomTest
class ForeignRowsTest {
  private static final AttributeValue NULL = AttributeValue.fromNul(true);

  private final ForeignTable table;
  private final DynamoDbClient client;

  ForeignRowsTest(ForeignTable table, DynamoDbClient client) {
    this.table = table;
    this.client = client;
  }

  @BeforeEach
  void store() {
    row("A#1", text("Apple"), null);
    row("A#2", null, null);
    row("A#3", NULL, null);
    row("A#4", text("Alien"), null);
    row("A#5", text("Apple"), text("heavy"));
    row("A#6", text("Berry"), null);
    row("A#7", AttributeValue.fromN("1"), null);
    row("B#8", text("Berry"), null);
    row("C#1", null, null);
    row("C#2", text("Alien"), null);
    row("C#3", text("Apple"), null);
  }

  @Test
  void aKeyFindsItsOwnModelOnly() {
    for (String id : List.of("1", "2", "3")) {
      assertThat(table.get(AppleKeys.of("g", id)).fetch()).contains(apple(id));
    }
    for (String id : List.of("4", "6", "7", "9")) {
      assertThat(table.get(AppleKeys.of("g", id)).fetch()).isEmpty();
    }
    assertThatThrownBy(() -> table.get(AppleKeys.of("g", "5")).fetch())
        .isInstanceOf(ItemDecodingException.class)
        .hasMessageContainingAll("A#5", "Apple", "weight", "heavy");
    assertThat(
            table
                .getAll(
                    Stream.of("3", "4", "1", "6", "2", "7", "9", "1")
                        .map(id -> AppleKeys.of("g", id))
                        .toList())
                .fetch())
        .containsExactly(
            Optional.of(apple("3")),
            Optional.empty(),
            Optional.of(apple("1")),
            Optional.empty(),
            Optional.of(apple("2")),
            Optional.empty(),
            Optional.empty(),
            Optional.of(apple("1")));
  }

  @Test
  void aQueryLeavesOutWhatIsOfAnotherModel() {
    var query = table.query(AppleKeys.group("g"));
    assertThat(query.count()).as("counting decodes nothing").isEqualTo(4);
    assertThatThrownBy(query::list)
        .isInstanceOf(ItemDecodingException.class)
        .hasMessageContaining("A#5");
    assertThat(query.limit(3).list()).containsExactly(apple("1"), apple("2"), apple("3"));
    delete("A#5");
    assertThat(query.list()).containsExactly(apple("1"), apple("2"), apple("3"));
    assertThat(query.descending().pageSize(2).limit(1).pages())
        .flatMap(page -> page.items())
        .containsExactly(apple("3"), apple("2"), apple("1"));
  }

  @Test
  void aPartitionOfAnIndexThatModelsShareIsReadAsTheTableIs() {
    delete("A#5");
    delete("C#3");
    var apples = table.query(AppleKeys.byTag("t"));
    assertThat(apples.list()).containsExactly(apple("1"), apple("2"), apple("3"));
    assertThat(apples.count()).isEqualTo(3);
    assertThat(table.query(BerryKeys.byTag("t")).list()).containsExactly(berry("6"), berry("8"));
  }

  @Test
  void aCollectionFailsOnAnUnknownRowOrSkipsIt() {
    delete("A#5");
    var collection = table.collection(AppleKeys.group("g"));
    assertThatThrownBy(collection::list)
        .isInstanceOf(ItemDecodingException.class)
        .hasMessageContainingAll("A#4", "no model", "Alien");
    assertThatThrownBy(collection::count)
        .isInstanceOf(ItemDecodingException.class)
        .hasMessageContaining("A#4");
    var known = collection.unknown(UnknownRows.SKIP);
    assertThat(known.list())
        .containsExactly(
            apple("1"),
            apple("2"),
            apple("3"),
            berry("6"),
            berry("8"),
            new Apple("g", "3", "t", null));
    assertThat(known.count()).isEqualTo(6);
    assertThat(known.pageSize(1).limit(2).pages()).hasSizeBetween(3, 4);
  }

  private static Apple apple(String id) {
    return new Apple("g", id, "t", null);
  }

  private static Berry berry(String id) {
    return new Berry("g", id, "t");
  }

  private void row(String sortKey, @Nullable AttributeValue type, @Nullable AttributeValue weight) {
    Map<String, AttributeValue> row = new HashMap<>(key(sortKey));
    row.put("group", text("g"));
    row.put("id", text(sortKey.substring(2)));
    row.put("tag", text("t"));
    row.put("GSI1PK", text("TAG#t"));
    row.put("GSI1SK", text(sortKey.substring(2)));
    if (type != null) {
      row.put("type", type);
    }
    if (weight != null) {
      row.put("weight", weight);
    }
    client.putItem(r -> r.tableName(table.name()).item(row));
  }

  private void delete(String sortKey) {
    client.deleteItem(r -> r.tableName(table.name()).key(key(sortKey)));
  }

  private static Map<String, AttributeValue> key(String sortKey) {
    return Map.of("PK", text("P#g"), "SK", text(sortKey));
  }

  private static AttributeValue text(String text) {
    return AttributeValue.fromS(text);
  }
}
