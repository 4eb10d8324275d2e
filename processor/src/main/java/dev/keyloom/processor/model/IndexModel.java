package dev.keyloom.processor.model;

import dev.keyloom.processor.diagnostic.Location;
import java.util.Optional;

/** A secondary index that projects everything. */
public record IndexModel(
    String name,
    Kind kind,
    KeyAttribute partitionKey,
    Optional<KeyAttribute> sortKey,
    Location location) {

  /** The kinds of indexes. */
  public enum Kind {
    GLOBAL,
    LOCAL
  }

  /** Whether it has the table's partition key. */
  public boolean isLocal() {
    return kind == Kind.LOCAL;
  }
}
