package dev.keyloom.processor.rule.table;

import dev.keyloom.processor.diagnostic.Findings;
import dev.keyloom.processor.diagnostic.Problem;
import dev.keyloom.processor.model.EntityModel;
import dev.keyloom.processor.model.IndexPath;
import dev.keyloom.processor.model.KeyTemplate;
import dev.keyloom.processor.model.TableModel;
import dev.keyloom.processor.rule.Rule;
import java.util.List;
import java.util.Optional;

/**
 * An index whose key is a key attribute of the table, such as an inverted index, finds the items
 * under what {@code @Key} says.
 */
final class SharedKeyRule implements Rule<TableModel> {
  @Override
  public void check(TableModel table, Findings findings) {
    for (EntityModel entity : table.entities()) {
      for (IndexPath path : entity.indexPaths()) {
        if (path.kind() != IndexPath.Kind.INVERTED) {
          for (KeyUse use : KeyUse.index(table, entity, path)) {
            // A path on an index of the wrong kind is reported as such.
            if (use.index().filter(index -> index.isLocal() == path.isLocal()).isPresent()) {
              primary(table, use).ifPresent(primary -> check(use, primary, findings));
            }
          }
        }
      }
    }
  }

  private static void check(KeyUse use, KeyTemplate primary, Findings findings) {
    if (!primary.parts().equals(use.template().parts())) {
      findings.add(
          Problem.INDEX_KEY_MISMATCH,
          use.template().location(),
          use.index().orElseThrow().name(),
          "its key '%s' is a key of the table, which holds \"%s\", not \"%s\""
              .formatted(use.attribute().name(), primary.text(), use.template().text()),
          "Write the template of @Key here too.");
    }
  }

  /** What the model's primary key puts into the attribute of an index key. */
  private static Optional<KeyTemplate> primary(TableModel table, KeyUse use) {
    List<KeyUse> primary = KeyUse.primary(table, use.entity());
    return primary.stream()
        .filter(each -> each.attribute().name().equals(use.attribute().name()))
        .map(KeyUse::template)
        .findFirst();
  }
}
