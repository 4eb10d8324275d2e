package dev.keyloom.docs;

import static org.assertj.core.api.Assertions.assertThat;

import com.example.permissions.GroupMembershipKeys;
import com.example.permissions.Status;
import com.example.permissions.User;
import com.example.permissions.UserAttributes;
import com.example.permissions.UserKeys;
import com.example.permissions.UserPermissionsTable;
import dev.keyloom.Stored;
import dev.keyloom.testing.KeyloomTest;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The page "Writing". */
@KeyloomTest
class WritingTest {
  private final User user =
      new User(
          "alice",
          "Alice",
          "alice@example.com",
          Status.ACTIVE,
          Instant.parse("2026-12-01T09:00:00Z"));
  private final UserPermissionsTable table;

  WritingTest(UserPermissionsTable table) {
    this.table = table;
  }

  @BeforeEach
  void start() {
    table.delete(UserKeys.of("alice")).execute();
  }

  @Test
  void put() {
    // region put
    table.put(user).ifAbsent().execute(); // only if no item has its key
    table.put(user).execute(); // whatever was there
    Optional<User> before = table.put(user).returningOld().execute();
    // endregion

    assertThat(before).contains(user);
  }

  @Test
  void update() {
    table.put(user).execute();

    // region update
    table
        .update(UserKeys.of("alice"))
        .set(UserAttributes.STATUS, Status.SUSPENDED)
        .onlyIf(UserAttributes.STATUS.eq(Status.ACTIVE))
        .execute();
    User after =
        table
            .update(UserKeys.of("alice"))
            .set(UserAttributes.NAME, "Alice B.")
            .returningNew()
            .execute();
    // endregion

    assertThat(after.status()).isEqualTo(Status.SUSPENDED);
    assertThat(after.name()).isEqualTo("Alice B.");

    // region delete
    table.delete(GroupMembershipKeys.of("eng", "bob")).execute();
    Optional<User> gone =
        table
            .delete(UserKeys.of("alice"))
            .onlyIf(UserAttributes.STATUS.eq(Status.SUSPENDED))
            .returningOld()
            .execute();
    // endregion

    assertThat(gone).contains(after);
  }

  @Test
  void stored() {
    table.put(user).execute();

    // region stored
    Stored<User> stored =
        table.get(UserKeys.of("alice")).consistent().stored().fetch().orElseThrow();
    table.update(stored).set(UserAttributes.EMAIL, "alice@example.org").execute();
    // endregion

    assertThat(table.get(UserKeys.byEmail("alice@example.org")).fetch()).isPresent();
    assertThat(table.get(UserKeys.byEmail("alice@example.com")).fetch()).isEmpty();
  }
}
