package dev.keyloom.processor.declaration;

import dev.keyloom.processor.diagnostic.Location;
import java.util.List;
import java.util.Optional;

/**
 * A component of a record, or of a class that is read and made as records are.
 *
 * @param nullable whether {@code @Nullable} stands on the component or on its type
 * @param storedName the name that {@code @Attribute} gives it
 * @param format the name that {@code @Attribute} gives its stored form
 * @param converter the class that stores it in a form of its own
 * @param roles the names of the annotations that say what it is for
 * @param access the methods that read and set it
 */
public record ComponentDeclaration(
    String name,
    TypeUse type,
    boolean nullable,
    Optional<Written<String>> storedName,
    Optional<Written<String>> format,
    Optional<ConverterDeclaration> converter,
    List<Written<String>> roles,
    Access access,
    Location location) {
  public ComponentDeclaration {
    roles = List.copyOf(roles);
  }

  private static final String OPTIONAL = "java.util.Optional";

  /**
   * The methods of a component.
   *
   * @param accessor reads it
   * @param setter sets it, on the value or on its builder; empty where a constructor takes it
   */
  public record Access(String accessor, String setter) {}

  /** Whether it is an {@code Optional} of a type, unless a converter stores it as a whole. */
  public boolean isOptional() {
    return converter.isEmpty()
        && type instanceof TypeUse.Declared declared
        && declared.type().qualifiedName().equals(OPTIONAL)
        && !declared.arguments().isEmpty();
  }

  /** The component as if it were declared without its {@code Optional}. */
  public ComponentDeclaration unwrapped() {
    return isOptional()
        ? new ComponentDeclaration(
            name,
            ((TypeUse.Declared) type).arguments().get(0),
            nullable,
            storedName,
            format,
            converter,
            roles,
            access,
            location)
        : this;
  }
}
