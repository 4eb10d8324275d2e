package dev.keyloom.processor.declaration;

import dev.keyloom.processor.diagnostic.Location;
import java.util.List;
import java.util.Optional;

/**
 * The annotation {@code @Table}, and perhaps {@code @TableOf} elsewhere.
 *
 * @param type the type annotated with {@code @Table}
 * @param owner the type beside which the gateway is generated: the one with {@code @TableOf}, or
 *     else the same
 * @param separate whether {@code @TableOf} lists the models
 * @param kind what the type is
 * @param isPublic whether type and owner and every type around them are public
 * @param accessible whether generated code in its package may name it
 * @param typeParameters how many it declares
 * @param members what the sealed interface permits, however nested; or the annotated model itself;
 *     or what is listed
 * @param models the list of models, if there is one on {@code @Table}
 * @param unresolved the places that name a type the compiler does not know
 * @param complete whether every annotation could be read; the compiler reports what could not
 * @param location the annotation that lists the models
 */
public record TableDeclaration(
    TypeReference type,
    TypeReference owner,
    boolean separate,
    Kind kind,
    boolean isPublic,
    boolean accessible,
    int typeParameters,
    boolean deprecated,
    Written<String> name,
    Written<String> partitionKey,
    Written<String> sortKey,
    Written<String> typeAttribute,
    List<IndexDeclaration> indexes,
    List<Member> members,
    Optional<Location> models,
    List<Declarations.Unresolved> unresolved,
    boolean complete,
    Location location) {
  public TableDeclaration {
    indexes = List.copyOf(indexes);
    members = List.copyOf(members);
    unresolved = List.copyOf(unresolved);
  }

  /** What the annotation stands on. */
  public enum Kind {
    SEALED_INTERFACE,
    INTERFACE,
    MODEL,
    OTHER,
    /** Anything without {@code @Table} that {@code @TableOf} names. */
    UNDECLARED
  }

  /** Whether this declaration is the one that says which models the table has. */
  public boolean listsModels() {
    return switch (kind) {
      case SEALED_INTERFACE, MODEL -> !separate;
      case INTERFACE -> separate != models.isPresent();
      case OTHER, UNDECLARED -> false;
    };
  }

  /**
   * A type that a table lists.
   *
   * @param kind {@code a record}, {@code a class}, {@code an enum}, {@code a non-sealed interface}
   * @param model whether it is annotated as a model
   * @param isPublic whether it and every enclosing type are public
   * @param implementing whether it implements the table's interface, or is the table itself
   */
  public record Member(
      TypeReference type,
      String kind,
      boolean model,
      boolean isPublic,
      boolean implementing,
      Location location) {}

  /**
   * The annotation {@code @Index}.
   *
   * @param local whether it is a local index
   */
  public record IndexDeclaration(
      Written<String> name,
      boolean local,
      Written<String> partitionKey,
      Written<String> sortKey,
      Location location) {}
}
