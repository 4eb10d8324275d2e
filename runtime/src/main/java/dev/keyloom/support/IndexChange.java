package dev.keyloom.support;

import java.util.List;

/** What becomes of the synthesized key attributes of an index path when an item is written. */
public sealed interface IndexChange {
  /**
   * The item is in the index under these keys.
   *
   * @param entries the synthesized key attributes; empty if all are ordinary attributes
   */
  record Write(List<KeyEntry> entries) implements IndexChange {
    /**
     * Copies the list.
     *
     * @param entries the entries
     */
    public Write {
      entries = List.copyOf(entries);
    }
  }

  /**
   * The item is not in the index: a component is null or a guard does not hold.
   *
   * @param attributes the synthesized key attributes, which must not be there
   */
  record Remove(List<String> attributes) implements IndexChange {
    /**
     * Copies the list.
     *
     * @param attributes the attributes
     */
    public Remove {
      attributes = List.copyOf(attributes);
    }
  }

  /**
   * What is known does not decide it.
   *
   * @param components the names of the components that must be known
   */
  record Undecided(List<String> components) implements IndexChange {
    /**
     * Copies the list.
     *
     * @param components the names
     */
    public Undecided {
      components = List.copyOf(components);
    }
  }
}
