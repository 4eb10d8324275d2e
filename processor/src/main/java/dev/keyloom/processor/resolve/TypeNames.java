package dev.keyloom.processor.resolve;

import dev.keyloom.processor.model.AttributeType;

/** Names types in messages. */
final class TypeNames {
  private TypeNames() {}

  /** The type without packages. */
  static String of(AttributeType type) {
    return type.javaType().toString().replaceAll("[\\p{javaLowerCase}0-9_]+\\.", "");
  }
}
