package dev.keyloom.processor.declaration;

import dev.keyloom.processor.diagnostic.Location;
import java.util.List;
import java.util.Optional;

/**
 * A type annotated as a model or as an embeddable: a record, or a class that can be read and made
 * as one.
 *
 * @param making how its values are made; empty if they cannot be
 * @param faults what is wrong with it as a record, if anything is
 * @param isPublic whether it and every enclosing type are public
 * @param accessible whether generated code in its package may name it
 * @param typeParameters how many it declares
 * @param nullMarked whether types without {@code @Nullable} are not null here
 * @param mentionsDeprecated whether it, or a type that it mentions, is deprecated
 * @param model the annotation {@code @Model}
 * @param embeddable the annotation {@code @Embeddable}
 * @param keys the annotations {@code @Key}; one is right
 * @param tables the types with {@code @Table} that it is or extends
 * @param unlisting those of them that list their models, but not this one
 * @param components in canonical order; those of a JavaBean or a builder by their names
 * @param conflicts where the annotations of one component contradict each other
 * @param unresolved the places that name a type the compiler does not know
 * @param complete whether every annotation could be read; the compiler reports what could not
 */
public record RecordDeclaration(
    TypeReference type,
    Optional<Making> making,
    List<Fault> faults,
    boolean isPublic,
    boolean accessible,
    int typeParameters,
    boolean nullMarked,
    boolean mentionsDeprecated,
    Optional<ModelDeclaration> model,
    Optional<Location> embeddable,
    List<KeyDeclaration> keys,
    List<PathDeclaration> indexes,
    List<TypeReference> tables,
    List<TypeReference> unlisting,
    List<ComponentDeclaration> components,
    List<Conflict> conflicts,
    List<Declarations.Unresolved> unresolved,
    boolean complete,
    Location location) {
  public RecordDeclaration {
    keys = List.copyOf(keys);
    indexes = List.copyOf(indexes);
    tables = List.copyOf(tables);
    unlisting = List.copyOf(unlisting);
    faults = List.copyOf(faults);
    components = List.copyOf(components);
    conflicts = List.copyOf(conflicts);
    unresolved = List.copyOf(unresolved);
  }

  /**
   * What keeps a type from being read or made.
   *
   * @param text follows "which": {@code is an enum}
   */
  public record Fault(String text, Location location) {}

  /** Two annotations of one component, of the same name and with different values. */
  public record Conflict(String annotation, String component, Location location) {}
}
