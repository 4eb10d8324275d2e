package com.example.permissions;

import dev.keyloom.annotation.Key;
import dev.keyloom.annotation.Model;

/** A group heads its partition: {@code #} sorts before letters. */
@Model
@Key(pk = "GROUP#{groupId}", sk = "#META")
public record Group(String groupId, String name) implements UserPermissions {}
