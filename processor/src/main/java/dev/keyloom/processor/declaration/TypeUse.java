package dev.keyloom.processor.declaration;

import java.util.List;

/** A type as it stands in a declaration. */
public sealed interface TypeUse {
  /** Whether an annotation {@code @Nullable} stands on it. */
  boolean nullable();

  /** The type as a reader would write it. */
  String text();

  /** The type with qualified names and without annotations: equal for equal types. */
  default String signature() {
    return text();
  }

  /** A primitive type. */
  record Primitive(String text) implements TypeUse {
    @Override
    public boolean nullable() {
      return false;
    }
  }

  /** An array. */
  record ArrayOf(TypeUse element, boolean nullable) implements TypeUse {
    @Override
    public String text() {
      return element.text() + "[]";
    }

    @Override
    public String signature() {
      return element.signature() + "[]";
    }
  }

  /**
   * A class or an interface.
   *
   * @param parameters how many type parameters it declares
   * @param arguments as many, or none for a raw type
   * @param constants of an enum, in order; else empty
   * @param accessible whether generated code in the package of the declaration may name it
   */
  record Declared(
      TypeReference type,
      Kind kind,
      int parameters,
      List<TypeUse> arguments,
      List<String> constants,
      boolean accessible,
      boolean nullable)
      implements TypeUse {
    public Declared {
      arguments = List.copyOf(arguments);
      constants = List.copyOf(constants);
    }

    @Override
    public String text() {
      String name = String.join(".", type.simpleNames());
      return arguments.isEmpty()
          ? name
          : name + "<" + String.join(", ", arguments.stream().map(TypeUse::text).toList()) + ">";
    }

    @Override
    public String signature() {
      return type.qualifiedName() + arguments.stream().map(TypeUse::signature).toList();
    }
  }

  /** A wildcard, a type variable or an intersection. */
  record Other(String text, boolean nullable) implements TypeUse {}

  /** A type that the compiler does not know, at least not yet. */
  record Unresolved(String text) implements TypeUse {
    @Override
    public boolean nullable() {
      return false;
    }
  }

  /** What a declared type is. */
  enum Kind {
    EMBEDDABLE,
    MODEL,
    RECORD,
    ENUM,
    SEALED_INTERFACE,
    INTERFACE,
    CLASS
  }
}
