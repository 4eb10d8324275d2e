package dev.keyloom.codec;

import java.util.HashMap;
import java.util.Map;

/**
 * The attribute names of a record in the order of its components. A reader answers with the
 * position of a name, so that decoding is a switch over small numbers.
 */
public final class FieldNames {
  private final String[] names;
  private final Map<String, Integer> ordinals;

  private FieldNames(String[] names) {
    this.names = names;
    this.ordinals = new HashMap<>(names.length * 2);
    for (int i = 0; i < names.length; i++) {
      if (ordinals.put(names[i], i) != null) {
        throw new IllegalArgumentException("two fields are stored as " + names[i]);
      }
    }
  }

  /**
   * Lists the names.
   *
   * @param names the attribute names, each once
   * @return the list
   */
  public static FieldNames of(String... names) {
    return new FieldNames(names.clone());
  }

  /**
   * The number of names.
   *
   * @return the number of names
   */
  public int size() {
    return names.length;
  }

  /**
   * The name at a position.
   *
   * @param ordinal the position, from 0
   * @return the attribute name
   */
  public String name(int ordinal) {
    return names[ordinal];
  }

  /**
   * The position of a name.
   *
   * @param name an attribute name
   * @return its position, or -1 if it is not in the list
   */
  public int ordinal(String name) {
    return ordinals.getOrDefault(name, -1);
  }
}
