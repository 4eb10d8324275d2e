package dev.keyloom.processor.source;

import dev.keyloom.processor.diagnostic.Location;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/**
 * A place in a source, as a path from a type through its components and annotations.
 *
 * @param type the type in whose source the place is
 * @param element the type, or a member of it
 * @param annotation the annotation on the path, for compilers that take it instead of the path
 * @param value the value on the path
 */
record SourceLocation(
    TypeElement type,
    Element element,
    @Nullable AnnotationMirror annotation,
    @Nullable AnnotationValue value,
    List<Step> path)
    implements Location {

  /** A step from a declaration to a part of it. */
  sealed interface Step {
    /** To a record component, a field or a parameter. */
    record ToComponent(String name) implements Step {}

    /** To a method, or the constructor {@code <init>}, with so many parameters. */
    record ToMethod(String name, int parameters) implements Step {}

    /** To an annotation, counted among those of the same name. */
    record ToAnnotation(String simpleName, int occurrence) implements Step {}

    /** To a value of an annotation. */
    record ToMember(String name) implements Step {}

    /** To an element of an array. */
    record ToItem(int index) implements Step {}
  }

  SourceLocation {
    path = List.copyOf(path);
  }

  static SourceLocation of(TypeElement type) {
    return new SourceLocation(type, type, null, null, List.of());
  }

  static SourceLocation ofComponent(TypeElement type, Element component) {
    return new SourceLocation(
        type,
        component,
        null,
        null,
        List.of(new Step.ToComponent(component.getSimpleName().toString())));
  }

  /** The place of a type or a member of one. */
  static SourceLocation of(Element element) {
    if (element instanceof TypeElement type) {
      return of(type);
    }
    Element enclosing = element.getEnclosingElement();
    String name = element.getSimpleName().toString();
    if (element instanceof ExecutableElement method && enclosing instanceof TypeElement owner) {
      Step step = new Step.ToMethod(name, method.getParameters().size());
      return new SourceLocation(owner, element, null, null, List.of(step));
    }
    if (enclosing instanceof ExecutableElement) {
      SourceLocation method = of(enclosing);
      List<Step> path = method.with(new Step.ToComponent(name));
      return new SourceLocation(method.type, element, null, null, path);
    }
    if (enclosing instanceof TypeElement owner) {
      return ofComponent(owner, element);
    }
    throw new IllegalArgumentException(element + " is no member of a type");
  }

  SourceLocation annotation(AnnotationMirror mirror, int occurrence) {
    String name = mirror.getAnnotationType().asElement().getSimpleName().toString();
    return new SourceLocation(
        type, element, mirror, null, with(new Step.ToAnnotation(name, occurrence)));
  }

  /** The same place, where it is itself an annotation inside another one. */
  SourceLocation nested(AnnotationMirror mirror) {
    return new SourceLocation(type, element, mirror, value, path);
  }

  SourceLocation item(int index, AnnotationValue item) {
    return new SourceLocation(type, element, annotation, item, with(new Step.ToItem(index)));
  }

  @Override
  public SourceLocation member(String name) {
    if (annotation != null) {
      for (ExecutableElement member : annotation.getElementValues().keySet()) {
        if (member.getSimpleName().contentEquals(name)) {
          AnnotationValue written = annotation.getElementValues().get(member);
          return new SourceLocation(
              type, element, annotation, written, with(new Step.ToMember(name)));
        }
      }
    }
    return this;
  }

  /** A text that is the same for the same place in every round. */
  String key() {
    return type.getQualifiedName() + path.toString();
  }

  private List<Step> with(Step step) {
    List<Step> longer = new ArrayList<>(path);
    longer.add(step);
    return longer;
  }
}
