package dev.keyloom.docs;

import static org.assertj.core.api.Assertions.assertThat;

import com.example.permissions.Group;
import com.example.permissions.GroupMembership;
import com.example.permissions.GroupMembershipKeys;
import com.example.permissions.Status;
import com.example.permissions.User;
import com.example.permissions.UserKeys;
import com.example.permissions.UserPermissionsTable;
import dev.keyloom.Plan;
import dev.keyloom.testing.KeyloomEngine;
import dev.keyloom.testing.KeyloomTest;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The page "A first table", and the engine of the page "Testing". */
@KeyloomTest
class FirstTableTest {
  private final Instant now = Instant.parse("2026-12-01T09:00:00Z");

  /** Works under the declared name, so it has an engine of its own. */
  @Test
  void gateway() {
    try (KeyloomEngine engine = KeyloomEngine.start()) {
      DynamoDbClient client = engine.client();
      UserPermissionsTable.create(client).admin().create();

      // region gateway
      var table = UserPermissionsTable.create(client);
      table
          .put(new User("alice", "Alice", "alice@example.com", Status.ACTIVE, now))
          .ifAbsent()
          .execute();
      Optional<User> alice = table.get(UserKeys.of("alice")).consistent().fetch();
      Optional<User> same = table.get(UserKeys.byEmail("alice@example.com")).fetch();
      List<GroupMembership> groups = table.query(GroupMembershipKeys.byUser("alice")).list();
      // endregion

      assertThat(alice).isPresent().isEqualTo(same);
      assertThat(groups).isEmpty();
    }
  }

  @Test
  void engine() {
    // region engine
    try (KeyloomEngine engine = KeyloomEngine.start()) {
      var table = UserPermissionsTable.create(engine.client());
      table.admin().create();
      table.put(new Group("eng", "Engineering")).execute();
    }
    // endregion
  }

  @Test
  void explain() {
    // region explain
    Plan plan = UserPermissionsTable.offline().query(GroupMembershipKeys.byUser("alice")).explain();
    System.out.println(plan);
    // endregion

    assertThat(plan).asString().contains("GSI1PK = \"USER#alice\"");
  }

  @Test
  void create(UserPermissionsTable table) {
    // region create
    table.admin().createIfAbsent();
    // endregion

    assertThat(table.admin().exists()).isTrue();
  }
}
