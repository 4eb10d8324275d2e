package dev.keyloom.docs;

import static org.assertj.core.api.Assertions.assertThat;

import com.example.permissions.Group;
import com.example.permissions.GroupKeys;
import com.example.permissions.GroupMembership;
import com.example.permissions.GroupMembershipAttributes;
import com.example.permissions.GroupMembershipKeys;
import com.example.permissions.Role;
import com.example.permissions.Status;
import com.example.permissions.User;
import com.example.permissions.UserAttributes;
import com.example.permissions.UserKeys;
import com.example.permissions.UserPermissions;
import com.example.permissions.UserPermissionsTable;
import dev.keyloom.Condition;
import dev.keyloom.CursorSeal;
import dev.keyloom.Page;
import dev.keyloom.StopReason;
import dev.keyloom.TableOptions;
import dev.keyloom.testing.KeyloomTest;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.crypto.SecretKey;
import javax.crypto.spec.SecretKeySpec;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The page "Reading". */
@KeyloomTest
class ReadingTest {
  private final Instant now = Instant.parse("2026-12-01T09:00:00Z");
  private final @Nullable String cursor = null;
  private final UserPermissionsTable table;

  ReadingTest(UserPermissionsTable table) {
    this.table = table;
  }

  @BeforeEach
  void write() {
    table.put(new User("alice", "Alice", "alice@example.com", Status.ACTIVE, now)).execute();
    table.put(new Group("eng", "Engineering")).execute();
    table.put(new GroupMembership("eng", "alice", Role.ADMIN, now)).execute();
    table.put(new GroupMembership("eng", "bob", Role.MEMBER, now)).execute();
  }

  @Test
  void get() {
    // region get
    Optional<User> alice = table.get(UserKeys.of("alice")).consistent().fetch();
    Optional<User> byEmail = table.get(UserKeys.byEmail("alice@example.com")).fetch();
    // endregion

    assertThat(alice).isPresent().isEqualTo(byEmail);
  }

  @Test
  void getAll() {
    // region get-all
    List<Optional<User>> users =
        table
            .getAll(List.of(UserKeys.of("alice"), UserKeys.of("bob"), UserKeys.of("alice")))
            .fetch();
    // endregion

    assertThat(users).extracting(Optional::isPresent).containsExactly(true, false, true);
  }

  @Test
  void query() {
    // region query
    var admins =
        table
            .query(GroupMembershipKeys.groupId("eng"))
            .filter(GroupMembershipAttributes.ROLE.eq(Role.ADMIN))
            .descending();
    Optional<GroupMembership> last = admins.first();
    List<GroupMembership> all = admins.list();
    long count = admins.count();
    try (Stream<GroupMembership> lazily = admins.stream()) {
      lazily.limit(3).forEach(System.out::println);
    }
    // endregion

    assertThat(last).map(GroupMembership::userId).contains("alice");
    assertThat(all).hasSize(1);
    assertThat(count).isEqualTo(1);

    // region page
    Page<GroupMembership> page = admins.limit(20).after(cursor).fetch();
    String next = page.cursor(); // null at the end
    StopReason why = page.reason(); // END, LIMIT or BUDGET
    // endregion

    assertThat(page.items()).isEqualTo(all);
    assertThat(next).isNull();
    assertThat(why).isEqualTo(StopReason.END);
  }

  @Test
  void seal(DynamoDbClient client) {
    SecretKey key = new SecretKeySpec(new byte[32], "AES");

    // region seal
    var options = TableOptions.defaults().cursorSeal(CursorSeal.encrypted(key));
    var sealed = UserPermissionsTable.create(client, options);
    // endregion

    assertThat(sealed).isNotNull();
  }

  @Test
  void filter() {
    // region filter
    Condition<User> condition =
        UserAttributes.STATUS
            .anyOf(Status.ACTIVE, Status.SUSPENDED)
            .and(UserAttributes.NAME.beginsWith("A"))
            .and(UserAttributes.CREATED_AT.ge(Instant.parse("2026-01-01T00:00:00Z")))
            .or(UserAttributes.EMAIL.notExists().negate());
    // endregion

    // region raw
    Condition<User> raw =
        Condition.raw(
            "{0} <> {1} AND begins_with({0}, {2})",
            UserAttributes.NAME, UserAttributes.EMAIL, UserAttributes.NAME.value("A"));
    // endregion

    assertThat(table.query(UserKeys.of("alice")).filter(condition).list()).hasSize(1);
    assertThat(table.query(UserKeys.of("alice")).filter(raw).list()).hasSize(1);
  }

  @Test
  void collection() {
    // region collection
    for (UserPermissions row : table.collection(GroupKeys.of("eng")).list()) {
      if (row instanceof Group group) {
        System.out.println("the group " + group.name());
      } else if (row instanceof GroupMembership member) {
        System.out.println("a member " + member.userId());
      }
    }
    // endregion

    assertThat(table.collection(GroupKeys.of("eng")).list()).hasSize(3);
  }
}
