package dev.keyloom.internal.operation;

import dev.keyloom.DocumentPath;
import dev.keyloom.Expression;
import dev.keyloom.StringPath;

/**
 * The filter on the type attribute, where rows of other models would be read to no purpose. A row
 * without a type passes: the shape of its key tells what it is, as everywhere.
 */
final class TypeFilter {

  private TypeFilter() {}

  static Expression of(String typeAttribute, String typeName) {
    StringPath<?> type = new StringPath<>(DocumentPath.of(typeAttribute));
    return Expression.or(type.eq(typeName).expression(), type.isNull().expression());
  }
}
