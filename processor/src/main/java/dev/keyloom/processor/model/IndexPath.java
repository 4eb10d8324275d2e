package dev.keyloom.processor.model;

import dev.keyloom.processor.diagnostic.Location;
import java.util.List;

/**
 * A model's way through a global index.
 *
 * @param location the annotation, whose values are {@link Location#member members} of it
 */
public record IndexPath(
    String index,
    String name,
    KeyPath key,
    boolean unique,
    List<Guard> onlyWhen,
    Location location) {
  public IndexPath {
    onlyWhen = List.copyOf(onlyWhen);
  }

  /** The item is in the index only while the component has one of these values, in text form. */
  public record Guard(ComponentModel component, List<String> equalTo) {
    public Guard {
      equalTo = List.copyOf(equalTo);
    }
  }
}
