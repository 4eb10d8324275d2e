package dev.keyloom.processor.declaration;

import dev.keyloom.processor.diagnostic.Location;
import java.util.List;

/**
 * Everything of one round that could be read whole.
 *
 * @param models types with {@code @Model}, in the order of the sources
 * @param embeddables types with {@code @Embeddable}
 * @param tables types with {@code @Table}
 * @param suppressions the annotations {@code @SuppressLint}, wherever they stand
 * @param strays annotations of ours on types where they mean nothing
 * @param unresolved types that name something the compiler never came to know; only in the last
 *     round
 */
public record Declarations(
    List<RecordDeclaration> models,
    List<RecordDeclaration> embeddables,
    List<TableDeclaration> tables,
    List<SuppressionDeclaration> suppressions,
    List<Stray> strays,
    List<Unresolved> unresolved) {
  public Declarations {
    models = List.copyOf(models);
    embeddables = List.copyOf(embeddables);
    tables = List.copyOf(tables);
    suppressions = List.copyOf(suppressions);
    strays = List.copyOf(strays);
    unresolved = List.copyOf(unresolved);
  }

  /**
   * An annotation that has no effect where it stands, such as {@code @Key} without {@code @Model}.
   */
  public record Stray(String annotation, TypeReference type, Location location) {}

  /**
   * A place that names a type nobody knows.
   *
   * @param type the annotated type
   * @param where the place in it, as in a sentence: {@code The component 'id'}
   * @param name the unknown type; empty if the compiler does not tell, and reports it itself
   */
  public record Unresolved(TypeReference type, String where, String name, Location location) {}
}
