package dev.keyloom.it.permissions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.InvalidKeyException;
import dev.keyloom.KeyloomException;
import dev.keyloom.TableOptions;
import dev.keyloom.it.permissions.UserPermissions.Group;
import dev.keyloom.it.permissions.UserPermissions.GroupMembership;
import dev.keyloom.it.permissions.UserPermissions.Permission;
import dev.keyloom.it.permissions.UserPermissions.Role;
import dev.keyloom.it.permissions.UserPermissions.Status;
import dev.keyloom.it.permissions.UserPermissions.User;
import dev.keyloom.testing.KeyloomTest;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@KeyloomTest
class PermissionsTest {
  private static final Instant NOW = Instant.parse("2026-03-01T09:30:00.5Z");
  private static final User ALICE =
      new User("alice", "Alice", "alice@example.com", Status.ACTIVE, NOW, 0);
  private static final Group ENGINEERS = new Group("eng", "Engineers");

  private final UserPermissionsTable table;
  private final DynamoDbClient client;

  PermissionsTest(UserPermissionsTable table, DynamoDbClient client) {
    this.table = table;
    this.client = client;
  }

  @BeforeEach
  void write() {
    table.put(ALICE).execute();
    table.put(ENGINEERS).execute();
    table.put(new GroupMembership("eng", "alice", Role.ADMIN, NOW)).execute();
    table.put(new GroupMembership("eng", "bob", Role.MEMBER, null)).execute();
    table.put(new Permission("eng", "doc", "read")).execute();
    table.put(new Permission("eng", "doc", "write")).execute();
    table.put(new Permission("eng", "document", "read")).execute();
  }

  @Test
  void every_key_of_the_example_finds_its_items() {
    assertThat(table.get(UserKeys.of("alice")).consistent().fetch()).contains(ALICE);
    assertThat(table.get(UserKeys.byEmail("alice@example.com")).fetch()).contains(ALICE);
    assertThat(table.query(GroupMembershipKeys.byUser("alice")).list())
        .containsExactly(new GroupMembership("eng", "alice", Role.ADMIN, NOW));
    assertThat(table.query(PermissionKeys.groupId("eng").resource("doc")).list())
        .extracting(Permission::action)
        .containsExactly("read", "write");
    assertThat(
            table.query(PermissionKeys.groupId("eng").resource("doc").actionAfter("read")).list())
        .extracting(Permission::action)
        .containsExactly("write");
    assertThat(table.query(PermissionKeys.groupId("eng").resourceStartsWith("doc")).list())
        .hasSize(3);
    assertThat(table.collection(GroupKeys.of("eng")).list()).hasSize(6).startsWith(ENGINEERS);
    assertThat(
            table
                .query(GroupMembershipKeys.groupId("eng"))
                .filter(GroupMembershipAttributes.ROLE.eq(Role.ADMIN))
                .limit(20)
                .descending()
                .fetch()
                .items())
        .extracting(GroupMembership::userId)
        .containsExactly("alice");
  }

  @Test
  void components_known_at_run_time_are_resolved() {
    assertThat(
            table.query(PermissionKeys.resolve(Map.of("groupId", "eng", "resource", "doc"))).list())
        .hasSize(2);
    assertThat(table.query(UserKeys.resolve(Map.of("email", "alice@example.com"))).list())
        .containsExactly(ALICE);
    assertThatThrownBy(() -> UserKeys.resolve(Map.of("name", "Alice")))
        .isInstanceOf(InvalidKeyException.class)
        .hasMessageContainingAll("name", "User", "userId", "email");
    assertThat(PermissionKeys.parse("GROUP#eng", "PERM#doc#read"))
        .isEqualTo(PermissionKeys.of("eng", "doc", "read"));
    assertThat(PermissionKeys.parse("GROUP#eng", "PERM#doc#read").components())
        .containsExactly(
            Map.entry("groupId", "eng"), Map.entry("resource", "doc"), Map.entry("action", "read"));
  }

