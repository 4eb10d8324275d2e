package dev.keyloom.processor.source;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/**
 * The members of a class that code in its package can use, with those that it inherits from
 * classes.
 */
final class ClassMembers {
  private final Elements elements;
  private final Types types;
  private final TypeElement type;
  private final PackageElement home;
  private final List<ExecutableElement> methods = new ArrayList<>();
  private final List<VariableElement> fields = new ArrayList<>();

  /**
   * Collects the members of a type.
   *
   * @param home the package of the code that uses them
   */
  ClassMembers(Elements elements, Types types, TypeElement type, PackageElement home) {
    this.elements = elements;
    this.types = types;
    this.type = type;
    this.home = home;
    collect(type);
  }

  private void collect(TypeElement from) {
    for (ExecutableElement method : ElementFilter.methodsIn(from.getEnclosedElements())) {
      if (isUsable(method)
          && methods.stream().noneMatch(known -> isSameOrOverrides(known, method))) {
        methods.add(method);
      }
    }
    ElementFilter.fieldsIn(from.getEnclosedElements()).stream()
        .filter(field -> !field.getModifiers().contains(Modifier.STATIC))
        .forEach(fields::add);
    if (from.getSuperclass() instanceof DeclaredType parent
        && parent.getKind() == TypeKind.DECLARED
        && parent.asElement() instanceof TypeElement element
        && !element.getQualifiedName().contentEquals(Object.class.getName())) {
      collect(element);
    }
    if (from.getKind() == ElementKind.INTERFACE) {
      for (TypeMirror parent : from.getInterfaces()) {
        if (parent.getKind() == TypeKind.DECLARED) {
          collect((TypeElement) ((DeclaredType) parent).asElement());
        }
      }
    }
  }

  private boolean isSameOrOverrides(ExecutableElement known, ExecutableElement method) {
    return known.getSimpleName().equals(method.getSimpleName())
        && ((known.getParameters().isEmpty() && method.getParameters().isEmpty())
            || elements.overrides(known, method, type));
  }

  /** Whether the code may call it, and nothing has to be caught there. */
  private boolean isUsable(ExecutableElement member) {
    Set<Modifier> modifiers = member.getModifiers();
    boolean visible =
        modifiers.contains(Modifier.PUBLIC)
            || (!modifiers.contains(Modifier.PRIVATE)
                && elements.getPackageOf(member).equals(home));
    return visible
        && member.getTypeParameters().isEmpty()
        && member.getThrownTypes().stream().noneMatch(this::isChecked);
  }

  private boolean isChecked(TypeMirror thrown) {
    return !isA(thrown, RuntimeException.class) && !isA(thrown, Error.class);
  }

  private boolean isA(TypeMirror thrown, Class<?> parent) {
    TypeElement element = elements.getTypeElement(parent.getName());
    return element != null && types.isSubtype(thrown, element.asType());
  }

  List<ExecutableElement> constructors() {
    return ElementFilter.constructorsIn(type.getEnclosedElements()).stream()
        .filter(this::isUsable)
        .toList();
  }

  /** The static method without parameters of that name that the type itself declares. */
  Optional<ExecutableElement> factory(String name) {
    return ElementFilter.methodsIn(type.getEnclosedElements()).stream()
        .filter(method -> method.getModifiers().contains(Modifier.STATIC))
        .filter(method -> method.getSimpleName().contentEquals(name))
        .filter(method -> method.getParameters().isEmpty() && isUsable(method))
        .findFirst();
  }

  /** The instance methods of that many parameters. */
  List<ExecutableElement> methods(int parameters) {
    return methods.stream()
        .filter(method -> !method.getModifiers().contains(Modifier.STATIC))
        .filter(method -> method.getParameters().size() == parameters)
        .toList();
  }

  /** The method without parameters that reads a component: {@code x()}, {@code getX()}. */
  Optional<ExecutableElement> accessor(String component) {
    List<ExecutableElement> getters =
        methods(0).stream().filter(method -> valueOf(method).getKind() != TypeKind.VOID).toList();
    for (String name : accessorNames(component)) {
      for (ExecutableElement getter : getters) {
        if (getter.getSimpleName().contentEquals(name)
            && (name.equals(component) || !name.startsWith("is") || isBoolean(valueOf(getter)))) {
          return Optional.of(getter);
        }
      }
    }
    return Optional.empty();
  }

  static List<String> accessorNames(String component) {
    int first = component.offsetByCodePoints(0, 1);
    String capitalised =
        component.substring(0, first).toUpperCase(Locale.ROOT) + component.substring(first);
    return List.of(component, "get" + capitalised, "is" + capitalised);
  }

  private boolean isBoolean(TypeMirror value) {
    return value.getKind() == TypeKind.BOOLEAN
        || value.toString().equals(Boolean.class.getCanonicalName());
  }

  /** The instance fields, also private ones. */
  List<VariableElement> fields() {
    return fields;
  }

  /** What a method returns, seen as a member of this type. */
  TypeMirror valueOf(ExecutableElement method) {
    return asMember(method).getReturnType();
  }

  /** What the only parameter of a method takes, seen as a member of this type. */
  TypeMirror parameterOf(ExecutableElement method) {
    return asMember(method).getParameterTypes().get(0);
  }

  private ExecutableType asMember(ExecutableElement method) {
    boolean inherited =
        method.getEnclosingElement() instanceof TypeElement owner
            && !owner.getTypeParameters().isEmpty()
            && !owner.equals(type);
    return inherited
        ? (ExecutableType) types.asMemberOf((DeclaredType) type.asType(), method)
        : (ExecutableType) method.asType();
  }
}
