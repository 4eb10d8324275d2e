package com.example.permissions;

import dev.keyloom.annotation.Key;
import dev.keyloom.annotation.Model;

/** What the members of a group may do. */
// region model
@Model
@Key(pk = "GROUP#{groupId}", sk = "PERM#{resource}#{action}")
public record Permission(String groupId, String resource, String action)
    implements UserPermissions {}
// endregion
