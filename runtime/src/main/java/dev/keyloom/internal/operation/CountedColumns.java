package dev.keyloom.internal.operation;

import dev.keyloom.internal.plan.KeyRange;
import dev.keyloom.support.KeyAttribute;
import dev.keyloom.support.TableSchema;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The attributes that counting needs: those that tell a row's place and its model. The service
 * could count by itself, but it would count rows of other models and rows at exclusive ends too.
 */
final class CountedColumns {

  private CountedColumns() {}

  static List<String> of(TableSchema<?> schema, KeyRange range) {
    Set<String> names = new LinkedHashSet<>();
    names.add(range.partitionKey().name());
    for (KeyAttribute attribute : range.position()) {
      names.add(attribute.name());
    }
    String type = schema.typeAttribute();
    if (type != null) {
      names.add(type);
    }
    return new ArrayList<>(names);
  }
}
