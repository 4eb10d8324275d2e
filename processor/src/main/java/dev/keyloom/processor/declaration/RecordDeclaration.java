package dev.keyloom.processor.declaration;

import dev.keyloom.processor.diagnostic.Location;
import java.util.List;
import java.util.Optional;

/**
 * A type annotated as a model or as an embeddable; it should be a record.
 *
 * @param kind {@code a record}, or what it is instead: {@code a class}, {@code an enum}
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
 * @param components in canonical order
 * @param unresolved the places that name a type the compiler does not know
 * @param complete whether every annotation could be read; the compiler reports what could not
 */
public record RecordDeclaration(
    TypeReference type,
    String kind,
    boolean isPublic,
    boolean accessible,
    int typeParameters,
    boolean nullMarked,
    boolean mentionsDeprecated,
    Optional<ModelDeclaration> model,
    Optional<Location> embeddable,
    List<KeyDeclaration> keys,
    List<GsiDeclaration> indexes,
    List<TypeReference> tables,
    List<TypeReference> unlisting,
    List<ComponentDeclaration> components,
    List<Declarations.Unresolved> unresolved,
    boolean complete,
    Location location) {
  public RecordDeclaration {
    keys = List.copyOf(keys);
    indexes = List.copyOf(indexes);
    tables = List.copyOf(tables);
    unlisting = List.copyOf(unlisting);
    components = List.copyOf(components);
    unresolved = List.copyOf(unresolved);
  }

  /** Whether it is a record, as it should be. */
  public boolean isRecord() {
    return kind.equals("a record");
  }
}
