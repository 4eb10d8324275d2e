package dev.keyloom.it.calls;

import dev.keyloom.annotation.Gsi;
import dev.keyloom.annotation.Key;
import dev.keyloom.annotation.Model;
import dev.keyloom.annotation.Table;
import java.math.BigDecimal;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Models for counting requests. */
@Table("Calls")
public sealed interface Calls {

  @Model
  @Key(pk = "JOB#{id}", sk = "JOB")
  @Gsi(index = "GSI1", name = "byState", pk = "STATE#{state}", sk = "{kind}#{rank:ordered}")
  @Gsi(index = "GSI2", name = "byName", pk = "NAME#{name}", sk = "JOB", unique = true)
  record Job(
      String id,
      @Nullable String state,
      @Nullable String kind,
      @Nullable Long rank,
      @Nullable String name,
      @Nullable Long hits,
      @Nullable BigDecimal price,
      @Nullable Set<String> tags)
      implements Calls {}

  /** A record whose constructor refuses what the table can hold. */
  @Model
  @Key(pk = "PICKY#{id}", sk = "N#{n:4}")
  record Picky(String id, int n, int size) implements Calls {
    public Picky {
      if (size < 0) {
        throw new IllegalArgumentException("size " + size);
      }
    }
  }
}
