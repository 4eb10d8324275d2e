package dev.keyloom.processor.declaration;

import dev.keyloom.processor.diagnostic.Location;
import java.util.List;

/**
 * A type annotated with {@code @Table}.
 *
 * @param kind what the annotated type is
 * @param isPublic whether it and every enclosing type are public
 * @param accessible whether generated code in its package may name it
 * @param typeParameters how many it declares
 * @param members what the sealed interface permits, however nested; or the annotated model itself
 * @param unresolved the places that name a type the compiler does not know
 * @param complete whether every annotation could be read; the compiler reports what could not
 */
public record TableDeclaration(
    TypeReference type,
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
    MODEL,
    OTHER
  }

  /**
   * A type that a table lists.
   *
   * @param kind {@code a record}, {@code a class}, {@code an enum}, {@code a non-sealed interface}
   * @param model whether it is annotated as a model
   */
  public record Member(TypeReference type, String kind, boolean model, Location location) {}

  /** The annotation {@code @Index}. */
  public record IndexDeclaration(
      Written<String> name,
      Written<String> partitionKey,
      Written<String> sortKey,
      Location location) {}
}
