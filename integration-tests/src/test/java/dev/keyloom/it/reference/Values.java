package dev.keyloom.it.reference;

import dev.keyloom.annotation.Embeddable;
import dev.keyloom.annotation.Key;
import dev.keyloom.annotation.Model;
import dev.keyloom.annotation.Table;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** A model with an attribute of every kind, at the top and within a record. */
@Table("Values")
public sealed interface Values {

  enum Color {
    RED,
    GREEN
  }

  @Embeddable
  record Part(
      @Nullable String text,
      @Nullable Long number,
      @Nullable Instant at,
      @Nullable Set<String> tags,
      @Nullable List<Integer> list) {}

  @Model
  @Key(pk = "P#{group}", sk = "V#{id}")
  @SuppressWarnings("ArrayRecordComponent") // bytes are one of the kinds
  record Value(
      String group,
      String id,
      @Nullable String text,
      @Nullable Character letter,
      @Nullable Long number,
      @Nullable Double real,
      @Nullable BigDecimal decimal,
      @Nullable Boolean flag,
      @Nullable Color color,
      @Nullable UUID uuid,
      @Nullable Instant at,
      @Nullable LocalDate day,
      byte @Nullable [] bytes,
      @Nullable List<String> list,
      @Nullable Map<String, Integer> map,
      @Nullable Set<String> tags,
      @Nullable Set<Integer> numbers,
      @Nullable Set<byte[]> blobs,
      @Nullable Part part)
      implements Values {}
}
