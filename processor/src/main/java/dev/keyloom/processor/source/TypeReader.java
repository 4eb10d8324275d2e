package dev.keyloom.processor.source;

import dev.keyloom.processor.declaration.TypeReference;
import dev.keyloom.processor.declaration.TypeUse;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;
import javax.lang.model.util.Elements;

/** Copies types. */
final class TypeReader {
  private final Elements elements;

  TypeReader(Elements elements) {
    this.elements = elements;
  }

  /**
   * Copies a type.
   *
   * @param unresolved is told the text of each type that the compiler does not know
   */
  TypeUse read(TypeMirror type, Consumer<String> unresolved) {
    if (type.getKind().isPrimitive()) {
      return new TypeUse.Primitive(type.getKind().name().toLowerCase(Locale.ROOT));
    }
    boolean nullable = Nullness.isNullable(type);
    return switch (type.getKind()) {
      case ARRAY ->
          new TypeUse.ArrayOf(read(((ArrayType) type).getComponentType(), unresolved), nullable);
      case DECLARED -> declared((DeclaredType) type, nullable, unresolved);
      case ERROR -> {
        unresolved.accept(type.toString());
        yield new TypeUse.Unresolved(type.toString());
      }
      case WILDCARD -> new TypeUse.Other(text((WildcardType) type, unresolved), nullable);
      default -> new TypeUse.Other(type.toString(), nullable);
    };
  }

  private TypeUse declared(DeclaredType type, boolean nullable, Consumer<String> unresolved) {
    TypeElement element = (TypeElement) type.asElement();
    List<TypeUse> arguments =
        type.getTypeArguments().stream().map(argument -> read(argument, unresolved)).toList();
    List<String> constants =
        element.getEnclosedElements().stream()
            .filter(member -> member.getKind() == ElementKind.ENUM_CONSTANT)
            .map(member -> member.getSimpleName().toString())
            .toList();
    return new TypeUse.Declared(
        reference(element),
        kind(element),
        element.getTypeParameters().size(),
        arguments,
        constants,
        isAccessible(element),
        nullable);
  }

  private TypeUse.Kind kind(TypeElement element) {
    if (isAnnotated(element, OurAnnotations.EMBEDDABLE)) {
      return TypeUse.Kind.EMBEDDABLE;
    }
    if (isAnnotated(element, OurAnnotations.MODEL)) {
      return TypeUse.Kind.MODEL;
    }
    return switch (element.getKind()) {
      case RECORD -> TypeUse.Kind.RECORD;
      case ENUM -> TypeUse.Kind.ENUM;
      case INTERFACE, ANNOTATION_TYPE ->
          element.getModifiers().contains(Modifier.SEALED)
              ? TypeUse.Kind.SEALED_INTERFACE
              : TypeUse.Kind.INTERFACE;
      default -> TypeUse.Kind.CLASS;
    };
  }

  TypeReference reference(TypeElement element) {
    Deque<String> names = new ArrayDeque<>();
    for (Element at = element; at instanceof TypeElement; at = at.getEnclosingElement()) {
      names.addFirst(at.getSimpleName().toString());
    }
    String packageName = elements.getPackageOf(element).getQualifiedName().toString();
    return new TypeReference(packageName, List.copyOf(names));
  }

  /** Whether a type or one around it is deprecated, also in the arguments of the type. */
  boolean mentionsDeprecated(TypeMirror type) {
    if (type.getKind() == TypeKind.ARRAY) {
      return mentionsDeprecated(((ArrayType) type).getComponentType());
    }
    return type instanceof DeclaredType declared
        && (isDeprecated(declared.asElement())
            || declared.getTypeArguments().stream().anyMatch(this::mentionsDeprecated));
  }

  boolean isDeprecated(Element element) {
    for (Element at = element; at instanceof TypeElement; at = at.getEnclosingElement()) {
      if (elements.isDeprecated(at)) {
        return true;
      }
    }
    return false;
  }

  static boolean isAccessible(Element element) {
    return allEnclosing(element, Modifier.PRIVATE, false);
  }

  static boolean isPublic(Element element) {
    return allEnclosing(element, Modifier.PUBLIC, true);
  }

  private static boolean allEnclosing(Element element, Modifier modifier, boolean present) {
    for (Element at = element; at instanceof TypeElement; at = at.getEnclosingElement()) {
      if (at.getModifiers().contains(modifier) != present) {
        return false;
      }
    }
    return true;
  }

  static boolean isAnnotated(Element element, String annotation) {
    return element.getAnnotationMirrors().stream()
        .anyMatch(mirror -> mirror.getAnnotationType().toString().equals(annotation));
  }

  private String text(WildcardType wildcard, Consumer<String> unresolved) {
    if (wildcard.getExtendsBound() != null) {
      return "? extends " + read(wildcard.getExtendsBound(), unresolved).text();
    }
    return wildcard.getSuperBound() == null
        ? "?"
        : "? super " + read(wildcard.getSuperBound(), unresolved).text();
  }
}
