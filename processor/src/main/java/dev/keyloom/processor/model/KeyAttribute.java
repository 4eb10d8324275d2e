package dev.keyloom.processor.model;

import java.util.List;
import java.util.Optional;

/** An attribute of a key schema. */
public record KeyAttribute(String name, KeyKind kind) {
  /** The type of a key attribute, as DynamoDB allows them. */
  public enum KeyKind {
    STRING,
    NUMBER,
    BINARY;

    /** The kind of a value in its own stored form; empty for what cannot be a key. */
    public static Optional<KeyKind> of(AttributeType type) {
      if (type instanceof AttributeType.Enumeration) {
        return Optional.of(STRING);
      }
      if (!(type instanceof AttributeType.Scalar scalar)) {
        return Optional.empty();
      }
      return switch (scalar.kind()) {
        case BOOLEAN -> Optional.empty();
        case BYTES, BYTE_BUFFER -> Optional.of(BINARY);
        default -> Optional.of(scalar.isStoredAsNumber() ? NUMBER : STRING);
      };
    }
  }

  /**
   * Whether a template gives this attribute a component's stored form, as a number or bytes, rather
   * than a text: a bare template on an attribute of that kind.
   */
  public boolean isStoredForm(KeyTemplate template) {
    return isItself(template)
        || (kind != KeyKind.STRING
            && template.isBare()
            && KeyKind.of(template.components().get(0).type()).filter(kind::equals).isPresent());
  }

  /** Whether a template on this attribute is the attribute of that name, in its own stored form. */
  public boolean isItself(KeyTemplate template) {
    return isItself(name, template);
  }

  /** Whether a template on an attribute is the attribute of that name, in its own stored form. */
  public static boolean isItself(String attribute, KeyTemplate template) {
    return template.isBare()
        && template.components().get(0).storedPath().equals(List.of(attribute));
  }
}
