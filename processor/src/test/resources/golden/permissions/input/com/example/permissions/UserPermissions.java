package com.example.permissions;

import dev.keyloom.annotation.Table;

@Table("UserPermissions")
public sealed interface UserPermissions permits User, Group, GroupMembership, Permission {}
