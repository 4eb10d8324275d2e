package dev.keyloom.processor.model;

import dev.keyloom.processor.diagnostic.Location;

/**
 * A record component and the attribute that holds it, if one does.
 *
 * @param component the record component's name
 * @param storedName the attribute's name; that of the component if it is in the key only
 * @param accessor the method that reads the component
 * @param setter the method that sets it, of the value or of its builder; empty where a constructor
 *     takes it
 * @param optional whether the component is an {@code Optional} of the type
 * @param required whether null is refused on write and on read; always true for primitives and for
 *     the components of the primary key
 * @param role what it is for
 */
public record AttributeModel(
    String component,
    String storedName,
    AttributeType type,
    String accessor,
    String setter,
    boolean optional,
    boolean required,
    Role role,
    Location location) {
  /** What a component is for. */
  public enum Role {
    /** It holds what the user puts there. */
    PLAIN,
    /** It is cut out of the primary key; no attribute holds it. */
    KEY_ONLY
  }

  /** Whether an attribute of the item holds it. */
  public boolean isStored() {
    return role != Role.KEY_ONLY;
  }

  /** Whether no item can be read without it. An absent set reads as empty, so a set can be. */
  public boolean neverMissing() {
    return required && !(type instanceof AttributeType.SetOf);
  }
}
