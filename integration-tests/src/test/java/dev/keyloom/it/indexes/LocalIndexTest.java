package dev.keyloom.it.indexes;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.ConsistentQueryKey;
import dev.keyloom.Page;
import dev.keyloom.it.indexes.Scores.Profile;
import dev.keyloom.it.indexes.Scores.Score;
import dev.keyloom.testing.KeyloomTest;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;

@KeyloomTest
class LocalIndexTest {
  private final ScoresTable table;
  private final DynamoDbClient client;

  LocalIndexTest(ScoresTable table, DynamoDbClient client) {
    this.table = table;
    this.client = client;
  }

  @Test
  void the_table_is_created_with_its_local_indexes() {
    var description = client.describeTable(r -> r.tableName(table.name())).table();

    assertThat(description.localSecondaryIndexes())
        .extracting(
            index -> index.keySchema().stream().map(KeySchemaElement::attributeName).toList())
        .containsExactlyInAnyOrder(List.of("PK", "points"), List.of("PK", "LSI1SK"));
    assertThat(description.hasGlobalSecondaryIndexes()).isFalse();
  }

  @Test
  void k08_a_strong_read_of_a_local_index_sees_the_last_write() {
    fill("k08");

    ConsistentQueryKey<Score> high = ScoreKeys.byPoints("k08").pointsAtLeast(10);
    assertThat(points(high)).containsExactly(10L, 100L);
    table.update(ScoreKeys.of("k08", "chess")).set(ScoreAttributes.POINTS, 11).execute();
    assertThat(points(high)).containsExactly(10L, 11L, 100L);
    assertThat(table.collection(ScoreKeys.byPoints("k08")).consistent().list())
        .hasSize(3)
        .allMatch(Score.class::isInstance);
    assertThat(table.query(high).consistent().explain().toString())
        .contains("ByPoints", "consistent");
  }

  @Test
  void a_local_index_orders_the_partition_in_its_own_way() {
    fill("own");

    assertThat(table.query(ScoreKeys.byPoints("own")).list())
        .extracting(Score::points)
        .containsExactly(9L, 10L, 100L);
    assertThat(table.query(ScoreKeys.player("own")).list())
        .extracting(Score::game)
        .containsExactly("chess", "go", "poker");
    List<Long> seen = new ArrayList<>();
    String cursor = null;
    do {
      Page<Score> page =
          table.query(ScoreKeys.byPoints("own")).descending().limit(1).after(cursor).fetch();
      page.items().forEach(score -> seen.add(score.points()));
      cursor = page.cursor();
    } while (cursor != null);
    assertThat(seen).containsExactly(100L, 10L, 9L);
  }

  @Test
  void a_local_index_is_as_sparse_as_a_global_one() {
    fill("sparse");

    assertThat(table.query(ScoreKeys.ranked("sparse").league("gold")).consistent().list())
        .extracting(Score::game)
        .containsExactly("go");
    table
        .update(ScoreKeys.of("sparse", "poker"))
        .set(ScoreAttributes.FINAL_, true)
        .given(ScoreAttributes.LEAGUE, "gold")
        .execute();
    assertThat(table.query(ScoreKeys.ranked("sparse").league("gold")).consistent().list())
        .extracting(Score::game)
        .containsExactly("go", "poker");
    table.update(ScoreKeys.of("sparse", "go")).remove(ScoreAttributes.LEAGUE).execute();
    assertThat(table.query(ScoreKeys.ranked("sparse")).consistent().count()).isEqualTo(1);
  }

  private void fill(String player) {
    table.put(new Score(player, "chess", 9, null, true)).execute();
    table.put(new Score(player, "go", 100, "gold", true)).execute();
    table.put(new Score(player, "poker", 10, "gold", false)).execute();
    table.put(new Profile(player, "name")).execute();
  }

  private List<Long> points(ConsistentQueryKey<Score> key) {
    return table.query(key).consistent().list().stream().map(Score::points).toList();
  }
}
