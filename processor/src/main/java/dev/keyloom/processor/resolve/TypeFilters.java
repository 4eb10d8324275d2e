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
import java.util.List;
import java.util.Optional;

/**
 * Finds the paths on which rows of other models can come back: those whose partition another model
 * can share, and where its sort key can lie within what a query of this model reads.
 */
final class TypeFilters {
  private final KeyAttribute partitionKey;
  private final Optional<KeyAttribute> sortKey;
  private final List<IndexModel> indexes;
  private final List<EntityModel> entities;

  TypeFilters(
      KeyAttribute partitionKey,
      Optional<KeyAttribute> sortKey,
      List<IndexModel> indexes,
      List<EntityModel> entities) {
    this.partitionKey = partitionKey;
    this.sortKey = sortKey;
    this.indexes = indexes;
    this.entities = entities;
  }

  List<TypeFilter> find() {
    List<TypeFilter> filters = new ArrayList<>();
    for (EntityModel entity : entities) {
      if (isShared(entity, "", partitionKey, sortKey, Optional.empty())) {
        filters.add(new TypeFilter(entity, ""));
      }
      for (IndexPath path : entity.indexPaths()) {
        indexes.stream()
            .filter(index -> index.name().equals(path.index()))
            .filter(
                index ->
                    isShared(
                        entity,
                        path.name(),
                        index.partitionKey(),
                        index.sortKey(),
                        Optional.of(index)))
            .forEach(index -> filters.add(new TypeFilter(entity, path.name())));
      }
    }
    return filters;
  }

  private boolean isShared(
      EntityModel entity,
      String path,
      KeyAttribute partition,
      Optional<KeyAttribute> sort,
      Optional<IndexModel> index) {
    KeyPath key = key(entity, path);
    String separator = entity.separator();
    Language asked = KeyLanguages.of(partition, key.partitionKey(), separator);
    Optional<Language> range =
        sort.flatMap(
            attribute ->
                key.sortKey()
                    .map(template -> KeyLanguages.queried(attribute, template, separator)));
    for (EntityModel other : entities) {
      if (!other.type().equals(entity.type())
          && values(other, partition, index, false).stream().anyMatch(v -> !v.isDisjoint(asked))
          && (range.isEmpty()
              || values(other, sort.orElseThrow(), index, true).stream()
                  .anyMatch(v -> !v.isDisjoint(range.get())))) {
        return true;
      }
    }
    return false;
  }

  /** What another model puts into a key attribute, by a template or as an ordinary attribute. */
  private List<Language> values(
      EntityModel entity, KeyAttribute attribute, Optional<IndexModel> index, boolean sort) {
    List<KeyPath> keys =
        index.isEmpty()
            ? List.of(entity.primaryKey())
            : entity.indexPaths().stream()
                .filter(path -> path.index().equals(index.get().name()))
                .map(IndexPath::key)
                .toList();
    List<Language> values = new ArrayList<>();
    for (KeyPath key : keys) {
      Optional<KeyTemplate> template = sort ? key.sortKey() : Optional.of(key.partitionKey());
      template.ifPresent(text -> values.add(KeyLanguages.of(attribute, text, entity.separator())));
    }
    if (keys.isEmpty()) {
      primaryTemplate(entity, attribute)
          .ifPresent(text -> values.add(KeyLanguages.of(attribute, text, entity.separator())));
      for (AttributeModel stored : entity.attributes()) {
        if (stored.storedName().equals(attribute.name())
            && KeyKind.of(stored.type()).filter(attribute.kind()::equals).isPresent()) {
          values.add(KeyLanguages.stored(stored.type()));
        }
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

  private static KeyPath key(EntityModel entity, String path) {
    return entity.indexPaths().stream()
        .filter(each -> each.name().equals(path))
        .findFirst()
        .map(IndexPath::key)
        .orElse(entity.primaryKey());
  }
}
