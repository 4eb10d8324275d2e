package dev.keyloom.processor.schema;

import dev.keyloom.processor.model.AttributeType;
import java.util.Locale;

/** Names how a value is stored, independent of whether Java sees a primitive. */
final class StoredTypes {
  private StoredTypes() {}

  static String of(AttributeType type) {
    if (type instanceof AttributeType.Scalar scalar) {
      return scalar.storedForm().toLowerCase(Locale.ROOT).replace('_', '-');
    }
    if (type instanceof AttributeType.Enumeration enumeration) {
      return "enum(" + String.join("|", enumeration.constants().stream().sorted().toList()) + ")";
    }
    if (type instanceof AttributeType.Embedded embedded) {
      return "embedded(" + embedded.type().canonicalName() + ")";
    }
    if (type instanceof AttributeType.Raw) {
      return "raw";
    }
    if (type instanceof AttributeType.Converted converted) {
      return "converted(" + converted.converter().canonicalName() + ")";
    }
    if (type instanceof AttributeType.ListOf list) {
      return "list(" + of(list.element()) + ")";
    }
    if (type instanceof AttributeType.SetOf set) {
      return "set(" + of(set.element()) + ")";
    }
    return "map(" + of(((AttributeType.MapOf) type).value()) + ")";
  }
}
