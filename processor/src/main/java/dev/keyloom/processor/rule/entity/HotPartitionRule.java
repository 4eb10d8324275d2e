package dev.keyloom.processor.rule.entity;

import dev.keyloom.processor.diagnostic.Findings;
import dev.keyloom.processor.diagnostic.Problem;
import dev.keyloom.processor.model.EntityModel;
import dev.keyloom.processor.model.IndexPath;
import dev.keyloom.processor.model.KeyTemplate;
import dev.keyloom.processor.rule.Rule;

/** A partition key without components puts all items into one partition, which has a limit. */
final class HotPartitionRule implements Rule<EntityModel> {
  @Override
  public void check(EntityModel entity, Findings findings) {
    check(entity, entity.primaryKey().partitionKey(), findings);
    for (IndexPath path : entity.indexPaths()) {
      // A sparse index over one partition is a usual and good design: a list of what is open.
      // A local index has the table's partition key.
      if (path.onlyWhen().isEmpty() && !path.isLocal()) {
        check(entity, path.key().partitionKey(), findings);
      }
    }
  }

  private static void check(EntityModel entity, KeyTemplate template, Findings findings) {
    if (template.components().isEmpty()) {
      findings.add(
          Problem.HOT_PARTITION, template.location(), template.text(), entity.type().simpleName());
    }
  }
}
