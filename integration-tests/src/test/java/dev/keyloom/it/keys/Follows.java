package dev.keyloom.it.keys;

import dev.keyloom.annotation.Attribute;
import dev.keyloom.annotation.Gsi;
import dev.keyloom.annotation.Key;
import dev.keyloom.annotation.KeyOnly;
import dev.keyloom.annotation.Model;
import dev.keyloom.annotation.Table;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Items that hold some of their components in the key only. */
@Table(value = "Follows", partitionKey = "follower", typeAttribute = "")
public sealed interface Follows {
  /** Components of several kinds; the first has the name of the table's key attribute. */
  @Model
  @Key(pk = "USER#{follower}", sk = "F#{at:millis}#{rank:4}#{score:ordered}#{id}")
  @Gsi(index = "GSI1", name = "byState", pk = "STATE#{state}", sk = "{id}#{follower}")
  record Follow(
      @KeyOnly String follower,
      @KeyOnly Instant at,
      @KeyOnly int rank,
      @KeyOnly BigDecimal score,
      @KeyOnly UUID id,
      @Nullable String state)
      implements Follows {}

  /** Nothing but its key. */
  @Model
  @Key(pk = "{follower:escaped}", sk = "BLOCK#{blocked}")
  record Block(@KeyOnly String follower, @KeyOnly String blocked) implements Follows {}

  /** A name that is stored is not the key's. */
  @Model
  @Key(pk = "NOTE#{id}", sk = "NOTE")
  record Note(@KeyOnly String id, @Attribute(name = "note") String text) implements Follows {}
}
