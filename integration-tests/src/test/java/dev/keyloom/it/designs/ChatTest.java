package dev.keyloom.it.designs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.ConditionFailedException;
import dev.keyloom.InvalidKeyException;
import dev.keyloom.ItemDecodingException;
import dev.keyloom.Page;
import dev.keyloom.it.designs.Chat.Comment;
import dev.keyloom.it.designs.Chat.Join;
import dev.keyloom.it.designs.Chat.Room;
import dev.keyloom.testing.KeyloomTest;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

@KeyloomTest
class ChatTest {
  private static final Instant NOON = Instant.parse("2023-04-01T12:00:00.001Z");

  private final ChatTable table;
  private final DynamoDbClient client;

  ChatTest(ChatTable table, DynamoDbClient client) {
    this.table = table;
    this.client = client;
  }

  @Test
  void d1_listed_rows_decode_and_encode_to_the_identical_items() {
    Map<Chat, Map<String, AttributeValue>> rows =
        Map.of(
            new Comment("ann", "r1", "hello", NOON),
            Map.of(
                "PK", s("User:ann"),
                "SK", s("2023-04-01T12:00:00.001Z"),
                "RoomID", s("r1"),
                "Comment", s("hello"),
                "CreatedAt", s("2023-04-01T12:00:00.001Z")),
            new Room("r1", "ann"),
            Map.of("PK", s("Room:r1"), "SK", s("meta"), "CreatedBy", s("ann")),
            new Join("ann", "r1"),
            Map.of("PK", s("User:ann"), "SK", s("Join:r1")));

    rows.forEach(
        (value, row) -> {
          assertThat(ChatTable.offline().decode(row)).isEqualTo(value);
          table.put(value).execute();
          Map<String, AttributeValue> key = Map.of("PK", row.get("PK"), "SK", row.get("SK"));
          assertThat(client.getItem(r -> r.tableName(table.name()).key(key)).item()).isEqualTo(row);
        });
  }

  @Test
  void d1_rooms_are_created_once_and_deleted_by_their_creator() {
    Room room = new Room("r2", "ann");
    table.put(room).ifAbsent().execute();
    assertThatThrownBy(() -> table.put(new Room("r2", "bob")).ifAbsent().execute())
        .isInstanceOfSatisfying(
            ConditionFailedException.class, failed -> assertThat(failed.oldItem()).contains(room));

    assertThatThrownBy(
            () ->
                table
                    .delete(RoomKeys.of("r2"))
                    .onlyIf(RoomAttributes.CREATED_BY.eq("bob"))
                    .execute())
        .isInstanceOf(ConditionFailedException.class);
    table.delete(RoomKeys.of("r2")).onlyIf(RoomAttributes.CREATED_BY.eq("ann")).execute();
    assertThat(table.get(RoomKeys.of("r2")).fetch()).isEmpty();
  }

  @Test
  void d1_users_join_and_leave() {
    table.put(new Join("joe", "r1")).execute();
    table.put(new Join("joe", "r3")).execute();
    table.put(new Comment("joe", "r1", "hi", NOON)).execute();

    assertThat(table.query(JoinKeys.user("joe")).list())
        .containsExactly(new Join("joe", "r1"), new Join("joe", "r3"));
    assertThat(table.query(CommentKeys.user("joe")).list())
        .containsExactly(new Comment("joe", "r1", "hi", NOON));
    table.delete(JoinKeys.of("joe", "r1")).execute();
    assertThat(table.query(JoinKeys.user("joe")).list()).containsExactly(new Join("joe", "r3"));
  }

  @Test
  void d1_comments_of_a_room_in_every_way() {
    List<Comment> comments = new ArrayList<>();
    for (int n = 0; n < 15; n++) {
      Comment comment = new Comment("u" + n % 3, "r9", "c" + n, NOON.plusMillis(n * 500L));
      comments.add(comment);
      table.put(comment).ifAbsent().execute();
    }
    table.put(new Comment("u1", "r90", "elsewhere", NOON)).execute();

    assertThat(table.query(CommentKeys.ofRoom("r9")).list()).isEqualTo(comments);

    Page<Comment> latest = table.query(CommentKeys.ofRoom("r9")).descending().limit(10).fetch();
    assertThat(latest.items()).extracting(Comment::text).startsWith("c14", "c13").endsWith("c5");
    assertThat(
            table
                .query(CommentKeys.ofRoom("r9"))
                .descending()
                .limit(10)
                .after(latest.cursor())
                .fetch()
                .items())
        .extracting(Comment::text)
        .containsExactly("c4", "c3", "c2", "c1", "c0");

    assertThat(table.query(CommentKeys.ofRoom("r9").createdAtAtLeast(NOON.plusMillis(500))).list())
        .isEqualTo(comments.subList(1, 15));
    assertThat(
            table
                .query(
                    CommentKeys.ofRoom("r9")
                        .createdAtBetween(NOON.plusMillis(500), NOON.plusMillis(2000)))
                .list())
        .isEqualTo(comments.subList(1, 5));
    assertThat(
            table
                .query(CommentKeys.user("u0"))
                .filter(CommentAttributes.CREATED_AT.lt(NOON.plusMillis(1501)))
                .list())
        .containsExactly(comments.get(0), comments.get(3));
    assertThat(
            table
                .query(CommentKeys.user("u0"))
                .filter(CommentAttributes.CREATED_AT.between(NOON.plusMillis(1), NOON))
                .list())
        .isEmpty();
  }

  @Test
  void a_time_that_the_format_cannot_hold_is_refused() {
    Comment fine = new Comment("ann", "r1", "x", NOON.plusNanos(1));
    assertThatThrownBy(() -> table.put(fine).execute())
        .isInstanceOf(InvalidKeyException.class)
        .hasMessageContainingAll("createdAt", "finer than whole millis", "truncate");
    assertThatThrownBy(
            () -> table.query(CommentKeys.ofRoom("r1").createdAtAfter(NOON.plusNanos(1))).list())
        .isInstanceOf(InvalidKeyException.class)
        .hasMessageContaining("finer than whole millis");
    assertThatThrownBy(
            () ->
                ChatTable.offline()
                    .decode(
                        Map.of(
                            "PK", s("User:ann"),
                            "SK", s("2023-04-01T12:00:00.001Z"),
                            "RoomID", s("r1"),
                            "Comment", s("x"),
                            "CreatedAt", s("2023-04-01T12:00:00Z"))))
        .isInstanceOf(ItemDecodingException.class)
        .hasMessageContainingAll("CreatedAt", "3 digits of a second", "2023-04-01T12:00:00Z");
  }

  private static AttributeValue s(String text) {
    return AttributeValue.fromS(text);
  }
}
