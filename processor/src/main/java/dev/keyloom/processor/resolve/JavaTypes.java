package dev.keyloom.processor.resolve;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.keyloom.processor.declaration.TypeUse;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Writes types down as they stand, whether or not they can be stored. */
final class JavaTypes {
  private JavaTypes() {}

  /** The type, without annotations; empty for one with wildcards or type variables. */
  static Optional<TypeName> of(TypeUse type) {
    if (type instanceof TypeUse.Primitive primitive) {
      return Optional.of(primitive(primitive.text()));
    }
    if (type instanceof TypeUse.ArrayOf array) {
      return of(array.element()).map(ArrayTypeName::of);
    }
    return type instanceof TypeUse.Declared declared ? declared(declared) : Optional.empty();
  }

  private static Optional<TypeName> declared(TypeUse.Declared type) {
    ClassName name = ClassNames.of(type.type());
    if (type.arguments().isEmpty()) {
      return Optional.of(name);
    }
    List<TypeName> arguments = new ArrayList<>();
    type.arguments().forEach(argument -> of(argument).ifPresent(arguments::add));
    return arguments.size() == type.arguments().size()
        ? Optional.of(ParameterizedTypeName.get(name, arguments.toArray(TypeName[]::new)))
        : Optional.empty();
  }

  private static TypeName primitive(String text) {
    return switch (text) {
      case "boolean" -> TypeName.BOOLEAN;
      case "byte" -> TypeName.BYTE;
      case "short" -> TypeName.SHORT;
      case "int" -> TypeName.INT;
      case "long" -> TypeName.LONG;
      case "float" -> TypeName.FLOAT;
      case "double" -> TypeName.DOUBLE;
      default -> TypeName.CHAR;
    };
  }
}
