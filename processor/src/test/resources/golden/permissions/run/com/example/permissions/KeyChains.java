package com.example.permissions;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.ConsistentQueryKey;
import dev.keyloom.ItemKey;
import dev.keyloom.PrimaryKey;
import dev.keyloom.QueryKey;
import dev.keyloom.UniqueKey;
import java.util.Map;

/** Runs the generated keys; their types are half of what this checks. */
public final class KeyChains implements Runnable {
  @Override
  public void run() {
    PrimaryKey<Permission> full = PermissionKeys.of("eng", "doc", "read");
    PrimaryKey<Permission> chained = PermissionKeys.groupId("eng").resource("doc").action("read");
    assertThat(chained.components()).isEqualTo(full.components());
    assertThat(full.components())
        .containsExactly(
            Map.entry("groupId", "eng"), Map.entry("resource", "doc"), Map.entry("action", "read"));
    assertThat(PermissionKeys.parse("GROUP#eng", "PERM#doc#read").components())
        .isEqualTo(full.components());

    ConsistentQueryKey<Permission> partial = PermissionKeys.groupId("eng").resource("doc");
    ConsistentQueryKey<Permission> range = PermissionKeys.groupId("eng").resourceStartsWith("d");
    QueryKey<GroupMembership> index = GroupMembershipKeys.byUser("alice").groupIdAfter("a");
    UniqueKey<User> unique = UserKeys.byEmail("alice@example.com");
    ItemKey<User> item = unique;
    assertThat(new Object[] {partial, range, index, item}).doesNotContainNull();

    QueryKey<GroupMembership> resolved =
        GroupMembershipKeys.resolve(Map.of("groupId", "eng", "userId", "bob"));
    assertThat(resolved).isInstanceOf(PrimaryKey.class);
  }
}
