package dev.keyloom.processor.resolve;

import dev.keyloom.processor.language.KeyLanguages;
import dev.keyloom.processor.language.Language;
import dev.keyloom.processor.model.AttributeModel;
import dev.keyloom.processor.model.EntityModel;
import dev.keyloom.processor.model.IndexModel;
import dev.keyloom.processor.model.IndexPath;
import dev.keyloom.processor.model.KeyAttribute;
import dev.keyloom.processor.model.KeyAttribute.KeyKind;
import dev.keyloom.processor.model.KeyPath;
import dev.keyloom.processor.model.KeyTemplate;
import dev.keyloom.processor.model.TableModel.TypeFilter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Finds the paths on which rows of other models can come back: those whose partition another model
 * can share, and where its sort key can lie within what a query of this model reads.
 */
final class TypeFilters {
  private final KeyAttribute partitionKey;
  private final Optional<KeyAttribute> sortKey;
  private final List<EntityModel> entities;

  TypeFilters(
      KeyAttribute partitionKey, Optional<KeyAttribute> sortKey, List<EntityModel> entities) {
    this.partitionKey = partitionKey;
    this.sortKey = sortKey;
    this.entities = entities;
  }

  /** Where a model's rows lie in the table or in one index; no languages if they are not there. */
  private record Rows(EntityModel entity, List<Language> partition, List<Language> sort) {}

  /** The filters that a table needs, in the order of its models and their paths. */
  List<TypeFilter> find(List<IndexModel> indexes) {
    List<Rows> table = new ArrayList<>();
    for (EntityModel entity : entities) {
      table.add(rows(entity, partitionKey, sortKey, List.of(entity.primaryKey())));
    }
    Map<String, IndexModel> byName = new HashMap<>();
    Map<String, List<Rows>> rowsOfIndex = new HashMap<>();
    for (IndexModel index : indexes) {
      byName.put(index.name(), index);
      rowsOfIndex.put(index.name(), rows(index));
    }
    List<TypeFilter> filters = new ArrayList<>();
    for (EntityModel entity : entities) {
      if (isShared(entity, entity.primaryKey(), partitionKey, sortKey, table)) {
        filters.add(new TypeFilter(entity, ""));
      }
      for (IndexPath path : entity.indexPaths()) {
        IndexModel index = byName.get(path.index());
        List<Rows> rows = rowsOfIndex.get(path.index());
        if (index != null
            && rows != null
            && isShared(entity, path.key(), index.partitionKey(), index.sortKey(), rows)) {
          filters.add(new TypeFilter(entity, path.name()));
        }
      }
    }
    return filters;
  }

  private static boolean isShared(
      EntityModel entity,
      KeyPath key,
      KeyAttribute partition,
      Optional<KeyAttribute> sort,
      List<Rows> rows) {
    String separator = entity.separator();
    Language asked = KeyLanguages.of(partition, key.partitionKey(), separator);
    Optional<Language> range =
        sort.flatMap(
            attribute ->
                key.sortKey()
                    .map(template -> KeyLanguages.queried(attribute, template, separator)));
    return rows.stream()
        .filter(other -> !other.entity().type().equals(entity.type()))
        .anyMatch(
            other ->
                meet(other.partition(), asked)
                    && (range.isEmpty() || meet(other.sort(), range.get())));
  }

  private static boolean meet(List<Language> values, Language asked) {
    return values.stream().anyMatch(value -> !value.isDisjoint(asked));
  }

  private List<Rows> rows(IndexModel index) {
    List<Rows> rows = new ArrayList<>();
    for (EntityModel entity : entities) {
      List<KeyPath> keys =
          entity.indexPaths().stream()
              .filter(path -> path.index().equals(index.name()))
              .map(IndexPath::key)
              .toList();
      rows.add(rows(entity, index.partitionKey(), index.sortKey(), keys));
    }
    return rows;
  }

  private Rows rows(
      EntityModel entity, KeyAttribute partition, Optional<KeyAttribute> sort, List<KeyPath> keys) {
    List<KeyTemplate> partitionTemplates = keys.stream().map(KeyPath::partitionKey).toList();
    List<KeyTemplate> sortTemplates = keys.stream().flatMap(key -> key.sortKey().stream()).toList();
    return new Rows(
        entity,
        values(entity, partition, partitionTemplates),
        sort.map(attribute -> values(entity, attribute, sortTemplates)).orElse(List.of()));
  }

  /**
   * What a model puts into a key attribute: by its templates; without any, as a key of the table or
   * as an ordinary attribute, because it is in the index all the same.
   */
  private List<Language> values(
      EntityModel entity, KeyAttribute attribute, List<KeyTemplate> templates) {
    List<Language> values = new ArrayList<>();
    for (KeyTemplate template : templates) {
      values.add(KeyLanguages.of(attribute, template, entity.separator()));
    }
    if (!templates.isEmpty()) {
      return values;
    }
    primaryTemplate(entity, attribute)
        .ifPresent(
            template -> values.add(KeyLanguages.of(attribute, template, entity.separator())));
    for (AttributeModel stored : entity.stored()) {
      if (stored.storedName().equals(attribute.name())
          && KeyKind.of(stored.type()).filter(attribute.kind()::equals).isPresent()) {
        values.add(KeyLanguages.stored(stored.type()));
      }
    }
    return values;
  }

  /** What the primary key puts into an index key that is a key of the table too. */
  private Optional<KeyTemplate> primaryTemplate(EntityModel entity, KeyAttribute attribute) {
    if (attribute.name().equals(partitionKey.name())) {
      return Optional.of(entity.primaryKey().partitionKey());
    }
    return sortKey.filter(key -> key.name().equals(attribute.name())).isPresent()
        ? entity.primaryKey().sortKey()
        : Optional.empty();
  }
}
