package dev.keyloom.processor.code;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.keyloom.processor.model.AttributeType;
import dev.keyloom.processor.model.AttributeType.Converted;
import dev.keyloom.processor.model.AttributeType.Embedded;
import dev.keyloom.processor.model.AttributeType.Enumeration;
import dev.keyloom.processor.model.AttributeType.ListOf;
import dev.keyloom.processor.model.AttributeType.MapOf;
import dev.keyloom.processor.model.AttributeType.Scalar;
import dev.keyloom.processor.model.AttributeType.SetOf;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** How the types of a model are written down in Java. */
final class Values {
  private static final ClassName STRING = ClassName.get(String.class);
  static final AnnotationSpec NULLABLE = AnnotationSpec.builder(RuntimeTypes.NULLABLE).build();

  private Values() {}

  /** The type as the record declares it, with the nullability of elements inside. */
  static TypeName declared(AttributeType type) {
    if (type instanceof ListOf list) {
      TypeName element = element(list.element(), list.nullableElements());
      return ParameterizedTypeName.get(ClassName.get(List.class), element);
    }
    if (type instanceof SetOf set) {
      return ParameterizedTypeName.get(ClassName.get(Set.class), boxed(set.element()));
    }
    if (type instanceof MapOf map) {
      TypeName value = element(map.value(), map.nullableValues());
      return ParameterizedTypeName.get(ClassName.get(Map.class), STRING, value);
    }
    return type.javaType();
  }

  private static TypeName element(AttributeType type, boolean nullable) {
    return nullable ? boxed(type).annotated(NULLABLE) : boxed(type);
  }

  /** The type as a type argument. */
  static TypeName boxed(AttributeType type) {
    return declared(type).box();
  }

  /** The type of a value that must be given, so never null: a primitive where there is one. */
  static TypeName given(AttributeType type) {
    TypeName java = declared(type);
    return java.isBoxedPrimitive() ? java.unbox() : java;
  }

  static boolean isPrimitive(AttributeType type) {
    return type instanceof Scalar scalar && scalar.primitive();
  }

  /** Whether the codec of the type is made for one component, and kept in a constant of its own. */
  static boolean hasOwnCodec(AttributeType type) {
    return type instanceof ListOf
        || type instanceof SetOf
        || type instanceof MapOf
        || type instanceof Converted;
  }

  /** Whether an embeddable is part of the type, however deep. */
  static boolean embeds(AttributeType type) {
    return parts(type).anyMatch(Embedded.class::isInstance);
  }

  /** The type and, if it is a collection, what it holds, however deep. */
  static Stream<AttributeType> parts(AttributeType type) {
    if (type instanceof ListOf list) {
      return Stream.concat(Stream.of(type), parts(list.element()));
    }
    if (type instanceof SetOf set) {
      return Stream.concat(Stream.of(type), parts(set.element()));
    }
    if (type instanceof MapOf map) {
      return Stream.concat(Stream.of(type), parts(map.value()));
    }
    return Stream.of(type);
  }

  /** The class of the user that the type is, if it is one. */
  static Optional<ClassName> userType(AttributeType type) {
    if (type instanceof Enumeration enumeration) {
      return Optional.of(enumeration.type());
    }
    if (type instanceof Converted converted) {
      return Optional.of(converted.converter());
    }
    return type instanceof Embedded embedded ? Optional.of(embedded.type()) : Optional.empty();
  }
}
