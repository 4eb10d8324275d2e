package dev.keyloom.docs;

import static org.assertj.core.api.Assertions.assertThat;

import com.example.permissions.Group;
import com.example.permissions.GroupKeys;
import com.example.permissions.UserPermissionsTable;
import dev.keyloom.testing.KeyloomTest;
import org.junit.jupiter.api.Test;

// region test
@KeyloomTest
class PermissionsTest {
  @Test
  void aGroupIsReadBack(UserPermissionsTable table) {
    table.put(new Group("eng", "Engineering")).execute();
    assertThat(table.get(GroupKeys.of("eng")).fetch()).contains(new Group("eng", "Engineering"));
  }
}
// endregion
