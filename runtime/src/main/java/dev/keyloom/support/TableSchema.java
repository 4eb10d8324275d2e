package dev.keyloom.support;

import dev.keyloom.PrimaryKey;
import dev.keyloom.QueryKey;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A table with its key attributes, indexes and models, in declared names. Immutable; generated
 * gateways hold one each.
 *
 * @param <T> the type that all models of the table share
 */
@SuppressWarnings({"DoNotCallSuggester", "UnusedVariable"})
public final class TableSchema<T> {
  private TableSchema() {}

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
    throw new UnsupportedOperationException();
  }

  /**
   * The partition key.
   *
   * @return the attribute
   */
  public KeyAttribute partitionKey() {
    throw new UnsupportedOperationException();
  }

  /**
   * The sort key.
   *
   * @return the attribute, null in a table without one
   */
  public @Nullable KeyAttribute sortKey() {
    throw new UnsupportedOperationException();
  }

  /**
   * The attribute that names an item's model.
   *
   * @return the attribute's name, null in a table without one
   */
  public @Nullable String typeAttribute() {
    throw new UnsupportedOperationException();
  }

  /**
   * The indexes.
   *
   * @return the indexes in the order of their declaration
   */
  public List<IndexSchema> indexes() {
    throw new UnsupportedOperationException();
  }

  /**
   * The models.
   *
   * @return the models in the order of their declaration
   */
  public List<EntitySchema<? extends T>> entities() {
    throw new UnsupportedOperationException();
  }

  /**
   * The model of a codec.
   *
   * @param <M> the model
   * @param codec the model's codec
   * @return the model in this table
   * @throws dev.keyloom.InvalidKeyException if it is not a model of this table
   */
  public <M> EntitySchema<M> entity(EntityCodec<M> codec) {
    throw new UnsupportedOperationException();
  }

  /**
   * The model of a value, by its class.
   *
   * @param <M> the model
   * @param value the value
   * @return the model in this table
   * @throws dev.keyloom.KeyloomException if its class is not a model of this table
   */
  public <M extends T> EntitySchema<M> entityOf(M value) {
    throw new UnsupportedOperationException();
  }

  /**
   * The model with a value of the type attribute.
   *
   * @param typeName the value of the type attribute
   * @return the model, or null if there is none
   */
  public @Nullable EntitySchema<? extends T> entityOfType(String typeName) {
    throw new UnsupportedOperationException();
  }

  /**
   * The model whose keys have the shape of a row's key.
   *
   * @param key the values of the row's key attributes
   * @return the first model that fits, or null if none does
   */
  public @Nullable EntitySchema<? extends T> entityOfKey(TableKey key) {
    throw new UnsupportedOperationException();
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
    throw new UnsupportedOperationException();
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
    private Builder(String name) {}

    /**
     * Sets the partition key.
     *
     * @param attribute the attribute's name
     * @param type what it holds
     * @return this builder
     */
    public Builder<T> partitionKey(String attribute, KeyType type) {
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
      return this;
    }

    /**
     * Sets the attribute that names an item's model; without it models are told by their keys.
     *
     * @param attribute the attribute's name
     * @return this builder
     */
    public Builder<T> typeAttribute(String attribute) {
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
      return this;
    }

    /**
     * Adds a model.
     *
     * @param codec the model's codec
     * @return this builder
     */
    public Builder<T> entity(EntityCodec<? extends T> codec) {
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
      return this;
    }

    /**
     * Ends the table.
     *
     * @return the schema
     * @throws IllegalArgumentException if the parts do not fit each other
     */
    public TableSchema<T> build() {
      return new TableSchema<>();
    }
  }
}
