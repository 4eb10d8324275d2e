package dev.keyloom.it.indexes;

import dev.keyloom.annotation.Gsi;
import dev.keyloom.annotation.Index;
import dev.keyloom.annotation.Key;
import dev.keyloom.annotation.KeyOnly;
import dev.keyloom.annotation.Model;
import dev.keyloom.annotation.Table;
import java.time.Instant;

/** The published design D4: an index whose partition key is the table's sort key. */
@Table(
    value = "session_store",
    typeAttribute = "",
    indexes = @Index(name = "GSI1_inverse", partitionKey = "SK", sortKey = "PK"))
public sealed interface SessionStore {

  @Model
  @Key(pk = "suuid#{id}", sk = "c#{customer}")
  @Gsi(index = "GSI1_inverse", name = "byCustomer")
  record Session(@KeyOnly String id, @KeyOnly String customer, Instant lastLogin)
      implements SessionStore {}

  @Model
  @Key(pk = "suuid#{parent}", sk = "child#suuid#{id}")
  @Gsi(index = "GSI1_inverse", name = "byChild")
  record Child(@KeyOnly String parent, @KeyOnly String id) implements SessionStore {}

  /** A number without a width is no matter where no order is asked of it. */
  @Model
  @Key(pk = "visit#{number}", sk = "page#{page}")
  @Gsi(index = "GSI1_inverse", name = "byPage")
  record Visit(@KeyOnly long number, @KeyOnly String page) implements SessionStore {}
}
