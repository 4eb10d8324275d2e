package dev.keyloom.processor.rule.table;

import dev.keyloom.processor.diagnostic.Findings;
import dev.keyloom.processor.diagnostic.Problem;
import dev.keyloom.processor.model.EntityModel;
import dev.keyloom.processor.model.KeyAttribute;
import dev.keyloom.processor.model.TableModel;
import dev.keyloom.processor.rule.Rule;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * What a table of several models is called does not speak of one of them, and says which is which.
 */
final class TableNamesRule implements Rule<TableModel> {
  @Override
  public void check(TableModel table, Findings findings) {
    if (table.entities().size() < 2) {
      return;
    }
    checkName(table, findings);
    Stream.concat(Stream.of(table.partitionKey()), table.sortKey().stream())
        .forEach(key -> checkKey(table, key, findings));
    if (table.typeAttribute().isEmpty()) {
      findings.add(
          Problem.NO_TYPE_ATTRIBUTE, table.location(), table.name(), table.entities().size());
    }
  }

  private static void checkName(TableModel table, Findings findings) {
    table.entities().stream()
        .map(entity -> entity.type().simpleName())
        .filter(model -> isNamedAfter(table.name(), model))
        .findFirst()
        .ifPresent(
            model ->
                findings.add(
                    Problem.TABLE_NAMED_AFTER_MODEL,
                    table.location(),
                    table.name(),
                    model,
                    table.entities().size()));
  }

  private static boolean isNamedAfter(String table, String model) {
    String name = plain(table);
    String one = plain(model);
    return List.of(one, one + "s", one + "es").contains(name);
  }

  private static String plain(String name) {
    return name.toLowerCase(Locale.ROOT).replaceAll("[-_.]", "");
  }

  /** A key that holds texts of several models, under the name of what one of them puts there. */
  private static void checkKey(TableModel table, KeyAttribute key, Findings findings) {
    boolean mixed =
        table.entities().stream()
            .flatMap(entity -> KeyUse.primary(table, entity).stream())
            .anyMatch(use -> use.attribute().equals(key) && !use.isItself());
    if (!mixed) {
      return;
    }
    for (EntityModel entity : table.entities()) {
      if (entity.attributes().stream()
          .anyMatch(attribute -> attribute.component().equals(key.name()))) {
        findings.add(
            Problem.KEY_NAMED_AFTER_COMPONENT,
            table.location(),
            key.name(),
            table.name(),
            entity.type().simpleName());
        return;
      }
    }
  }
}
