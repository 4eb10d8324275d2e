package dev.keyloom.processor.declaration;

import dev.keyloom.processor.diagnostic.Location;
import java.util.Optional;

/**
 * A record component.
 *
 * @param nullable whether {@code @Nullable} stands on the component or on its type
 * @param storedName the name that {@code @Attribute} gives it
 */
public record ComponentDeclaration(
    String name,
    TypeUse type,
    boolean nullable,
    Optional<Written<String>> storedName,
    Location location) {
  private static final String OPTIONAL = "java.util.Optional";

  /** Whether it is an {@code Optional} of a type. */
  public boolean isOptional() {
    return type instanceof TypeUse.Declared declared
        && declared.type().qualifiedName().equals(OPTIONAL)
        && !declared.arguments().isEmpty();
  }

  /** The component as if it were declared without its {@code Optional}. */
  public ComponentDeclaration unwrapped() {
    return isOptional()
        ? new ComponentDeclaration(
            name, ((TypeUse.Declared) type).arguments().get(0), nullable, storedName, location)
        : this;
  }
}
