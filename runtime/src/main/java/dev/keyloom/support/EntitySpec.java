package dev.keyloom.support;

import dev.keyloom.codec.ValueCodec;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The facts of a model that do not depend on its table: its components, the templates of its
 * primary key, and its access paths through indexes. Immutable; each method adds one fact.
 *
 * @param <M> the model
 */
public final class EntitySpec<M> {
  private final Class<M> type;
  private final String typeName;
  private final List<String> required;
  private final List<ComponentSpec> components;
  private final @Nullable PathSpec primary;
  private final List<PathSpec> indexPaths;

  private EntitySpec(
      Class<M> type,
      String typeName,
      List<String> required,
      List<ComponentSpec> components,
      @Nullable PathSpec primary,
      List<PathSpec> indexPaths) {
    this.type = type;
    this.typeName = typeName;
    this.required = List.copyOf(required);
    this.components = List.copyOf(components);
    this.primary = primary;
    this.indexPaths = List.copyOf(indexPaths);
  }

  /**
   * Begins with the model itself.
   *
   * @param <M> the model
   * @param type the model's class
   * @param typeName the value of the type attribute
   * @return a spec without components and keys
   */
  public static <M> EntitySpec<M> of(Class<M> type, String typeName) {
    return new EntitySpec<>(type, typeName, List.of(), List.of(), null, List.of());
  }

  /**
   * Says without which attributes an item cannot be read as this model. Sets are not among them: an
   * absent one reads as empty.
   *
   * @param attributes their stored names
   * @return the spec with the attributes
   */
  public EntitySpec<M> requires(String... attributes) {
    return new EntitySpec<>(type, typeName, List.of(attributes), components, primary, indexPaths);
  }

  /**
   * Adds a component that templates or guards name. All components come before the first key.
   *
   * @param name as written in templates: {@code userId}, {@code owner.id}
   * @param codec of its stored form
   * @param storedPath the attribute names that lead to its stored form
   * @return the spec with the component
   */
  public EntitySpec<M> component(String name, ValueCodec<?> codec, String... storedPath) {
    List<ComponentSpec> more = new ArrayList<>(components);
    more.add(new ComponentSpec(components.size(), name, codec, List.of(storedPath)));
    return new EntitySpec<>(type, typeName, required, more, primary, indexPaths);
  }

  /**
   * Adds a component that no attribute holds: it is cut out of the primary key.
   *
   * @param name as written in templates
   * @param codec of the form that it would be stored in
   * @return the spec with the component
   */
  public EntitySpec<M> keyComponent(String name, ValueCodec<?> codec) {
    return component(name, codec);
  }

  /**
   * Sets the primary key of a model in a table without sort key.
   *
   * @param partitionKey the template of the partition key
   * @return the spec with the key
   */
  public EntitySpec<M> key(KeyTemplate partitionKey) {
    return primary(partitionKey, null);
  }

  /**
   * Sets the primary key.
   *
   * @param partitionKey the template of the partition key
   * @param sortKey the template of the sort key
   * @return the spec with the key
   */
  public EntitySpec<M> key(KeyTemplate partitionKey, KeyTemplate sortKey) {
    return primary(partitionKey, sortKey);
  }

  /**
   * Adds an access path through an index without sort key.
   *
   * @param name the name of the path
   * @param index the declared name of the index
   * @param partitionKey the template of the index's partition key
   * @return the spec with the path
   */
  public EntitySpec<M> index(String name, String index, KeyTemplate partitionKey) {
    return path(name, index, partitionKey, null, false);
  }

  /**
   * Adds an access path through an index.
   *
   * @param name the name of the path
   * @param index the declared name of the index
   * @param partitionKey the template of the index's partition key
   * @param sortKey the template of the index's sort key
   * @return the spec with the path
   */
  public EntitySpec<M> index(
      String name, String index, KeyTemplate partitionKey, KeyTemplate sortKey) {
    return path(name, index, partitionKey, sortKey, false);
  }

