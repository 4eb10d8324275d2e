package dev.keyloom.docs;

import static org.assertj.core.api.Assertions.assertThat;

import com.example.permissions.Permission;
import com.example.permissions.PermissionKeys;
import dev.keyloom.PrimaryKey;
import dev.keyloom.QueryKey;
import dev.keyloom.testing.KeyloomTest;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The pages "Keys" and "Findings". */
@KeyloomTest
class KeysTest {
  @Test
  void chain() {
    // region chain
    PermissionKeys.of("eng", "doc", "read"); // one item
    PermissionKeys.groupId("eng"); // all permissions of the group
    PermissionKeys.groupId("eng").resource("doc"); // PERM#doc#, never PERM#document#
    PermissionKeys.groupId("eng").resource("doc").actionStartsWith("re");
    PermissionKeys.groupId("eng").resource("doc").actionBetween("a", "m"); // both ends belong to it
    PermissionKeys.groupId("eng").resource("doc").actionAfter("m"); // m itself does not
    // endregion
  }

  @Test
  void resolve() {
    // region resolve
    QueryKey<Permission> key = PermissionKeys.resolve(Map.of("groupId", "eng", "resource", "doc"));
    // endregion

    assertThat(key).hasToString("Permission(groupId=\"eng\", resource=\"doc\")");
  }

  @Test
  void parse() {
    // region parse
    PrimaryKey<Permission> parsed = PermissionKeys.parse("GROUP#eng", "PERM#doc#read");
    Object resource = parsed.components().get("resource"); // "doc"
    // endregion

    assertThat(resource).isEqualTo("doc");
  }

  @Test
  void only_open_tickets_are_in_the_index(DeskTable table) {
    Ticket open = new Ticket("t1", "alice", 7, State.OPEN);
    table.put(open).execute();
    table.put(new Ticket("t2", "alice", 1, State.CLOSED)).execute();
    table.put(new Ticket("t3", null, 1, State.OPEN)).execute();

    assertThat(table.query(TicketKeys.openOf("alice")).list()).containsExactly(open);
  }

  @Test
  void what_only_the_key_holds_is_read_from_it(DeskTable table, DynamoDbClient client) {
    Watch watch = new Watch("t1", "ann", Instant.parse("2026-12-01T09:00:00Z"));
    table.put(watch).execute();

    assertThat(table.get(WatchKeys.of("t1", "ann")).fetch()).contains(watch);
    Map<String, AttributeValue> key =
        Map.of("PK", AttributeValue.fromS("TICKET#t1"), "SK", AttributeValue.fromS("WATCH#ann"));
    assertThat(client.getItem(r -> r.tableName(table.name()).key(key)).item())
        .containsOnlyKeys("PK", "SK", "type", "since");
  }

  @Test
  void a_key_turned_round_needs_nothing_of_its_own(DeskTable table) {
    table.put(new Login("s1", "ann")).execute();
    table.put(new Login("s2", "ann")).execute();

    // region inverse
    List<Login> ofAnn = table.query(LoginKeys.byCustomer("ann")).list();
    // endregion

    assertThat(ofAnn).extracting(Login::id).containsExactly("s1", "s2");
  }

  @Test
  void a_local_index_can_be_read_strongly(DeskTable table) {
    table.put(new Rating("s1", "r1", 5)).execute();
    table.put(new Rating("s1", "r2", 1)).execute();

    // region strong
    List<Rating> worstFirst = table.query(RatingKeys.byStars("s1")).consistent().list();
    // endregion

    assertThat(worstFirst).extracting(Rating::stars).containsExactly(1, 5);
  }

  @Test
  void bare_keys_are_the_attributes_themselves(PlainOrderTable table) {
    PlainOrder order = new PlainOrder("c1", 10, "NEW");
    table.put(order).execute();
    table.put(new PlainOrder("c1", 9, null)).execute();

    assertThat(table.get(PlainOrderKeys.of("c1", 10)).fetch()).contains(order);
    assertThat(table.query(PlainOrderKeys.byStatus("NEW")).list()).containsExactly(order);
    assertThat(table.query(PlainOrderKeys.customerId("c1")).list())
        .extracting(PlainOrder::orderNumber)
        .containsExactly(9L, 10L);
  }

  @Test
  void a_suppressed_finding_does_not_stop_the_build(StatsTable table) {
    DayStats stats = new DayStats(LocalDate.parse("2026-12-01"), 3);
    table.put(stats).execute();

    assertThat(table.query(DayStatsKeys.all()).list()).containsExactly(stats);
  }
}
