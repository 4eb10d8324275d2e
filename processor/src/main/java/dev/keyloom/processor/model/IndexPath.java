package dev.keyloom.processor.model;

import dev.keyloom.processor.diagnostic.Location;
import java.util.List;

/**
 * A model's way through an index.
 *
 * @param kind where its keys come from
 * @param location the annotation, whose values are {@link Location#member members} of it
 */
public record IndexPath(
    String index,
    String name,
    Kind kind,
    KeyPath key,
    boolean unique,
    List<Guard> onlyWhen,
    Location location) {
  public IndexPath {
    onlyWhen = List.copyOf(onlyWhen);
  }

  /** Where the keys of a path come from. */
  public enum Kind {
    /** Two templates of its own, in a global index. */
    GLOBAL,
    /** The primary key turned round, in a global index on the key attributes of the table. */
    INVERTED,
    /** The partition key of the table and a sort key of its own, in a local index. */
    LOCAL
  }

  /** Whether it reads a local index, where strongly consistent reads exist. */
  public boolean isLocal() {
    return kind == Kind.LOCAL;
  }

  /** Whether the path has a partition key of its own, rather than what {@code @Key} says. */
  public boolean hasOwnPartitionKey() {
    return kind == Kind.GLOBAL;
  }

  /** The item is in the index only while the component has one of these values, in text form. */
  public record Guard(ComponentModel component, List<String> equalTo) {
    public Guard {
      equalTo = List.copyOf(equalTo);
    }
  }
}
