package dev.keyloom.processor.rule.table;

import dev.keyloom.processor.diagnostic.Findings;
import dev.keyloom.processor.diagnostic.Problem;
import dev.keyloom.processor.model.EntityModel;
import dev.keyloom.processor.model.IndexModel;
import dev.keyloom.processor.model.IndexPath;
import dev.keyloom.processor.model.TableModel;
import dev.keyloom.processor.rule.Rule;
import java.util.HashMap;
import java.util.Map;

/** Two paths of a model do not write one key attribute, though two indexes may share it. */
final class SharedIndexAttributeRule implements Rule<TableModel> {
  @Override
  public void check(TableModel table, Findings findings) {
    for (EntityModel entity : table.entities()) {
      Map<String, IndexModel> writers = new HashMap<>();
      for (IndexPath path : entity.indexPaths()) {
        for (KeyUse use : KeyUse.index(table, entity, path)) {
          if (use.isSynthesizedFor(table)) {
            check(use, writers, findings);
          }
        }
      }
    }
  }

  private static void check(KeyUse use, Map<String, IndexModel> writers, Findings findings) {
    IndexModel index = use.index().orElseThrow();
    IndexModel other = writers.putIfAbsent(use.attribute().name(), index);
    // The same index twice, and one attribute for both keys of an index, are reported elsewhere.
    if (other != null && !other.name().equals(index.name())) {
      findings.add(
          Problem.KEY_ATTRIBUTE_CLASH,
          use.template().location(),
          use.entity().type().simpleName(),
          use.attribute().name(),
          "a key of the index " + other.name(),
          "a key of the index " + index.name());
    }
  }
}
