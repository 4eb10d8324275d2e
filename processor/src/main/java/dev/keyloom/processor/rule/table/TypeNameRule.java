package dev.keyloom.processor.rule.table;

import dev.keyloom.processor.diagnostic.Findings;
import dev.keyloom.processor.diagnostic.Problem;
import dev.keyloom.processor.model.EntityModel;
import dev.keyloom.processor.model.TableModel;
import dev.keyloom.processor.rule.Rule;
import java.util.HashMap;
import java.util.Map;

/** Each model of a table has a type name of its own, also where no attribute holds it yet. */
final class TypeNameRule implements Rule<TableModel> {
  @Override
  public void check(TableModel table, Findings findings) {
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
