package dev.keyloom.processor.rule;

import dev.keyloom.processor.diagnostic.Findings;
import dev.keyloom.processor.diagnostic.Problem;
import dev.keyloom.processor.model.EntityModel;
import dev.keyloom.processor.model.TableModel;
import java.util.HashMap;
import java.util.Map;

/** Where a table has a type attribute, each model has a value of its own for it. */
final class TypeNameRule implements Rule<TableModel> {
  @Override
  public void check(TableModel table, Findings findings) {
    if (table.typeAttribute().isEmpty()) {
      return;
    }
    Map<String, EntityModel> seen = new HashMap<>();
    for (EntityModel entity : table.entities()) {
      EntityModel other = seen.putIfAbsent(entity.typeName(), entity);
      if (other != null) {
        findings.add(
            Problem.DUPLICATE_TYPE_NAME,
            entity.location().member("type"),
            other.type().simpleName(),
            entity.type().simpleName(),
            entity.typeName());
      }
    }
  }
}
