package dev.keyloom.processor.rule.table;

import dev.keyloom.processor.diagnostic.Findings;
import dev.keyloom.processor.diagnostic.Problem;
import dev.keyloom.processor.model.EntityModel;
import dev.keyloom.processor.model.IndexPath;
import dev.keyloom.processor.model.TableModel;
import dev.keyloom.processor.rule.Rule;

/**
 * A guard works by leaving out key attributes that exist for the index alone. Ordinary attributes
 * and keys of the table are always written.
 */
final class GuardEffectRule implements Rule<TableModel> {
  @Override
  public void check(TableModel table, Findings findings) {
    for (EntityModel entity : table.entities()) {
      for (IndexPath path : entity.indexPaths()) {
        if (!path.onlyWhen().isEmpty() && !hasOwnKey(table, entity, path)) {
          findings.add(
              Problem.GUARD_WITHOUT_EFFECT,
              path.location().member("onlyWhen"),
              entity.type().simpleName(),
              path.index());
        }
      }
    }
  }

  private static boolean hasOwnKey(TableModel table, EntityModel entity, IndexPath path) {
    return KeyUse.index(table, entity, path).stream().anyMatch(use -> use.isSynthesizedFor(table));
  }
}
