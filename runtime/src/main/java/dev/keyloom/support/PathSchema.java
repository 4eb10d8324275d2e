package dev.keyloom.support;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An access path of a model, bound to the key attributes of the table or of an index. */
public final class PathSchema {
  private final PathSpec spec;
  private final @Nullable IndexSchema index;
  private final KeyPart partition;
  private final @Nullable KeyPart sort;
  private final boolean filtersType;
  private final List<String> synthesizedAttributes;

  private PathSchema(
      PathSpec spec,
      @Nullable IndexSchema index,
      KeyPart partition,
      @Nullable KeyPart sort,
      boolean filtersType,
      List<String> synthesizedAttributes) {
    this.spec = spec;
    this.index = index;
    this.partition = partition;
    this.sort = sort;
    this.filtersType = filtersType;
    this.synthesizedAttributes = List.copyOf(synthesizedAttributes);
  }

  /** Binds the primary key. */
  static PathSchema primary(
      EntitySpec<?> entity,
      KeyAttribute partitionKey,
      @Nullable KeyAttribute sortKey,
      boolean filtersType) {
    PathSpec spec = entity.primary();
    return new PathSchema(
        spec,
        null,
        KeyPart.bind(entity, spec.partitionKey(), partitionKey, true),
        sortPart(entity, spec, sortKey),
        filtersType,
        List.of());
  }

  /** Binds an index path; key attributes that the table has too are not the index's to write. */
  static PathSchema index(
      EntitySpec<?> entity, PathSpec spec, IndexSchema index, PathSchema primary, boolean filters) {
    KeyPart partition = KeyPart.bind(entity, spec.partitionKey(), index.partitionKey(), true);
    KeyPart sort = sortPart(entity, spec, index.sortKey());
    List<String> synthesized = new ArrayList<>();
    addSynthesized(partition, primary, synthesized);
    if (sort != null) {
      addSynthesized(sort, primary, synthesized);
    }
    return new PathSchema(spec, index, partition, sort, filters, synthesized);
  }

  private static @Nullable KeyPart sortPart(
      EntitySpec<?> entity, PathSpec spec, @Nullable KeyAttribute sortKey) {
    KeyTemplate template = spec.sortKey();
    if (template == null || sortKey == null) {
      if (template != null || sortKey != null) {
        throw new IllegalArgumentException(
            entity.modelName()
                + ": the "
                + spec.description()
                + (template == null ? " needs a template of its sort key" : " has no sort key"));
      }
      return null;
    }
    return KeyPart.bind(entity, template, sortKey, false);
  }

  private static void addSynthesized(KeyPart part, PathSchema primary, List<String> names) {
    String name = part.attribute().name();
    KeyPart tableSort = primary.sort;
    boolean ofTable =
        name.equals(primary.partition.attribute().name())
            || (tableSort != null && name.equals(tableSort.attribute().name()));
    if (part.isSynthesized() && !ofTable) {
      names.add(name);
    }
  }

  /**
   * The path's name.
   *
   * @return the name given to the index path, empty for the primary key
   */
  public String name() {
    return spec.name();
  }

  /**
   * Whether this is the primary key.
   *
   * @return whether the path reads the table itself
   */
  public boolean isPrimary() {
    return index == null;
  }

  /**
   * The index that the path reads.
   *
   * @return the index, null for the primary key
   */
  public @Nullable IndexSchema index() {
    return index;
  }

  /**
   * The partition key of the table or index.
   *
   * @return the attribute
   */
  public KeyAttribute partitionKey() {
    return partition.attribute();
  }

  /**
   * The sort key of the table or index.
   *
   * @return the attribute, null if there is none
   */
  public @Nullable KeyAttribute sortKey() {
    return sort == null ? null : sort.attribute();
  }

  /**
   * Whether a full key of this path belongs to at most one item.
   *
   * @return whether the path is the primary key or a unique index
   */
  public boolean isUnique() {
    return spec.isUnique();
  }

  /**
   * Whether rows of other models can come back on this path, so that the request filters by type.
   *
   * @return whether the compiler saw an overlap
   */
  public boolean filtersType() {
    return filtersType;
  }

  /**
   * Whether the keys or guards of this path name a component.
   *
   * @param component the component's position in the entity
   * @return whether a change of it can change the path's keys
   */
  public boolean uses(int component) {
    for (int slot = 0; slot < spec.names().size(); slot++) {
      if (spec.component(slot) == component) {
        return true;
      }
    }
    return spec.guards().stream().anyMatch(guard -> guard.component() == component);
  }

  /**
   * The key attributes of an index path that are made from templates, and are neither ordinary
   * attributes of the model nor key attributes of the table.
   *
   * @return their names; empty for the primary key
   */
  public List<String> synthesizedAttributes() {
    return synthesizedAttributes;
  }

  PathSpec spec() {
    return spec;
  }

  KeyPart partition() {
    return partition;
  }

  @Nullable KeyPart sort() {
    return sort;
  }

  /** What is known of the path's components, by slot. */
  TableKey encode(Object[] values) {
    return new TableKey(
        partition.encode(values, spec.partitionSlots()),
        sort == null ? null : sort.encode(values, spec.sortSlots()));
  }
}