  @Test
  void names_are_mapped_per_gateway() {
    var other =
        UserPermissionsTable.create(
            client, TableOptions.defaults().tableName(name -> table.name() + ".copy"));
    assertThat(other.name()).isEqualTo(table.name() + ".copy");
    assertThat(other.admin().exists()).isFalse();
    for (ThrowingCallable call :
        List.<ThrowingCallable>of(
            () -> other.get(UserKeys.of("alice")).fetch(),
            () -> other.query(UserKeys.byEmail("alice@example.com")).list(),
            () -> other.getAll(List.of(UserKeys.of("alice"))).fetch(),
            () -> other.put(ALICE).execute(),
            () -> other.update(UserKeys.of("alice")).set(UserAttributes.NAME, "A").execute(),
            () -> other.delete(UserKeys.of("alice")).execute())) {
      assertThatThrownBy(call)
          .isInstanceOf(KeyloomException.class)
          .hasMessageContainingAll(other.name(), "admin().createIfAbsent()");
    }
    other.admin().create();
    try {
      assertThat(other.admin().exists()).isTrue();
      assertThat(other.get(UserKeys.of("alice")).fetch()).isEmpty();
    } finally {
      other.admin().delete();
    }
    assertThat(other.admin().exists()).isFalse();
  }

  @Test
  void a_gateway_without_a_client_explains_and_refuses_to_execute() {
    var offline = UserPermissionsTable.offline();
    assertThat(offline.get(UserKeys.of("alice")).explain().toRequests()).hasSize(1);
    assertThat(offline.query(GroupMembershipKeys.byUser("alice")).explain().toString())
        .contains("GSI1", "USER#alice");
    assertThat(offline.put(ALICE).ifAbsent().explain().toRequests()).hasSize(1);
    assertThatThrownBy(() -> offline.get(UserKeys.of("alice")).fetch())
        .isInstanceOf(KeyloomException.class)
        .hasMessageContaining("without a client");
  }

  @Test
  void an_asynchronous_client_gives_the_same_answers(DynamoDbAsyncClient async) {
    var gateway =
        UserPermissionsTable.create(async, TableOptions.defaults().tableName(name -> table.name()));
    assertThat(gateway.get(UserKeys.of("alice")).fetchAsync().join()).contains(ALICE);
    assertThat(gateway.get(UserKeys.of("alice")).fetch()).contains(ALICE);
    assertThat(gateway.query(PermissionKeys.groupId("eng")).pageSize(1).listAsync().join())
        .hasSize(3);
    List<CompletableFuture<?>> writes = new ArrayList<>();
    for (int n = 0; n < 100; n++) {
      writes.add(gateway.put(new Permission("async", "r" + n, "a")).executeAsync());
    }
    CompletableFuture.allOf(writes.toArray(CompletableFuture<?>[]::new)).join();
    assertThat(gateway.query(PermissionKeys.groupId("async")).countAsync().join()).isEqualTo(100);
  }

  @Test
  void thirty_two_threads_share_a_gateway() throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(32);
    try {
      hammer(threads);
    } finally {
      threads.shutdownNow();
    }
  }

  @Test
  void many_light_threads_share_a_gateway() throws Exception {
    ExecutorService threads = lightThreads();
    try {
      hammer(threads);
    } finally {
      threads.shutdownNow();
    }
  }

  /** Virtual threads where the JDK has them, which a release of 17 can only ask by name. */
  private static ExecutorService lightThreads() throws ReflectiveOperationException {
    if (Runtime.version().feature() < 21) {
      return Executors.newCachedThreadPool();
    }
    return (ExecutorService)
        Executors.class.getMethod("newVirtualThreadPerTaskExecutor").invoke(null);
  }

  private void hammer(ExecutorService threads) throws Exception {
    table.put(ALICE).execute();
    Set<String> seen = ConcurrentHashMap.newKeySet();
    List<Callable<Void>> tasks = new ArrayList<>();
    for (int n = 0; n < 320; n++) {
      String id = "t" + n;
      tasks.add(
          () -> {
            table.put(new Permission("threads", id, "a")).execute();
            table.update(UserKeys.of("alice")).add(UserAttributes.LOGINS, 1).execute();
            assertThat(table.get(PermissionKeys.of("threads", id, "a")).consistent().fetch())
                .contains(new Permission("threads", id, "a"));
            seen.add(id);
            return null;
          });
    }
    for (Future<Void> done : threads.invokeAll(tasks)) {
      done.get();
    }
    assertThat(seen).hasSize(320);
    assertThat(table.get(UserKeys.of("alice")).consistent().fetch().orElseThrow().logins())
        .isEqualTo(320);
    assertThat(table.query(PermissionKeys.groupId("threads")).pageSize(50).list()).hasSize(320);
  }
}
