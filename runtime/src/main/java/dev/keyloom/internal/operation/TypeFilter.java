package dev.keyloom.internal.operation;

import dev.keyloom.DocumentPath;
import dev.keyloom.Expression;
import dev.keyloom.StringPath;

/** The filter on the type attribute, where rows of other models would be read to no purpose. */
final class TypeFilter {

  private TypeFilter() {}

  static Expression of(String typeAttribute, String typeName) {
    return new StringPath<>(DocumentPath.of(typeAttribute)).eq(typeName).expression();
  }
}
