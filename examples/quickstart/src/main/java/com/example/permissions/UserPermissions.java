package com.example.permissions;

import dev.keyloom.annotation.Table;

/** One table; the sealed interface lists every entity type in it. */
// region table
@Table("UserPermissions")
public sealed interface UserPermissions permits User, Group, GroupMembership, Permission {}
// endregion
