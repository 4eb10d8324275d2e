package dev.keyloom.it.keys;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.ConditionFailedException;
import dev.keyloom.ItemDecodingException;
import dev.keyloom.Stored;
import dev.keyloom.it.keys.Follows.Block;
import dev.keyloom.it.keys.Follows.Follow;
import dev.keyloom.it.keys.Follows.Note;
import dev.keyloom.testing.KeyloomTest;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

@KeyloomTest
class KeyOnlyTest {
  private static final Instant NOON = Instant.parse("2026-12-01T12:00:00Z");
  private static final UUID ID = UUID.fromString("00000000-0000-4000-8000-000000000001");

  private final FollowsTable table;
  private final DynamoDbClient client;

  KeyOnlyTest(FollowsTable table, DynamoDbClient client) {
    this.table = table;
    this.client = client;
  }

  @Test
  void nothing_but_the_key_is_written_and_every_read_has_the_whole() {
    Follow follow = follow("ann", "new");
    table.put(follow).ifAbsent().execute();

    assertThat(items("USER#ann"))
        .containsExactly(
            Map.of(
                "follower", s("USER#ann"),
                "SK", s("F#2026-12-01T12:00:00.000Z#0007#" + ordered(follow) + "#" + ID),
                "state", s("new"),
                "GSI1PK", s("STATE#new"),
                "GSI1SK", s(ID + "#ann")));
    assertThat(table.get(key(follow)).fetch()).contains(follow);
    assertThat(table.getAll(List.of(key(follow))).fetch()).containsExactly(Optional.of(follow));
    assertThat(table.query(FollowKeys.follower("ann").at(NOON)).list()).containsExactly(follow);
    assertThat(table.query(FollowKeys.byState("new")).first()).contains(follow);
    assertThat(table.collection(FollowKeys.follower("ann")).list()).containsExactly(follow);
    assertThat(FollowsTable.offline().decode(items("USER#ann").get(0))).isEqualTo(follow);
  }

  @Test
  void updates_derive_index_keys_from_the_key() {
    Follow follow = follow("bob", "new");
    table.put(follow).execute();

    Follow after =
        table.update(key(follow)).set(FollowAttributes.STATE, "old").returningNew().execute();
    assertThat(after).isEqualTo(follow("bob", "old"));
    assertThat(items("USER#bob").get(0))
        .containsEntry("GSI1PK", s("STATE#old"))
        .doesNotContainKeys("at", "rank", "score", "id");

    Stored<Follow> stored = table.get(key(follow)).stored().fetch().orElseThrow();
    table.update(stored).remove(FollowAttributes.STATE).execute();
    assertThat(items("USER#bob").get(0)).containsOnlyKeys("follower", "SK");

    table.delete(key(follow)).execute();
    table.update(key(follow)).set(FollowAttributes.STATE, "up").upsert().execute();
    assertThat(table.get(key(follow)).fetch()).contains(follow("bob", "up"));
    table.update(key(follow)).set(FollowAttributes.STATE, "rmw").readModifyWrite().execute();
    assertThat(table.query(FollowKeys.byState("rmw").id(ID).follower("bob")).list())
        .containsExactly(follow("bob", "rmw"));
    assertThat(table.delete(key(follow)).returningOld().execute()).contains(follow("bob", "rmw"));
  }

  @Test
  void the_old_item_of_a_failed_condition_is_whole() {
    Block block = new Block("a#b%", "cat");
    table.put(block).ifAbsent().execute();

    assertThat(items("a%23b%25"))
        .containsExactly(Map.of("follower", s("a%23b%25"), "SK", s("BLOCK#cat")));
    assertThatThrownBy(() -> table.put(block).ifAbsent().execute())
        .isInstanceOfSatisfying(
            ConditionFailedException.class, failed -> assertThat(failed.oldItem()).contains(block));
    assertThat(table.get(BlockKeys.of("a#b%", "cat")).fetch()).contains(block);
  }

  @Test
  void a_foreign_attribute_of_its_name_does_not_win() {
    client.putItem(
        r ->
            r.tableName(table.name())
                .item(
                    Map.of(
                        "follower",
                        s("NOTE#n1"),
                        "SK",
                        s("NOTE"),
                        "id",
                        s("other"),
                        "note",
                        s("hi"))));

    assertThat(table.get(NoteKeys.of("n1")).fetch()).contains(new Note("n1", "hi"));
    table.update(NoteKeys.of("n1")).set(NoteAttributes.TEXT, "ho").execute();
    assertThat(items("NOTE#n1").get(0)).containsEntry("id", s("other"));
  }

  @Test
  void a_row_whose_key_does_not_fit_is_named() {
    Map<String, AttributeValue> row =
        Map.of("follower", s("USER#ann"), "SK", s("F#yesterday"), "state", s("new"));

    assertThatThrownBy(() -> FollowsTable.offline().decode(row))
        .isInstanceOf(ItemDecodingException.class)
        .hasMessageContaining("F#yesterday");
  }

  private static Follow follow(String follower, String state) {
    return new Follow(follower, NOON, 7, new BigDecimal("-1.5"), ID, state);
  }

  private static dev.keyloom.PrimaryKey<Follow> key(Follow follow) {
    return FollowKeys.of(
        follow.follower(), follow.at(), follow.rank(), follow.score(), follow.id());
  }

  /** The key's own text of the score, which is not what this test is about. */
  private static String ordered(Follow follow) {
    String text = FollowsTable.offline().get(key(follow)).explain().toString();
    return text.replaceAll("(?s).*#0007#(.*)#" + ID + ".*", "$1");
  }

  private List<Map<String, AttributeValue>> items(String partition) {
    return client
        .query(
            r ->
                r.tableName(table.name())
                    .keyConditionExpression("follower = :f")
                    .expressionAttributeValues(Map.of(":f", s(partition))))
        .items();
  }

  private static AttributeValue s(String text) {
    return AttributeValue.fromS(text);
  }
}
