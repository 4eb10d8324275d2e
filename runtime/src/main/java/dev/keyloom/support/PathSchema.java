package dev.keyloom.support;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** An access path of a model, bound to the key attributes of the table or of an index. */
@SuppressWarnings({"DoNotCallSuggester", "UnusedVariable"})
public final class PathSchema {
  PathSchema() {}

  /**
   * The path's name.
   *
   * @return the name given to the index path, empty for the primary key
   */
  public String name() {
    throw new UnsupportedOperationException();
  }

  /**
   * Whether this is the primary key.
   *
   * @return whether the path reads the table itself
   */
  public boolean isPrimary() {
    throw new UnsupportedOperationException();
  }

  /**
   * The index that the path reads.
   *
   * @return the index, null for the primary key
   */
  public @Nullable IndexSchema index() {
    throw new UnsupportedOperationException();
  }

  /**
   * The partition key of the table or index.
   *
   * @return the attribute
   */
  public KeyAttribute partitionKey() {
    throw new UnsupportedOperationException();
  }

  /**
   * The sort key of the table or index.
   *
   * @return the attribute, null if there is none
   */
  public @Nullable KeyAttribute sortKey() {
    throw new UnsupportedOperationException();
  }

  /**
   * Whether a full key of this path belongs to at most one item.
   *
   * @return whether the path is the primary key or a unique index
   */
  public boolean isUnique() {
    throw new UnsupportedOperationException();
  }

  /**
   * Whether rows of other models can come back on this path, so that the request filters by type.
   *
   * @return whether the compiler saw an overlap
   */
  public boolean filtersType() {
    throw new UnsupportedOperationException();
  }

  /**
   * Whether the keys or guards of this path name a component.
   *
   * @param component the component's position in the entity
   * @return whether a change of it can change the path's keys
   */
  public boolean uses(int component) {
    throw new UnsupportedOperationException();
  }

  /**
   * The key attributes of an index path that are made from templates, and are neither ordinary
   * attributes of the model nor key attributes of the table.
   *
   * @return their names; empty for the primary key
   */
  public List<String> synthesizedAttributes() {
    throw new UnsupportedOperationException();
  }
}
