package dev.keyloom.processor.source;

import dev.keyloom.processor.declaration.ComponentDeclaration.Access;
import dev.keyloom.processor.declaration.Making;
import dev.keyloom.processor.source.Shape.Part;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** Finds the components of records, and of classes that can be read and made as records are. */
final class ShapeReader {
  private final Elements elements;
  private final Types types;

  ShapeReader(Elements elements, Types types) {
    this.elements = elements;
    this.types = types;
  }

  Shape read(TypeElement type) {
    if (type.getKind() == ElementKind.RECORD) {
      return record(type);
    }
    if (type.getKind() != ElementKind.CLASS) {
      return Shape.none("is " + kind(type), SourceLocation.of(type));
    }
    if (type.getNestingKind() != NestingKind.TOP_LEVEL
        && !type.getModifiers().contains(Modifier.STATIC)) {
      return Shape.none(
          "is an inner class, so a value needs one of the class around it",
          SourceLocation.of(type));
    }
    return new ClassShape(elements, types, type).read();
  }

  private static Shape record(TypeElement type) {
    List<Part> parts = new ArrayList<>();
    for (RecordComponentElement component : componentsOf(type)) {
      String name = component.getSimpleName().toString();
      List<Element> carriers = new ArrayList<>(List.of(component));
      if (component.getAccessor() != null) {
        carriers.add(component.getAccessor());
      }
      for (VariableElement field : ElementFilter.fieldsIn(type.getEnclosedElements())) {
        if (field.getSimpleName().equals(component.getSimpleName())) {
          carriers.add(field);
        }
      }
      parts.add(new Part(name, component.asType(), new Access(name, ""), carriers));
    }
    return Shape.of(Making.CONSTRUCTOR, parts);
  }

  static String kind(Element element) {
    return switch (element.getKind()) {
      case RECORD -> "a record";
      case ENUM -> "an enum";
      case INTERFACE -> "an interface";
      case ANNOTATION_TYPE -> "an annotation";
      default -> "a class";
    };
  }

  /** The components of a record; of other types none, for which ecj fails when it is asked. */
  static List<? extends RecordComponentElement> componentsOf(TypeElement type) {
    return type.getKind() == ElementKind.RECORD ? type.getRecordComponents() : List.of();
  }
}
