package dev.keyloom.processor.rule.entity;

import dev.keyloom.processor.diagnostic.Findings;
import dev.keyloom.processor.diagnostic.Problem;
import dev.keyloom.processor.model.EntityModel;
import dev.keyloom.processor.model.IndexPath;
import dev.keyloom.processor.rule.Rule;

/** An index accepts two items with one key. */
final class UnenforcedUniqueRule implements Rule<EntityModel> {
  @Override
  public void check(EntityModel entity, Findings findings) {
    for (IndexPath path : entity.indexPaths()) {
      if (path.unique()) {
        findings.add(
            Problem.UNENFORCED_UNIQUE,
            path.location().member("unique"),
            path.name(),
            entity.type().simpleName());
      }
    }
  }
}
