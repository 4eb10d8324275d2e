package com.example.sessions;

import dev.keyloom.annotation.Gsi;
import dev.keyloom.annotation.Key;
import dev.keyloom.annotation.Model;
import dev.keyloom.annotation.Table;
import java.time.Instant;

/** The only model of a table without sort key and without type attribute. */
@Table(value = "session_store", partitionKey = "token", sortKey = "", typeAttribute = "")
@Model
@Key(pk = "{token}")
@Gsi(index = "GSI1", name = "byUser", pk = "USER#{userId}", sk = "{lastSeen}")
record Session(String token, String userId, Instant lastSeen) {}
