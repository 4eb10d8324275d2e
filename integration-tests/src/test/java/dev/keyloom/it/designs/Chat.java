package dev.keyloom.it.designs;

import dev.keyloom.annotation.Attribute;
import dev.keyloom.annotation.Gsi;
import dev.keyloom.annotation.Index;
import dev.keyloom.annotation.Key;
import dev.keyloom.annotation.KeyOnly;
import dev.keyloom.annotation.Model;
import dev.keyloom.annotation.Table;
import java.time.Instant;

/** The published design D1: rooms, who is in them, and what was said. */
@Table(
    value = "Chat",
    typeAttribute = "",
    indexes = @Index(name = "RoomID_Comment_IDX", partitionKey = "RoomID", sortKey = "CreatedAt"))
public sealed interface Chat {
  /** Its sort key is the time at which it was made. */
  @Model
  @Key(pk = "User:{user}", sk = "{createdAt:millis}")
  @Gsi(index = "RoomID_Comment_IDX", name = "ofRoom", pk = "{roomId}", sk = "{createdAt}")
  record Comment(
      @KeyOnly String user,
      @Attribute(name = "RoomID") String roomId,
      @Attribute(name = "Comment") String text,
      @Attribute(name = "CreatedAt", format = "millis") Instant createdAt)
      implements Chat {}

  @Model
  @Key(pk = "Room:{room}", sk = "meta")
  record Room(@KeyOnly String room, @Attribute(name = "CreatedBy") String createdBy)
      implements Chat {}

  @Model
  @Key(pk = "User:{user}", sk = "Join:{room}")
  record Join(@KeyOnly String user, @KeyOnly String room) implements Chat {}
}
