package dev.keyloom.processor.rule.entity;

import dev.keyloom.processor.model.EntityModel;
import dev.keyloom.processor.model.IndexPath;
import dev.keyloom.processor.model.KeyTemplate;
import java.util.ArrayList;
import java.util.List;

/** Walks through the keys of a model. */
final class KeyPaths {
  private KeyPaths() {}

  /** Every partition key, the table's first. */
  static List<KeyTemplate> partitionKeys(EntityModel entity) {
    List<KeyTemplate> templates = new ArrayList<>();
    templates.add(entity.primaryKey().partitionKey());
    entity.indexPaths().forEach(path -> templates.add(path.key().partitionKey()));
    return templates;
  }

  /** Every sort key, the table's first. */
  static List<KeyTemplate> sortKeys(EntityModel entity) {
    List<KeyTemplate> templates = new ArrayList<>();
    entity.primaryKey().sortKey().ifPresent(templates::add);
    for (IndexPath path : entity.indexPaths()) {
      path.key().sortKey().ifPresent(templates::add);
    }
    return templates;
  }

  /** Every template. */
  static List<KeyTemplate> all(EntityModel entity) {
    List<KeyTemplate> templates = partitionKeys(entity);
    templates.addAll(sortKeys(entity));
    return templates;
  }
}
