package dev.keyloom.support;

import dev.keyloom.InvalidKeyException;
import dev.keyloom.PrimaryKey;
import java.util.ArrayList;
import java.util.List;

/**
 * A model in its table: its access paths with the names and types of their key attributes.
 *
 * @param <M> the model
 */
public final class EntitySchema<M> {
  private final EntityCodec<M> codec;
  private final PathSchema primary;
  private final List<PathSchema> indexPaths;

  EntitySchema(EntityCodec<M> codec, PathSchema primary, List<PathSchema> indexPaths) {
    this.codec = codec;
    this.primary = primary;
    this.indexPaths = List.copyOf(indexPaths);
  }

  /**
   * The model's codec.
   *
   * @return the codec
   */
  public EntityCodec<M> codec() {
    return codec;
  }

  /**
   * The model's facts.
   *
   * @return the spec
   */
  public EntitySpec<M> spec() {
    return codec.spec();
  }

  /**
   * The primary key.
   *
   * @return its path
   */
  public PathSchema primary() {
    return primary;
  }

  /**
   * The access paths through indexes.
   *
   * @return the paths in the order of their declaration
   */
  public List<PathSchema> indexPaths() {
    return indexPaths;
  }

  /**
   * The access path of a name.
   *
   * @param name the name of an index path, empty for the primary key
   * @return the path
   * @throws IllegalArgumentException if the model has no such path
   */
  public PathSchema path(String name) {
    if (name.isEmpty()) {
      return primary;
    }
    for (PathSchema path : indexPaths) {
      if (path.name().equals(name)) {
        return path;
      }
    }
    throw new IllegalArgumentException(spec().modelName() + " has no access path " + name);
  }

  /**
   * All components of a value.
   *
   * @param value the value
   * @return its components
   */
  public ComponentValues values(M value) {
    return ComponentValues.of(codec, value);
  }

  /**
   * The components that a primary key knows.
   *
   * @param key the key
   * @return its components; the others are unknown
   */
  public ComponentValues values(PrimaryKey<M> key) {
    KeyState known = TargetedKey.targetOf(key).state();
    ComponentValues values = ComponentValues.unknown(spec().components().size());
    for (int slot = 0; slot < known.values().length; slot++) {
      values = values.with(known.path().component(slot), known.values()[slot]);
    }
    return values;
  }

  /**
   * The primary key of a value.
   *
   * @param value the value
   * @return the key
   * @throws InvalidKeyException if a component is null or cannot stand in the key
   */
  public PrimaryKey<M> primaryKey(M value) {
    return KeyTarget.primary(codec, primaryValues(values(value)));
  }

  /**
   * The primary key of a row.
   *
   * @param key the values of the row's key attributes
   * @return the key
   * @throws InvalidKeyException if they are no key of this model
   */
  public PrimaryKey<M> primaryKey(TableKey key) {
    return KeyParser.parse(codec, primary, key);
  }

  /**
   * The values of the table's key attributes for a value.
   *
   * @param value the value
   * @return its key
   * @throws InvalidKeyException if a component is null or cannot stand in the key
   */
  public TableKey tableKey(M value) {
    return primary.encode(primaryValues(values(value)));
  }

  /**
   * The key attributes that an item has beside its ordinary attributes: those of the primary key
   * and of each index that the item is in.
   *
   * @param value the value
   * @return the synthesized key attributes, each once
   * @throws InvalidKeyException if a component cannot stand in a key, or a primary key component is
   *     null
   */
  public List<KeyEntry> keyEntries(M value) {
    ComponentValues values = values(value);
    List<KeyEntry> entries = new ArrayList<>();
    addSynthesized(primary, primary.encode(primaryValues(values)), entries);
    for (PathSchema path : indexPaths) {
      if (derive(path, values) instanceof IndexChange.Write write) {
        entries.addAll(write.entries());
      }
    }
    return entries;
  }

  private static void addSynthesized(PathSchema path, TableKey key, List<KeyEntry> entries) {
    KeyPart sort = path.sort();
    if (path.partition().isSynthesized()) {
      entries.add(new KeyEntry(path.partitionKey().name(), key.partition()));
    }
    if (sort != null && key.sort() != null && sort.isSynthesized()) {
      entries.add(new KeyEntry(sort.attribute().name(), key.sort()));
    }
  }

  /**
   * What becomes of an index path's synthesized key attributes.
   *
   * @param path one of {@link #indexPaths}
   * @param values what is known of the item's components
   * @return the keys to write, the attributes to remove, or what must be known to tell
   * @throws InvalidKeyException if a component cannot stand in the key
   */
  public IndexChange derive(PathSchema path, ComponentValues values) {
    PathSpec spec = path.spec();
    List<String> unknown = new ArrayList<>();
    Object[] key = new Object[spec.names().size()];
    for (int slot = 0; slot < key.length; slot++) {
      int component = spec.component(slot);
      Object value = values.isKnown(component) ? values.value(component) : null;
      if (value != null) {
        key[slot] = value;
      } else if (values.isKnown(component)) {
        return new IndexChange.Remove(path.synthesizedAttributes());
      } else {
        unknown.add(spec.names().get(slot));
      }
    }
    for (PathSpec.Guard guard : spec.guards()) {
      String name = spec().components().get(guard.component()).name();
      if (!values.isKnown(guard.component())) {
        if (!unknown.contains(name)) {
          unknown.add(name);
        }
      } else if (!guard.holds(values.value(guard.component()))) {
        return new IndexChange.Remove(path.synthesizedAttributes());
      }
    }
    if (!unknown.isEmpty()) {
      return new IndexChange.Undecided(unknown);
    }
    // Encoded even where nothing is synthesized: an ordinary attribute is checked as a key too.
    List<KeyEntry> entries = new ArrayList<>();
    addSynthesized(path, path.encode(key), entries);
    entries.removeIf(entry -> !path.synthesizedAttributes().contains(entry.attribute()));
    return new IndexChange.Write(entries);
  }

  /**
   * Whether a row's key has the shape of this model's keys.
   *
   * @param key the values of the row's key attributes
   * @return whether both fit the templates of the primary key
   */
  public boolean matches(TableKey key) {
    return KeyParser.matches(primary, key);
  }

  private Object[] primaryValues(ComponentValues values) {
    PathSpec path = primary.spec();
    Object[] key = new Object[path.names().size()];
    for (int slot = 0; slot < key.length; slot++) {
      Object value = values.value(path.component(slot));
      if (value == null) {
        throw path.at(slot).refused(null, "a primary key needs a value");
      }
      key[slot] = value;
    }
    return key;
  }
}
