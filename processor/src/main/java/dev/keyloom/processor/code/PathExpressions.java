package dev.keyloom.processor.code;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.keyloom.processor.model.AttributeType;
import dev.keyloom.processor.model.AttributeType.Embedded;
import dev.keyloom.processor.model.AttributeType.ListOf;
import dev.keyloom.processor.model.AttributeType.MapOf;
import dev.keyloom.processor.model.AttributeType.Scalar;
import dev.keyloom.processor.model.AttributeType.SetOf;

/**
 * The types of attribute paths and the expressions that create them.
 *
 * @param model the model whose conditions the paths make: a class, or the type variable of an
 *     embeddable's paths
 * @param codecs how codecs are named where the expressions stand
 */
record PathExpressions(TypeName model, CodecExpressions codecs) {

  /** {@code StringPath<User>}, {@code ListPath<User, Address, AddressAttributes<User>>}. */
  TypeName type(AttributeType type) {
    if (type instanceof Embedded embedded && !embedded.recursive()) {
      return generic(GeneratedNames.attributes(embedded.type()));
    }
    return plainType(type);
  }

  private TypeName plainType(AttributeType type) {
    if (type instanceof ListOf list) {
      return generic(
          RuntimeTypes.LIST_PATH, Values.boxed(list.element()), elementType(list.element()));
    }
    if (type instanceof MapOf map) {
      return generic(RuntimeTypes.MAP_PATH, Values.boxed(map.value()), elementType(map.value()));
    }
    if (type instanceof SetOf set) {
      return generic(RuntimeTypes.SET_PATH, Values.boxed(set.element()));
    }
    ClassName path = scalarPath(type);
    return knowsItsType(path) ? generic(path) : generic(path, Values.boxed(type));
  }

  /**
   * {@code new StringPath<User>(path)}, {@code new ListPath<User, Address,
   * AddressAttributes<User>>(path, AddressCodec.INSTANCE, AddressAttributes<User>::new)}. Type
   * arguments are written down, because inferring them costs the compiler far more than reading.
   */
  CodeBlock create(AttributeType type, CodeBlock path) {
    if (type instanceof Embedded embedded && !embedded.recursive()) {
      return CodeBlock.of("new $T($L)", type(type), path);
    }
    return createPlain(type, path, 1);
  }

  private CodeBlock createPlain(AttributeType type, CodeBlock path, int depth) {
    if (type instanceof ListOf list) {
      return createNested(type, path, list.element(), depth);
    }
    if (type instanceof MapOf map) {
      return createNested(type, path, map.value(), depth);
    }
    if (type instanceof SetOf set) {
      return CodeBlock.of("new $T($L, $L)", plainType(type), path, codecs.of(set.element()));
    }
    return knowsItsType(scalarPath(type))
        ? CodeBlock.of("new $T($L)", plainType(type), path)
        : CodeBlock.of("new $T($L, $L)", plainType(type), path, codecs.of(type));
  }

  private CodeBlock createNested(
      AttributeType type, CodeBlock path, AttributeType element, int depth) {
    return CodeBlock.of(
        "new $T($L,$W$L,$W$L)", plainType(type), path, codecs.of(element), factory(element, depth));
  }

  // Elements are created when they are asked for, so that embeddables in them may lead back.
  private TypeName elementType(AttributeType element) {
    return element instanceof Embedded embedded
        ? generic(GeneratedNames.attributes(embedded.type()))
        : plainType(element);
  }

  private CodeBlock factory(AttributeType element, int depth) {
    if (element instanceof Embedded
        || (element instanceof Scalar && knowsItsType(scalarPath(element)))) {
      return CodeBlock.of("$T::new", elementType(element));
    }
    String path = depth == 1 ? "element" : "element" + depth;
    return CodeBlock.of(
        "$L -> $L", path, createPlain(element, CodeBlock.of("$L", path), depth + 1));
  }

  private static ClassName scalarPath(AttributeType type) {
    if (!(type instanceof Scalar scalar)) {
      return RuntimeTypes.ATTRIBUTE_PATH;
    }
    return switch (scalar.kind()) {
      case STRING -> RuntimeTypes.STRING_PATH;
      case BYTE, SHORT, INT, LONG, FLOAT, DOUBLE, BIG_INTEGER, BIG_DECIMAL ->
          RuntimeTypes.NUMBER_PATH;
      case INSTANT ->
          scalar.form().isPresent() ? RuntimeTypes.ORDERED_PATH : RuntimeTypes.INSTANT_PATH;
      case LOCAL_DATE, LOCAL_TIME, LOCAL_DATE_TIME, DURATION, CHARACTER ->
          RuntimeTypes.ORDERED_PATH;
      case BOOLEAN, UUID, OFFSET_DATE_TIME, ZONED_DATE_TIME, URI, BYTES, BYTE_BUFFER ->
          RuntimeTypes.ATTRIBUTE_PATH;
    };
  }

  private static boolean knowsItsType(ClassName path) {
    return path.equals(RuntimeTypes.STRING_PATH) || path.equals(RuntimeTypes.INSTANT_PATH);
  }

  private TypeName generic(ClassName path, TypeName... arguments) {
    TypeName[] all = new TypeName[arguments.length + 1];
    all[0] = model;
    System.arraycopy(arguments, 0, all, 1, arguments.length);
    return ParameterizedTypeName.get(path, all);
  }
}
