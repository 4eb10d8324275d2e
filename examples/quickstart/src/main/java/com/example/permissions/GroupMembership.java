package com.example.permissions;

import dev.keyloom.annotation.Gsi;
import dev.keyloom.annotation.Key;
import dev.keyloom.annotation.Model;
import java.time.Instant;

/** A user's place in a group; listed by group and, through the index, by user. */
// region model
@Model
@Key(pk = "GROUP#{groupId}", sk = "USER#{userId}")
@Gsi(index = "GSI1", name = "byUser", pk = "USER#{userId}", sk = "GROUP#{groupId}")
public record GroupMembership(String groupId, String userId, Role role, Instant joinedAt)
    implements UserPermissions {}
// endregion
