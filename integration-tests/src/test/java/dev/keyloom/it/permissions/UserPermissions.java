package dev.keyloom.it.permissions;

import dev.keyloom.annotation.Gsi;
import dev.keyloom.annotation.Key;
import dev.keyloom.annotation.Model;
import dev.keyloom.annotation.Table;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** The permissions of a company's users, one table for four kinds of items. */
@Table("UserPermissions")
public sealed interface UserPermissions {

  enum Status {
    ACTIVE,
    SUSPENDED
  }

  enum Role {
    ADMIN,
    MEMBER
  }

  @Model
  @Key(pk = "USER#{userId}", sk = "PROFILE")
  @Gsi(index = "GSI1", name = "byEmail", pk = "EMAIL#{email}", sk = "PROFILE", unique = true)
  record User(
      String userId, String name, String email, Status status, Instant createdAt, long logins)
      implements UserPermissions {}

  @Model
  @Key(pk = "GROUP#{groupId}", sk = "#META")
  record Group(String groupId, String name) implements UserPermissions {}

  @Model
  @Key(pk = "GROUP#{groupId}", sk = "USER#{userId}")
  @Gsi(index = "GSI1", name = "byUser", pk = "USER#{userId}", sk = "GROUP#{groupId}")
  record GroupMembership(String groupId, String userId, Role role, @Nullable Instant joinedAt)
      implements UserPermissions {}

  @Model
  @Key(pk = "GROUP#{groupId}", sk = "PERM#{resource}#{action}")
  record Permission(String groupId, String resource, String action) implements UserPermissions {}
}
