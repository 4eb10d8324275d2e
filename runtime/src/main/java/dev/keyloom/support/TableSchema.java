package dev.keyloom.support;

import dev.keyloom.InvalidKeyException;
import dev.keyloom.KeyloomException;
import dev.keyloom.PrimaryKey;
import dev.keyloom.QueryKey;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A table with its key attributes, indexes and models, in declared names. Immutable; generated
 * gateways hold one each.
 *
 * @param <T> the type that all models of the table share
 */
public final class TableSchema<T> {
  private final String name;
  private final KeyAttribute partitionKey;
  private final @Nullable KeyAttribute sortKey;
  private final @Nullable String typeAttribute;
  private final List<IndexSchema> indexes;
  private final List<EntitySchema<? extends T>> entities;
  private final Map<EntityCodec<?>, EntitySchema<? extends T>> byCodec = new HashMap<>();
  private final Map<Class<?>, EntitySchema<? extends T>> byClass = new HashMap<>();
  private final Map<String, EntitySchema<? extends T>> byTypeName = new HashMap<>();

  private TableSchema(Builder<T> builder, KeyAttribute partitionKey) {
    this.name = builder.name;
    this.partitionKey = partitionKey;
    this.sortKey = builder.sortKey;
    this.typeAttribute = builder.typeAttribute;
    this.indexes = List.copyOf(builder.indexes);
    List<EntitySchema<? extends T>> bound = new ArrayList<>();
    for (EntityCodec<? extends T> codec : builder.codecs) {
      bound.add(bind(codec, builder.filters.getOrDefault(codec, Set.of())));
    }
    this.entities = List.copyOf(bound);
    for (EntitySchema<? extends T> entity : entities) {
      byCodec.put(entity.codec(), entity);
      byClass.put(entity.spec().type(), entity);
      if (byTypeName.put(entity.spec().typeName(), entity) != null) {
        throw new IllegalArgumentException(
            name + ": two models have the type name " + entity.spec().typeName());
      }
    }
  }

  private <M> EntitySchema<M> bind(EntityCodec<M> codec, Set<String> filters) {
    EntitySpec<M> spec = codec.spec();
    PathSchema primary = PathSchema.primary(spec, partitionKey, sortKey, filters.contains(""));
    List<PathSchema> paths = new ArrayList<>();
    Set<String> written = new HashSet<>();
    for (PathSpec path : spec.indexPaths()) {
      PathSchema bound =
          PathSchema.index(spec, path, index(path.index()), primary, filters.contains(path.name()));
      for (String attribute : bound.synthesizedAttributes()) {
        if (!written.add(attribute)) {
          throw new IllegalArgumentException(
              spec.modelName() + ": two access paths write the attribute " + attribute);
        }
      }
      paths.add(bound);
    }
    return new EntitySchema<>(codec, primary, paths);
  }

  /**
   * Begins a table.
   *
   * @param <T> the type that all models of the table share
   * @param name the declared name, which a gateway may map to another
   * @return a builder
   */
  public static <T> Builder<T> of(String name) {
    return new Builder<>(name);
  }

  /**
   * The declared name.
   *
   * @return the name
   */
  public String name() {
    return name;
  }

  /**
   * The partition key.
   *
   * @return the attribute
   */
  public KeyAttribute partitionKey() {
    return partitionKey;
  }

  /**
   * The sort key.
   *
   * @return the attribute, null in a table without one
   */
  public @Nullable KeyAttribute sortKey() {
    return sortKey;
  }

  /**
   * The attribute that names an item's model.
   *
   * @return the attribute's name, null in a table without one
   */
  public @Nullable String typeAttribute() {
    return typeAttribute;
  }

  /**
   * The indexes.
   *
   * @return the indexes in the order of their declaration
   */
  public List<IndexSchema> indexes() {
    return indexes;
  }

  /**
   * The index of a name.
   *
   * @param index the declared name
   * @return the index
   * @throws IllegalArgumentException if the table has no such index
   */
  public IndexSchema index(@Nullable String index) {
    for (IndexSchema each : indexes) {
      if (each.name().equals(index)) {
        return each;
      }
    }
    throw new IllegalArgumentException("the table " + name + " has no index " + index);
  }

  /**
   * The models.
   *
   * @return the models in the order of their declaration
   */
  public List<EntitySchema<? extends T>> entities() {
    return entities;
  }

  /**
   * The model of a codec.
   *
   * @param <M> the model
   * @param codec the model's codec
   * @return the model in this table
   * @throws dev.keyloom.InvalidKeyException if it is not a model of this table
   */
  @SuppressWarnings("unchecked") // the schema of a codec has the codec's model
  public <M> EntitySchema<M> entity(EntityCodec<M> codec) {
    EntitySchema<?> entity = byCodec.get(codec);
    if (entity == null) {
      throw new InvalidKeyException(
          codec.spec().modelName() + " is not a model of the table " + name);
    }
    return (EntitySchema<M>) entity;
  }

  /**
   * The model of a value, by its class.
   *
   * @param <M> the model
   * @param value the value
   * @return the model in this table
   * @throws dev.keyloom.KeyloomException if its class is not a model of this table
   */
  @SuppressWarnings("unchecked") // records are final: the class of a value is its model
  public <M extends T> EntitySchema<M> entityOf(M value) {
    if (value == null) {
      throw new KeyloomException("null is not an item of the table " + name);
    }
    EntitySchema<?> entity = byClass.get(value.getClass());
    if (entity == null) {
      throw new KeyloomException(
          value.getClass().getName() + " is not a model of the table " + name);
    }
    return (EntitySchema<M>) entity;
  }

