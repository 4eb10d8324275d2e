package dev.keyloom.it.reference;

import dev.keyloom.annotation.Embeddable;
import dev.keyloom.annotation.Gsi;
import dev.keyloom.annotation.Index;
import dev.keyloom.annotation.Key;
import dev.keyloom.annotation.Model;
import dev.keyloom.annotation.Table;
import dev.keyloom.annotation.When;
import java.time.Instant;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/** A model that random data is written to, with names that need placeholders. */
@Table(
    value = "Reference",
    partitionKey = "p-k",
    sortKey = "s.k",
    typeAttribute = "size",
    indexes = @Index(name = "by.rank", partitionKey = "team", sortKey = "rank"))
public sealed interface Reference {

  enum Status {
    OPEN,
    DONE
  }

  @Embeddable
  record Owner(@Nullable String id, @Nullable String name) {}

  /** Many indexes on few components. */
  @Model
  @Key(pk = "TASK#{id}", sk = "TASK")
  @Gsi(index = "GSI1", name = "byStatus", pk = "S#{status}#{kind}", sk = "{due}")
  @Gsi(
      index = "GSI2",
      name = "active",
      pk = "K#{kind}",
      sk = "{count:ordered}",
      onlyWhen = @When(component = "active", equalTo = "true"))
  @Gsi(index = "GSI3", name = "byOwner", pk = "O#{owner.id}", sk = "{at}#{id}")
  @Gsi(index = "GSI4", name = "byId", pk = "ID#{id}", sk = "TASK")
  @Gsi(
      index = "GSI5",
      name = "open",
      pk = "OPEN#{owner.name}",
      sk = "TASK",
      onlyWhen = @When(component = "status", equalTo = "OPEN"))
  @Gsi(index = "by.rank", name = "byRank", pk = "{team}", sk = "{rank}")
  record Task(
      String id,
      @Nullable String kind,
      @Nullable Status status,
      @Nullable LocalDate due,
      @Nullable Instant at,
      @Nullable Owner owner,
      boolean active,
      @Nullable Long count,
      @Nullable String team,
      @Nullable Integer rank,
      @Nullable String note)
      implements Reference {}
}
