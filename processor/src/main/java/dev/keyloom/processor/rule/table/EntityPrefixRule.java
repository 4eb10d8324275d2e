package dev.keyloom.processor.rule.table;

import dev.keyloom.processor.diagnostic.Findings;
import dev.keyloom.processor.diagnostic.Problem;
import dev.keyloom.processor.language.KeyLanguages;
import dev.keyloom.processor.model.TableModel;
import dev.keyloom.processor.rule.Rule;
import java.util.Locale;

/**
 * Among several models a key tells by its first literal what it belongs to. Sort keys of indexes
 * are left out: there models are often meant to mix; so are keys that an index shares with the
 * table.
 */
final class EntityPrefixRule implements Rule<TableModel> {
  @Override
  public void check(TableModel table, Findings findings) {
    if (table.entities().size() < 2) {
      return;
    }
    for (KeyUse use : KeyUse.all(table)) {
      boolean mixes = use.sort() && use.index().isPresent();
      if (!mixes
          && !use.isSharedWith(table)
          && !use.isItself()
          && KeyLanguages.prefix(use.template()).isEmpty()) {
        String model = use.entity().type().simpleName();
        findings.add(
            Problem.MISSING_ENTITY_PREFIX,
            use.template().location(),
            use.template().text(),
            model,
            table.entities().size(),
            model.toUpperCase(Locale.ROOT) + use.entity().separator());
      }
    }
  }
}
