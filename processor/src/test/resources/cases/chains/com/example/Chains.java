package com.example;

import dev.keyloom.annotation.Embeddable;
import dev.keyloom.annotation.Gsi;
import dev.keyloom.annotation.Index;
import dev.keyloom.annotation.Key;
import dev.keyloom.annotation.Model;
import dev.keyloom.annotation.SuppressLint;
import dev.keyloom.annotation.Table;
import java.time.Instant;
import java.time.LocalDate;

/** Keys of every shape. */
@Table(
    value = "Chains",
    indexes = {
      @Index(name = "Plain", partitionKey = "size", sortKey = "bytes"),
      @Index(name = "Partition", partitionKey = "kind")
    })
public sealed interface Chains {
  enum Kind {
    A,
    B
  }

  @Embeddable
  record Place(String name, Kind kind) {}

  /** Components that stand in both keys, and several in the partition. */
  @Model
  @Key(pk = "{tenant}#{id}", sk = "{id}#{at:seconds}#{tenant}#{n:ordered}#")
  @Gsi(index = "Plain", name = "bySize", pk = "{size}", sk = "{bytes}")
  @Gsi(index = "Partition", name = "byKind", pk = "{kind}", unique = true)
  @Gsi(
      index = "GSI1",
      name = "byPlace",
      pk = "P#{place.name}",
      sk = "{place.kind}#{day}#{id:escaped}",
      unique = true)
  @SuppressLint(value = "low-cardinality-partition", reason = "shapes are what matters here")
  record Shape(
      String tenant,
      String id,
      Instant at,
      long n,
      int size,
      byte[] bytes,
      Kind kind,
      Place place,
      LocalDate day)
      implements Chains {}

  /** A key without a component in its partition. */
  @Model
  @Key(pk = "ALL", sk = "E#{name:ordered}#{letter}")
  @SuppressLint(value = "hot-partition", reason = "shapes are what matters here")
  record Everything(String name, char letter) implements Chains {}

  @Embeddable
  record Nothing() {}

  /** A key without any component. */
  @Model
  @Key(pk = "ONE", sk = "ONE")
  @SuppressLint(value = "hot-partition", reason = "there is one")
  record Single(String value, Nothing nothing) implements Chains {}
}
