package dev.keyloom.docs;

import static org.assertj.core.api.Assertions.assertThat;

import com.example.permissions.GroupKeys;
import com.example.permissions.GroupMembership;
import com.example.permissions.GroupMembershipAttributes;
import com.example.permissions.GroupMembershipKeys;
import com.example.permissions.Permission;
import com.example.permissions.PermissionKeys;
import com.example.permissions.Role;
import com.example.permissions.Status;
import com.example.permissions.User;
import com.example.permissions.UserAttributes;
import com.example.permissions.UserKeys;
import com.example.permissions.UserPermissions;
import com.example.permissions.UserPermissionsTable;
import dev.keyloom.Page;
import dev.keyloom.Plan;
import dev.keyloom.testing.KeyloomTest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The first page that anyone reads. */
@KeyloomTest
class ReadmeTest {
  private final Instant now = Instant.parse("2026-12-01T09:00:00Z");

  @Test
  void calls(UserPermissionsTable table) {
    table.put(new GroupMembership("eng", "alice", Role.ADMIN, now)).execute();
    table.put(new Permission("eng", "doc", "read")).execute();
    table.put(new Permission("eng", "docker", "pull")).execute();

    // region calls
    table
        .put(new User("alice", "Alice", "alice@example.com", Status.ACTIVE, now))
        .ifAbsent()
        .execute();

    Optional<User> alice = table.get(UserKeys.byEmail("alice@example.com")).fetch();

    // A partial sort key ends at its component: resource "docker" is not among them.
    List<Permission> onDoc = table.query(PermissionKeys.groupId("eng").resource("doc")).list();

    Page<GroupMembership> admins =
        table
            .query(GroupMembershipKeys.groupId("eng"))
            .filter(GroupMembershipAttributes.ROLE.eq(Role.ADMIN))
            .limit(20)
            .fetch();

    table
        .update(UserKeys.of("alice"))
        .set(UserAttributes.STATUS, Status.SUSPENDED)
        .onlyIf(UserAttributes.STATUS.eq(Status.ACTIVE))
        .execute();

    List<UserPermissions> everything = table.collection(GroupKeys.of("eng")).list();
    // endregion

    assertThat(alice).map(User::name).contains("Alice");
    assertThat(onDoc).containsExactly(new Permission("eng", "doc", "read"));
    assertThat(admins.items()).extracting(GroupMembership::userId).containsExactly("alice");
    assertThat(everything).hasSize(3);
  }

  @Test
  void explanation_is_shown_as_it_is() throws IOException {
    // region explain
    Plan plan =
        UserPermissionsTable.offline()
            .query(PermissionKeys.groupId("eng").resource("doc"))
            .explain();
    System.out.println(plan);
    // endregion

    assertThat(Files.readString(Path.of("..", "README.md")))
        .contains("```\n" + plan.toString().stripTrailing() + "\n```\n");
  }
}
