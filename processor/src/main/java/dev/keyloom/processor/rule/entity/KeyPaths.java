package dev.keyloom.processor.rule.entity;

import dev.keyloom.processor.model.EntityModel;
import dev.keyloom.processor.model.IndexPath;
import dev.keyloom.processor.model.KeyTemplate;
import java.util.ArrayList;
import java.util.List;

/**
 * Walks through the keys of a model. A template that a path takes from {@code @Key} is looked at
 * where it is written, unless it stands in another place: a sort key as a partition key.
 */
final class KeyPaths {
  private KeyPaths() {}

  /** Every partition key, the table's first; a local index has that one too. */
  static List<KeyTemplate> partitionKeys(EntityModel entity) {
    List<KeyTemplate> templates = new ArrayList<>();
    templates.add(entity.primaryKey().partitionKey());
    entity.indexPaths().stream()
        .filter(path -> !path.isLocal())
        .forEach(path -> templates.add(path.key().partitionKey()));
    return templates;
  }

  /**
   * Every sort key, the table's first. The one of a path that turns the primary key round is left
   * out: it is a partition key by design, and no order was asked of it.
   */
  static List<KeyTemplate> sortKeys(EntityModel entity) {
    List<KeyTemplate> templates = new ArrayList<>();
    entity.primaryKey().sortKey().ifPresent(templates::add);
    for (IndexPath path : entity.indexPaths()) {
      if (path.kind() != IndexPath.Kind.INVERTED) {
        path.key().sortKey().ifPresent(templates::add);
      }
    }
    return templates;
  }

  /** Every template that is written, each once. */
  static List<KeyTemplate> all(EntityModel entity) {
    List<KeyTemplate> templates = new ArrayList<>();
    templates.add(entity.primaryKey().partitionKey());
    entity.indexPaths().stream()
        .filter(IndexPath::hasOwnPartitionKey)
        .forEach(path -> templates.add(path.key().partitionKey()));
    templates.addAll(sortKeys(entity));
    return templates;
  }
}
