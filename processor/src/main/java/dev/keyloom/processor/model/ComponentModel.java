package dev.keyloom.processor.model;

import java.util.List;

/**
 * A value that a key template or a guard names.
 *
 * @param name as written in the template: {@code userId}, {@code owner.id}
 * @param type a scalar or an enumeration
 * @param accessors the record accessors that lead to it
 * @param storedPath the attribute names that lead to its stored form; empty if only the primary key
 *     holds it
 * @param nullable whether the value, or a record on the way to it, may be null
 */
public record ComponentModel(
    String name,
    AttributeType type,
    List<Accessor> accessors,
    List<String> storedPath,
    boolean nullable) {
  public ComponentModel {
    accessors = List.copyOf(accessors);
    storedPath = List.copyOf(storedPath);
  }

  /** Whether an attribute holds it beside the primary key. */
  public boolean isStored() {
    return !storedPath.isEmpty();
  }

  /**
   * The accessor of a record component.
   *
   * @param method its name
   * @param optional whether it returns an {@code Optional}
   */
  public record Accessor(String component, String method, boolean optional) {}
}
