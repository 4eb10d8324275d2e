package dev.keyloom.support;

import dev.keyloom.PrimaryKey;
import java.util.List;

/**
 * A model in its table: its access paths with the names and types of their key attributes.
 *
 * @param <M> the model
 */
@SuppressWarnings({"DoNotCallSuggester", "UnusedVariable"})
public final class EntitySchema<M> {
  EntitySchema() {}

  /**
   * The model's codec.
   *
   * @return the codec
   */
  public EntityCodec<M> codec() {
    throw new UnsupportedOperationException();
  }

  /**
   * The model's facts.
   *
   * @return the spec
   */
  public EntitySpec<M> spec() {
    throw new UnsupportedOperationException();
  }

  /**
   * The primary key.
   *
   * @return its path
   */
  public PathSchema primary() {
    throw new UnsupportedOperationException();
  }

  /**
   * The access paths through indexes.
   *
   * @return the paths in the order of their declaration
   */
  public List<PathSchema> indexPaths() {
    throw new UnsupportedOperationException();
  }

  /**
   * All components of a value.
   *
   * @param value the value
   * @return its components
   */
  public ComponentValues values(M value) {
    throw new UnsupportedOperationException();
  }

  /**
   * The components that a primary key knows.
   *
   * @param key the key
   * @return its components; the others are unknown
   */
  public ComponentValues values(PrimaryKey<M> key) {
    throw new UnsupportedOperationException();
  }

  /**
   * The primary key of a value.
   *
   * @param value the value
   * @return the key
   * @throws dev.keyloom.InvalidKeyException if a component is null or cannot stand in the key
   */
  public PrimaryKey<M> primaryKey(M value) {
    throw new UnsupportedOperationException();
  }

  /**
   * The primary key of a row.
   *
   * @param key the values of the row's key attributes
   * @return the key
   * @throws dev.keyloom.InvalidKeyException if they are no key of this model
   */
  public PrimaryKey<M> primaryKey(TableKey key) {
    throw new UnsupportedOperationException();
  }

  /**
   * The key attributes that an item has beside its ordinary attributes: those of the primary key
   * and of each index that the item is in.
   *
   * @param value the value
   * @return the synthesized key attributes, each once
   * @throws dev.keyloom.InvalidKeyException if a component cannot stand in a key, or a primary key
   *     component is null
   */
  public List<KeyEntry> keyEntries(M value) {
    throw new UnsupportedOperationException();
  }

  /**
   * What becomes of an index path's synthesized key attributes.
   *
   * @param path one of {@link #indexPaths}
   * @param values what is known of the item's components
   * @return the keys to write, the attributes to remove, or what must be known to tell
   * @throws dev.keyloom.InvalidKeyException if a component cannot stand in the key
   */
  public IndexChange derive(PathSchema path, ComponentValues values) {
    throw new UnsupportedOperationException();
  }

  /**
   * Whether a row's key has the shape of this model's keys.
   *
   * @param key the values of the row's key attributes
   * @return whether both fit the templates of the primary key
   */
  public boolean matches(TableKey key) {
    throw new UnsupportedOperationException();
  }
}
