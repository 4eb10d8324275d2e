package dev.keyloom.processor.rule.table;

import dev.keyloom.processor.model.EntityModel;
import dev.keyloom.processor.model.IndexModel;
import dev.keyloom.processor.model.IndexPath;
import dev.keyloom.processor.model.KeyAttribute;
import dev.keyloom.processor.model.KeyTemplate;
import dev.keyloom.processor.model.TableModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A template that a model gives a key attribute.
 *
 * @param index the index that the attribute belongs to; empty for the table itself
 * @param sort whether it is the sort key
 */
record KeyUse(
    EntityModel entity,
    Optional<IndexModel> index,
    KeyAttribute attribute,
    boolean sort,
    KeyTemplate template) {

  /** Every use of a table's key attributes and its indexes' key attributes. */
  static List<KeyUse> all(TableModel table) {
    List<KeyUse> uses = new ArrayList<>();
    for (EntityModel entity : table.entities()) {
      uses.addAll(primary(table, entity));
      entity.indexPaths().forEach(path -> uses.addAll(index(table, entity, path)));
    }
    return uses;
  }

  /** A path's uses of the key attributes of its index. */
  static List<KeyUse> index(TableModel table, EntityModel entity, IndexPath path) {
    List<KeyUse> uses = new ArrayList<>();
    table.indexes().stream()
        .filter(index -> index.name().equals(path.index()))
        .forEach(index -> addIndex(entity, index, path, uses));
    return uses;
  }

  /** A model's uses of the table's own key attributes. */
  static List<KeyUse> primary(TableModel table, EntityModel entity) {
    List<KeyUse> uses = new ArrayList<>();
    Optional<IndexModel> none = Optional.empty();
    uses.add(
        new KeyUse(entity, none, table.partitionKey(), false, entity.primaryKey().partitionKey()));
    if (table.sortKey().isPresent() && entity.primaryKey().sortKey().isPresent()) {
      KeyTemplate sortKey = entity.primaryKey().sortKey().get();
      uses.add(new KeyUse(entity, none, table.sortKey().get(), true, sortKey));
    }
    return uses;
  }

  private static void addIndex(
      EntityModel entity, IndexModel index, IndexPath path, List<KeyUse> uses) {
    Optional<IndexModel> one = Optional.of(index);
    uses.add(new KeyUse(entity, one, index.partitionKey(), false, path.key().partitionKey()));
    if (index.sortKey().isPresent() && path.key().sortKey().isPresent()) {
      uses.add(new KeyUse(entity, one, index.sortKey().get(), true, path.key().sortKey().get()));
    }
  }

  /** Whether the attribute exists for the index alone: neither ordinary nor a key of the table. */
  boolean isSynthesizedFor(TableModel table) {
    return index.isPresent() && !isItself() && !isSharedWith(table);
  }

  /** Whether it is a key of an index that is a key of the table too, which {@code @Key} writes. */
  boolean isSharedWith(TableModel table) {
    String name = attribute.name();
    return index.isPresent()
        && (name.equals(table.partitionKey().name())
            || table.sortKey().filter(key -> key.name().equals(name)).isPresent());
  }

  /** Whether the template is the attribute itself, in its own stored form. */
  boolean isItself() {
    return attribute.isItself(template);
  }
}
