package com.example.permissions;

import dev.keyloom.annotation.Gsi;
import dev.keyloom.annotation.Key;
import dev.keyloom.annotation.Model;
import java.time.Instant;

/** Somebody who signs in; found by id and by email. */
// region model
@Model
@Key(pk = "USER#{userId}", sk = "PROFILE")
@Gsi(index = "GSI1", name = "byEmail", pk = "EMAIL#{email}", sk = "PROFILE", unique = true)
public record User(String userId, String name, String email, Status status, Instant createdAt)
    implements UserPermissions {}
// endregion
