package dev.keyloom.processor.rule.table;

import dev.keyloom.processor.diagnostic.Findings;
import dev.keyloom.processor.diagnostic.Problem;
import dev.keyloom.processor.model.AttributeModel;
import dev.keyloom.processor.model.EntityModel;
import dev.keyloom.processor.model.TableModel;
import dev.keyloom.processor.rule.Rule;
import java.util.List;
import java.util.Optional;

/**
 * A component is not stored under a name that the table needs, unless it is that key: a template of
 * the bare component on a key attribute of its name.
 */
final class StoredNameRule implements Rule<TableModel> {
  @Override
  public void check(TableModel table, Findings findings) {
    List<KeyUse> uses = KeyUse.all(table);
    for (EntityModel entity : table.entities()) {
      List<KeyUse> keys = uses.stream().filter(use -> use.entity().equals(entity)).toList();
      for (AttributeModel attribute : entity.stored()) {
        use(table, keys, attribute)
            .ifPresent(
                use ->
                    findings.add(
                        Problem.STORED_NAME_CLASH,
                        attribute.location(),
                        attribute.component(),
                        entity.type().simpleName(),
                        attribute.storedName(),
                        use));
      }
    }
  }

  private static Optional<String> use(
      TableModel table, List<KeyUse> keys, AttributeModel attribute) {
    String name = attribute.storedName();
    if (table.typeAttribute().filter(name::equals).isPresent()) {
      return Optional.of("the type attribute of the table");
    }
    return keys.stream()
        .filter(use -> use.attribute().name().equals(name) && !use.isItself())
        .findFirst()
        .map(
            use ->
                use.index()
                    .map(index -> "a key of the index " + index.name())
                    .orElse("a key of the table"));
  }
}
