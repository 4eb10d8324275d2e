package dev.keyloom.processor.source;

import dev.keyloom.processor.declaration.Written;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;

/**
 * Reads the values of one annotation.
 *
 * <p>A value that is missing or of a wrong type reads as empty and marks the reader as broken: the
 * compiler reports such values itself.
 */
final class AnnotationReader {
  private final Elements elements;
  private final AnnotationMirror mirror;
  private final SourceLocation location;
  private final Brokenness brokenness;

  /** Remembers whether anything of a declaration could not be read. */
  static final class Brokenness {
    private boolean broken;

    boolean isBroken() {
      return broken;
    }
  }

  private AnnotationReader(
      Elements elements, AnnotationMirror mirror, SourceLocation location, Brokenness brokenness) {
    this.elements = elements;
    this.mirror = mirror;
    this.location = location;
    this.brokenness = brokenness;
  }

  /** The annotation of that name on the element, if it is there. */
  static Optional<AnnotationReader> find(
      Elements elements, Element element, String name, Brokenness brokenness) {
    return all(elements, element, name, brokenness).stream().findFirst();
  }

  /** All annotations of that name on the element, also those that a container holds. */
  static List<AnnotationReader> all(
      Elements elements, Element element, String name, Brokenness brokenness) {
    List<AnnotationReader> found = new ArrayList<>();
    SourceLocation base = SourceLocation.of(element);
    for (AnnotationMirror mirror : element.getAnnotationMirrors()) {
      String type = mirror.getAnnotationType().toString();
      if (type.equals(name)) {
        SourceLocation location = base.annotation(mirror, found.size());
        found.add(new AnnotationReader(elements, mirror, location, brokenness));
      } else if (type.equals(name + ".Container")) {
        AnnotationReader container =
            new AnnotationReader(elements, mirror, base.annotation(mirror, 0), brokenness);
        for (AnnotationValue item : container.items("value")) {
          if (item.getValue() instanceof AnnotationMirror repeated) {
            SourceLocation location = base.annotation(repeated, found.size());
            found.add(new AnnotationReader(elements, repeated, location, brokenness));
          }
        }
      }
    }
    return found;
  }

  /** Whether it is an annotation of that name. */
  boolean isOf(String name) {
    return mirror.getAnnotationType().toString().equals(name);
  }

  /** Whether another annotation says the same. */
  boolean equalsValues(AnnotationReader other) {
    return elements
        .getElementValuesWithDefaults(mirror)
        .toString()
        .equals(elements.getElementValuesWithDefaults(other.mirror).toString());
  }

  SourceLocation location() {
    return location;
  }

  /** A string. */
  Written<String> text(String member) {
    return new Written<>(string(value(member)), location.member(member));
  }

  /** A boolean. */
  Written<Boolean> flag(String member) {
    Object value = value(member).map(AnnotationValue::getValue).orElse(false);
    brokenness.broken |= !(value instanceof Boolean);
    return new Written<>(Boolean.TRUE.equals(value), location.member(member));
  }

  /** The name of an enum constant. */
  Written<String> constant(String member) {
    Object value = value(member).map(AnnotationValue::getValue).orElse("");
    boolean constant = value instanceof VariableElement;
    brokenness.broken |= !constant;
    String name = constant ? ((VariableElement) value).getSimpleName().toString() : "";
    return new Written<>(name, location.member(member));
  }

  /** An array of strings. */
  List<Written<String>> texts(String member) {
    List<Written<String>> texts = new ArrayList<>();
    for (AnnotationValue item : items(member)) {
      SourceLocation place = location.member(member).item(texts.size(), item);
      texts.add(new Written<>(string(Optional.of(item)), place));
    }
    return texts;
  }

  /** A class; nothing for one that the compiler does not know, at least not yet. */
  Written<Optional<TypeMirror>> type(String member) {
    return new Written<>(value(member).flatMap(AnnotationReader::type), location.member(member));
  }

  /** An array of classes. */
  List<Written<Optional<TypeMirror>>> types(String member) {
    List<Written<Optional<TypeMirror>>> types = new ArrayList<>();
    for (AnnotationValue item : items(member)) {
      SourceLocation place = location.member(member).item(types.size(), item);
      types.add(new Written<>(type(item), place));
    }
    return types;
  }

  private static Optional<TypeMirror> type(AnnotationValue value) {
    return value.getValue() instanceof TypeMirror type && type.getKind() != TypeKind.ERROR
        ? Optional.of(type)
        : Optional.empty();
  }

  /** An array of annotations. */
  List<AnnotationReader> annotations(String member) {
    List<AnnotationReader> found = new ArrayList<>();
    List<AnnotationValue> items = items(member);
    for (int index = 0; index < items.size(); index++) {
      if (items.get(index).getValue() instanceof AnnotationMirror nested) {
        SourceLocation place = location.member(member).item(index, items.get(index)).nested(nested);
        found.add(new AnnotationReader(elements, nested, place, brokenness));
      } else {
        brokenness.broken = true;
      }
    }
    return found;
  }

  private List<AnnotationValue> items(String member) {
    List<AnnotationValue> items = new ArrayList<>();
    Object value = value(member).map(AnnotationValue::getValue).orElse("");
    if (value instanceof List<?> list) {
      for (Object item : list) {
        items.add((AnnotationValue) item);
      }
    } else {
      brokenness.broken = true;
    }
    return items;
  }

  private Optional<AnnotationValue> value(String member) {
    Map<? extends ExecutableElement, ? extends AnnotationValue> values =
        elements.getElementValuesWithDefaults(mirror);
    for (ExecutableElement candidate : values.keySet()) {
      if (candidate.getSimpleName().contentEquals(member)) {
        return Optional.of(values.get(candidate));
      }
    }
    return Optional.empty();
  }

  private String string(Optional<AnnotationValue> value) {
    // javac's value for an expression that it could not evaluate is the string "<error>"
    if (value.isPresent()
        && value.get().getValue() instanceof String text
        && !value.get().toString().equals("<error>")
        && !text.equals("<error>")) {
      return text;
    }
    brokenness.broken = true;
    return "";
  }
}
