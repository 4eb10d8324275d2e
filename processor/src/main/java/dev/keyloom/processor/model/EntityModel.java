package dev.keyloom.processor.model;

import com.palantir.javapoet.ClassName;
import dev.keyloom.processor.diagnostic.Location;
import java.util.List;

/**
 * One model: facts of its own record only, nothing of the table.
 *
 * @param typeName the value of the type attribute
 * @param making how its values are made
 * @param attributes the record components in canonical order
 * @param components every component that a key template or a guard names, each once, in order of
 *     first use: partition key, sort key, then the index paths
 * @param indexPaths in the order of their declaration
 * @param patterns every access pattern in the order in which they are tried
 * @param mentionsDeprecated whether generated code must suppress deprecation warnings
 * @param location the annotation that makes it a model
 */
public record EntityModel(
    ClassName type,
    boolean isPublic,
    String typeName,
    String separator,
    Making making,
    List<AttributeModel> attributes,
    List<ComponentModel> components,
    KeyPath primaryKey,
    List<IndexPath> indexPaths,
    List<AccessPattern> patterns,
    boolean mentionsDeprecated,
    Location location) {
  public EntityModel {
    attributes = List.copyOf(attributes);
    components = List.copyOf(components);
    indexPaths = List.copyOf(indexPaths);
    patterns = List.copyOf(patterns);
  }

  /** The components that have an attribute of their own. */
  public List<AttributeModel> stored() {
    return attributes.stream().filter(AttributeModel::isStored).toList();
  }
}