  /**
   * Adds an access path through an index without sort key, whose keys belong to one item each.
   *
   * @param name the name of the path
   * @param index the declared name of the index
   * @param partitionKey the template of the index's partition key
   * @return the spec with the path
   */
  public EntitySpec<M> uniqueIndex(String name, String index, KeyTemplate partitionKey) {
    return path(name, index, partitionKey, null, true);
  }

  /**
   * Adds an access path through an index whose full keys belong to one item each.
   *
   * @param name the name of the path
   * @param index the declared name of the index
   * @param partitionKey the template of the index's partition key
   * @param sortKey the template of the index's sort key
   * @return the spec with the path
   */
  public EntitySpec<M> uniqueIndex(
      String name, String index, KeyTemplate partitionKey, KeyTemplate sortKey) {
    return path(name, index, partitionKey, sortKey, true);
  }

  /**
   * Keeps items out of a path's index unless a component has one of the given values.
   *
   * @param path the name of the path
   * @param component the name of the component
   * @param equalTo its allowed values in text form: an enum constant's name, {@code true}, {@code
   *     42}
   * @return the spec with the guard
   */
  public EntitySpec<M> onlyWhen(String path, String component, String... equalTo) {
    indexPath(path);
    PathSpec.Guard guard = new PathSpec.Guard(componentIndex(component), List.of(equalTo));
    List<PathSpec> guarded = new ArrayList<>();
    for (PathSpec each : indexPaths) {
      guarded.add(each.name().equals(path) ? each.guardedBy(guard) : each);
    }
    return new EntitySpec<>(type, typeName, required, components, primary, guarded);
  }

  /**
   * The model's class.
   *
   * @return the class
   */
  public Class<M> type() {
    return type;
  }

  /**
   * The model's simple name, for messages.
   *
   * @return the name
   */
  public String modelName() {
    return type.getSimpleName();
  }

  /**
   * The value of the type attribute.
   *
   * @return the value
   */
  public String typeName() {
    return typeName;
  }

  /**
   * The attributes without which an item cannot be read as this model.
   *
   * @return their stored names
   */
  public List<String> requiredAttributes() {
    return required;
  }

  /**
   * The components that templates and guards name.
   *
   * @return the components in the order of their positions
   */
  public List<ComponentSpec> components() {
    return components;
  }

  /**
   * The components that are cut out of the primary key.
   *
   * @return the components that no attribute holds
   */
  public List<ComponentSpec> keyOnlyComponents() {
    return components.stream().filter(component -> !component.isStored()).toList();
  }

  ComponentSpec component(String name) {
    return components.get(componentIndex(name));
  }

  PathSpec primary() {
    return Objects.requireNonNull(primary, "the primary key is not set");
  }

  List<PathSpec> indexPaths() {
    return indexPaths;
  }

  PathSpec indexPath(String name) {
    for (PathSpec each : indexPaths) {
      if (each.name().equals(name)) {
        return each;
      }
    }
    throw new IllegalArgumentException(modelName() + " has no index path " + name);
  }

  private EntitySpec<M> primary(KeyTemplate partitionKey, @Nullable KeyTemplate sortKey) {
    PathSpec path = PathSpec.primary(partitionKey, sortKey, this::componentIndex);
    return new EntitySpec<>(type, typeName, required, components, path, indexPaths);
  }

  private EntitySpec<M> path(
      String name,
      String index,
      KeyTemplate partitionKey,
      @Nullable KeyTemplate sortKey,
      boolean unique) {
    List<PathSpec> more = new ArrayList<>(indexPaths);
    more.add(PathSpec.index(name, index, partitionKey, sortKey, unique, this::componentIndex));
    return new EntitySpec<>(type, typeName, required, components, primary, more);
  }

  private int componentIndex(String name) {
    for (ComponentSpec each : components) {
      if (each.name().equals(name)) {
        return each.index();
      }
    }
    throw new IllegalArgumentException(modelName() + " has no component " + name);
  }
}