  /**
   * The model with a value of the type attribute.
   *
   * @param typeName the value of the type attribute
   * @return the model, or null if there is none
   */
  public @Nullable EntitySchema<? extends T> entityOfType(String typeName) {
    return byTypeName.get(typeName);
  }

  /**
   * The model whose keys have the shape of a row's key.
   *
   * @param key the values of the row's key attributes
   * @return the first model that fits, or null if none does
   */
  public @Nullable EntitySchema<? extends T> entityOfKey(TableKey key) {
    for (EntitySchema<? extends T> entity : entities) {
      if (entity.matches(key)) {
        return entity;
      }
    }
    return null;
  }

  /**
   * Binds a key to this table.
   *
   * @param <M> the model
   * @param key a key of one of this table's models
   * @return what the key asks for
   * @throws dev.keyloom.InvalidKeyException if the key is of another table, was not made by
   *     generated code, or a value cannot be the key attribute that it stands for
   */
  public <M> KeyCondition<M> bind(QueryKey<M> key) {
    KeyTarget<M> target = TargetedKey.targetOf(key);
    return KeyBinding.bind(target, entity(target.codec()));
  }

  /**
   * Binds a primary key to this table.
   *
   * @param key a primary key of one of this table's models
   * @return the values of the table's key attributes
   * @throws dev.keyloom.InvalidKeyException as {@link #bind} does
   */
  public TableKey tableKey(PrimaryKey<?> key) {
    return bind(key).tableKey();
  }

  /**
   * Collects the parts of a table.
   *
   * @param <T> the type that all models of the table share
   */
  public static final class Builder<T> {
    private final String name;
    private @Nullable KeyAttribute partitionKey;
    private @Nullable KeyAttribute sortKey;
    private @Nullable String typeAttribute;
    private final List<IndexSchema> indexes = new ArrayList<>();
    private final List<EntityCodec<? extends T>> codecs = new ArrayList<>();
    private final Map<EntityCodec<?>, Set<String>> filters = new HashMap<>();

    private Builder(String name) {
      this.name = name;
    }

    /**
     * Sets the partition key.
     *
     * @param attribute the attribute's name
     * @param type what it holds
     * @return this builder
     */
    public Builder<T> partitionKey(String attribute, KeyType type) {
      partitionKey = new KeyAttribute(attribute, type);
      return this;
    }

    /**
     * Sets the sort key; without it the table has none.
     *
     * @param attribute the attribute's name
     * @param type what it holds
     * @return this builder
     */
    public Builder<T> sortKey(String attribute, KeyType type) {
      sortKey = new KeyAttribute(attribute, type);
      return this;
    }

    /**
     * Sets the attribute that names an item's model; without it models are told by their keys.
     *
     * @param attribute the attribute's name
     * @return this builder
     */
    public Builder<T> typeAttribute(String attribute) {
      typeAttribute = attribute;
      return this;
    }

    /**
     * Adds a global index without sort key.
     *
     * @param name the declared name
     * @param partitionKey the attribute of its partition key
     * @param partitionType what that holds
     * @return this builder
     */
    public Builder<T> globalIndex(String name, String partitionKey, KeyType partitionType) {
      indexes.add(
          new IndexSchema(
              name, IndexKind.GLOBAL, new KeyAttribute(partitionKey, partitionType), null));
      return this;
    }

    /**
     * Adds a global index.
     *
     * @param name the declared name
     * @param partitionKey the attribute of its partition key
     * @param partitionType what that holds
     * @param sortKey the attribute of its sort key
     * @param sortType what that holds
     * @return this builder
     */
    public Builder<T> globalIndex(
        String name, String partitionKey, KeyType partitionType, String sortKey, KeyType sortType) {
      indexes.add(
          new IndexSchema(
              name,
              IndexKind.GLOBAL,
              new KeyAttribute(partitionKey, partitionType),
              new KeyAttribute(sortKey, sortType)));
      return this;
    }

    /**
     * Adds a local index, which has the partition key that the table has been given before.
     *
     * @param name the declared name
     * @param sortKey the attribute of its sort key
     * @param sortType what that holds
     * @return this builder
     * @throws IllegalStateException if the table has no partition key yet
     */
    public Builder<T> localIndex(String name, String sortKey, KeyType sortType) {
      if (partitionKey == null) {
        throw new IllegalStateException(
            "the local index " + name + " comes after the partition key of its table");
      }
      indexes.add(
          new IndexSchema(
              name, IndexKind.LOCAL, partitionKey, new KeyAttribute(sortKey, sortType)));
      return this;
    }

    /**
     * Adds a model.
     *
     * @param codec the model's codec
     * @return this builder
     */
    public Builder<T> entity(EntityCodec<? extends T> codec) {
      codecs.add(codec);
      return this;
    }

    /**
     * Asks for a filter on the type where rows of other models can come back.
     *
     * @param codec the model's codec
     * @param path the name of the access path, empty for the primary key
     * @return this builder
     */
    public Builder<T> filtersType(EntityCodec<? extends T> codec, String path) {
      filters.computeIfAbsent(codec, any -> new HashSet<>()).add(path);
      return this;
    }

    /**
     * Ends the table.
     *
     * @return the schema
     * @throws IllegalArgumentException if the parts do not fit each other
     */
    public TableSchema<T> build() {
      if (partitionKey == null) {
        throw new IllegalArgumentException("the table " + name + " has no partition key");
      }
      return new TableSchema<>(this, partitionKey);
    }
  }
}
