package dev.keyloom.processor.rule.table;

import dev.keyloom.processor.diagnostic.Findings;
import dev.keyloom.processor.diagnostic.Location;
import dev.keyloom.processor.diagnostic.Problem;
import dev.keyloom.processor.model.IndexModel;
import dev.keyloom.processor.model.KeyAttribute;
import dev.keyloom.processor.model.TableModel;
import dev.keyloom.processor.rule.Rule;
import java.util.HashMap;
import java.util.Map;

/** The attributes that a table and its indexes need for themselves are different ones. */
final class KeyAttributeClashRule implements Rule<TableModel> {
  @Override
  public void check(TableModel table, Findings findings) {
    Map<String, String> used = new HashMap<>();
    String owner = "The table " + table.name();
    used.put(table.partitionKey().name(), "the partition key");
    table
        .sortKey()
        .ifPresent(
            key ->
                take(
                    owner,
                    key.name(),
                    "the sort key",
                    table.location().member("sortKey"),
                    used,
                    findings));
    table
        .typeAttribute()
        .ifPresent(
            name ->
                take(
                    owner,
                    name,
                    "the type attribute",
                    table.location().member("typeAttribute"),
                    used,
                    findings));
    for (IndexModel index : table.indexes()) {
      check(table, index, findings);
    }
  }

  private static void take(
      String owner,
      String name,
      String use,
      Location location,
      Map<String, String> used,
      Findings findings) {
    String other = used.putIfAbsent(name, use);
    if (other != null) {
      findings.add(Problem.KEY_ATTRIBUTE_CLASH, location, owner, name, other, use);
    }
  }

  private static void check(TableModel table, IndexModel index, Findings findings) {
    String owner = "The index " + index.name();
    String partitionKey = index.partitionKey().name();
    Location location = index.location();
    if (index.sortKey().map(KeyAttribute::name).filter(partitionKey::equals).isPresent()) {
      findings.add(
          Problem.KEY_ATTRIBUTE_CLASH,
          location.member("sortKey"),
          owner,
          partitionKey,
          "the partition key",
          "the sort key");
    }
    for (KeyUse use : KeyUse.all(table)) {
      if (use.index().filter(index::equals).isPresent()
          && table.typeAttribute().filter(use.attribute().name()::equals).isPresent()) {
        findings.add(
            Problem.KEY_ATTRIBUTE_CLASH,
            use.template().location(),
            owner,
            use.attribute().name(),
            "a key",
            "the table's type attribute");
      }
    }
  }
}
