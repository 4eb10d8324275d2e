package dev.keyloom.processor.model;

import com.palantir.javapoet.ClassName;
import dev.keyloom.processor.diagnostic.Location;
import java.util.List;
import java.util.Optional;

/**
 * One table with everything in it.
 *
 * @param type the annotated interface, or the only model
 * @param owner the annotated type, beside which the gateway is generated
 * @param name the declared name
 * @param partitionKey the attribute of the partition key and what it holds
 * @param sortKey the attribute of the sort key, empty in a table without one
 * @param typeAttribute the attribute that names an item's model, empty in a table without one
 * @param indexes the global indexes that the models use or the table declares, sorted by name
 * @param entities the models in the order in which the table lists them
 * @param embeddables every embeddable that the models store, however deep, sorted by name
 * @param typeFilters the access paths on which rows of other models can come back
 * @param mentionsDeprecated whether generated code must suppress deprecation warnings
 */
public record TableModel(
    ClassName type,
    ClassName owner,
    boolean isPublic,
    String name,
    KeyAttribute partitionKey,
    Optional<KeyAttribute> sortKey,
    Optional<String> typeAttribute,
    List<IndexModel> indexes,
    List<EntityModel> entities,
    List<EmbeddableModel> embeddables,
    List<TypeFilter> typeFilters,
    boolean mentionsDeprecated,
    Location location) {
  public TableModel {
    indexes = List.copyOf(indexes);
    entities = List.copyOf(entities);
    embeddables = List.copyOf(embeddables);
    typeFilters = List.copyOf(typeFilters);
  }

  /**
   * An access path of a model whose rows need a filter on the type; the path is empty for the
   * primary key.
   */
  public record TypeFilter(EntityModel entity, String path) {}
}
