package dev.keyloom.it.reference;

import dev.keyloom.annotation.Gsi;
import dev.keyloom.annotation.Index;
import dev.keyloom.annotation.Key;
import dev.keyloom.annotation.Model;
import dev.keyloom.annotation.Table;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.UUID;

/** A model for each type that can be in a sort key, all of them in the same partitions. */
@Table(
    value = "Ranges",
    indexes = {
      @Index(name = "by-text", partitionKey = "series", sortKey = "text"),
      @Index(name = "by-num", partitionKey = "series", sortKey = "num"),
      @Index(name = "by-bytes", partitionKey = "series", sortKey = "bytes")
    })
public sealed interface Ranges {

  enum Color {
    RED,
    GREEN
  }

  @Model
  @Key(pk = "S#{series}", sk = "p#{n:6}")
  record Padded(String series, int n) implements Ranges {}

  @Model
  @Key(pk = "S#{series}", sk = "i#{n:ordered}")
  record Whole(String series, int n) implements Ranges {}

  @Model
  @Key(pk = "S#{series}", sk = "d#{n:ordered}")
  record Decimal(String series, BigDecimal n) implements Ranges {}

  @Model
  @Key(pk = "S#{series}", sk = "w#{word}")
  record Word(String series, String word) implements Ranges {}

  @Model
  @Key(pk = "S#{series}", sk = "o#{word:ordered}#{n:2}")
  record Inner(String series, String word, int n) implements Ranges {}

  @Model
  @Key(pk = "S#{series}", sk = "nanos#{at}")
  record Nanos(String series, Instant at) implements Ranges {}

  @Model
  @Key(pk = "S#{series}", sk = "millis#{at:millis}")
  record Millis(String series, Instant at) implements Ranges {}

  @Model
  @Key(pk = "S#{series}", sk = "seconds#{at:seconds}")
  record Seconds(String series, Instant at) implements Ranges {}

  @Model
  @Key(pk = "S#{series}", sk = "day#{day}")
  record Day(String series, LocalDate day) implements Ranges {}

  @Model
  @Key(pk = "S#{series}", sk = "uuid#{id}")
  record Named(String series, UUID id) implements Ranges {}

  @Model
  @Key(pk = "S#{series}", sk = "color#{color}#{flag}#{n:2}")
  record Marked(String series, Color color, boolean flag, int n) implements Ranges {}

  @Model
  @Key(pk = "BARE#{id}", sk = "BARE")
  @Gsi(index = "by-text", name = "byText", pk = "{series}", sk = "{text}")
  @Gsi(index = "by-num", name = "byNum", pk = "{series}", sk = "{num}")
  @Gsi(index = "by-bytes", name = "byBytes", pk = "{series}", sk = "{bytes}")
  @SuppressWarnings("ArrayRecordComponent") // bytes are a type of keys
  record Bare(String id, String series, String text, long num, byte[] bytes) implements Ranges {}
}
