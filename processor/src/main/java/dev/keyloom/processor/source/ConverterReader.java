package dev.keyloom.processor.source;

import dev.keyloom.processor.declaration.ConverterDeclaration;
import dev.keyloom.processor.diagnostic.Location;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** Reads the classes that store components in a form of their own. */
final class ConverterReader {
  private static final String VALUE_CODEC = "dev.keyloom.codec.ValueCodec";

  private final Elements elements;
  private final Types types;
  private final TypeReader typeReader;

  ConverterReader(Elements elements, Types types, TypeReader typeReader) {
    this.elements = elements;
    this.types = types;
    this.typeReader = typeReader;
  }

  /**
   * Reads a class.
   *
   * @param holder the record whose generated code makes an instance
   * @param unresolved is told the text of each type that the compiler does not know
   */
  ConverterDeclaration read(
      TypeMirror converter, TypeElement holder, Location location, Consumer<String> unresolved) {
    String shown = typeReader.read(converter, unresolved).text();
    if (converter.getKind() != TypeKind.DECLARED) {
      return new ConverterDeclaration(
          Optional.empty(), shown, Optional.empty(), false, false, location);
    }
    TypeElement type = (TypeElement) ((DeclaredType) converter).asElement();
    Optional<ExecutableElement> constructor = constructor(type);
    boolean isOuter =
        !type.getNestingKind().isNested() || type.getModifiers().contains(Modifier.STATIC);
    return new ConverterDeclaration(
        Optional.of(typeReader.reference(type)),
        shown,
        converted(converter).map(value -> typeReader.read(value, unresolved)),
        type.getKind() == ElementKind.CLASS
            && !type.getModifiers().contains(Modifier.ABSTRACT)
            && isOuter
            && constructor.isPresent(),
        TypeReader.isAccessible(type)
            && constructor.filter(found -> isCallable(found, holder)).isPresent(),
        location);
  }

  private static Optional<ExecutableElement> constructor(TypeElement type) {
    return ElementFilter.constructorsIn(type.getEnclosedElements()).stream()
        .filter(constructor -> constructor.getParameters().isEmpty())
        .findFirst();
  }

  private boolean isCallable(Element constructor, TypeElement holder) {
    return constructor.getModifiers().contains(Modifier.PUBLIC)
        || (!constructor.getModifiers().contains(Modifier.PRIVATE)
            && elements.getPackageOf(constructor).equals(elements.getPackageOf(holder)));
  }

  /** The type argument of the codec that a type is, if it is one and does not leave that open. */
  private Optional<TypeMirror> converted(TypeMirror type) {
    if (type instanceof DeclaredType declared
        && ((TypeElement) declared.asElement()).getQualifiedName().contentEquals(VALUE_CODEC)) {
      List<? extends TypeMirror> arguments = declared.getTypeArguments();
      return arguments.isEmpty() || arguments.get(0).getKind() == TypeKind.TYPEVAR
          ? Optional.empty()
          : Optional.of(arguments.get(0));
    }
    return types.directSupertypes(type).stream()
        .flatMap(parent -> converted(parent).stream())
        .findFirst();
  }
}
