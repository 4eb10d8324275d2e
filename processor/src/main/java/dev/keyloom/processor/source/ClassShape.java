package dev.keyloom.processor.source;

import dev.keyloom.processor.declaration.ComponentDeclaration.Access;
import dev.keyloom.processor.declaration.Making;
import dev.keyloom.processor.declaration.RecordDeclaration.Fault;
import dev.keyloom.processor.diagnostic.Spelling;
import dev.keyloom.processor.source.Shape.Part;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/**
 * The shape of one class: it has a builder; or else it is a JavaBean, with a constructor without
 * parameters and setters; or else it has one constructor with parameters.
 *
 * <p>A field that can be read but not set would be lost when an item is read, so it is a fault
 * unless it is transient or a constant.
 */
final class ClassShape {
  private static final String BUILDER = "builder";
  private static final String BUILD = "build";

  private final Elements elements;
  private final Types types;
  private final TypeElement type;
  private final ClassMembers members;
  private final List<Fault> faults = new ArrayList<>();

  ClassShape(Elements elements, Types types, TypeElement type) {
    this.elements = elements;
    this.types = types;
    this.type = type;
    this.members = new ClassMembers(elements, types, type, elements.getPackageOf(type));
  }

  Shape read() {
    Optional<TypeElement> builder = builder();
    if (builder.isPresent()) {
      return checked(Making.BUILDER, builderParts(builder.get()));
    }
    if (type.getModifiers().contains(Modifier.ABSTRACT)) {
      return Shape.none("is abstract and has no builder()", SourceLocation.of(type));
    }
    List<ExecutableElement> constructors = members.constructors();
    List<ExecutableElement> taking =
        constructors.stream().filter(each -> !each.getParameters().isEmpty()).toList();
    boolean isBean = taking.size() < constructors.size();
    List<Part> properties = isBean ? properties() : List.of();
    if (!properties.isEmpty()) {
      taking.forEach(constructor -> checkBean(constructor, properties));
      return checked(Making.SETTERS, properties);
    }
    if (taking.isEmpty()) {
      return Shape.none(
          "has no builder(), no property with both a getter and a setter, and no constructor with"
              + " parameters",
          SourceLocation.of(type));
    }
    if (taking.size() > 1) {
      return Shape.none(
          "has "
              + taking.size()
              + " constructors with parameters, so it is not clear which one takes what is stored",
          SourceLocation.of(type));
    }
    return checked(Making.CONSTRUCTOR, constructorParts(taking.get(0)));
  }

  private Shape checked(Making making, List<Part> parts) {
    if (faults.isEmpty()) {
      checkFields(making, parts);
    }
    return new Shape(Optional.of(making), parts, faults);
  }

  private void checkFields(Making making, List<Part> parts) {
    List<String> accessors = parts.stream().map(part -> part.access().accessor()).toList();
    for (VariableElement field : members.fields()) {
      String name = field.getSimpleName().toString();
      Optional<ExecutableElement> accessor =
          members
              .accessor(name)
              .filter(getter -> types.isSameType(members.valueOf(getter), field.asType()));
      boolean lost =
          accessor.isPresent()
              && !accessors.contains(accessor.get().getSimpleName().toString())
              && !field.getModifiers().contains(Modifier.TRANSIENT)
              && field.getConstantValue() == null;
      if (lost) {
        String setter =
            switch (making) {
              case CONSTRUCTOR -> "no parameter of the constructor";
              case SETTERS -> "no setter";
              case BUILDER -> "no method of the builder";
            };
        fault("would lose its field '" + name + "', which " + setter + " sets", field);
      }
    }
  }

  private void fault(String text, Element at) {
    faults.add(new Fault(text, SourceLocation.of(at)));
  }

  // Constructors

  private List<Part> constructorParts(ExecutableElement constructor) {
    List<Part> parts = new ArrayList<>();
    if (isNameless(constructor)) {
      fault("was compiled without -parameters, so nobody knows what its constructor takes", type);
      return parts;
    }
    for (VariableElement parameter : constructor.getParameters()) {
      String name = parameter.getSimpleName().toString();
      Optional<ExecutableElement> accessor = members.accessor(name);
      if (accessor.isEmpty()) {
        fault(
            "has no accessor for the constructor parameter '"
                + name
                + "'."
                + didYouMean(name)
                + " One would be '"
                + String.join("()', '", ClassMembers.accessorNames(name).subList(0, 2))
                + "()'",
            parameter);
      } else if (accepts(parameter.asType(), accessor.get(), "the constructor parameter", name)) {
        parts.add(part(name, accessor.get(), "", List.of(parameter)));
      }
    }
    return parts;
  }

  /** Whether the names of the parameters are those that the compiler makes up. */
  private boolean isNameless(ExecutableElement constructor) {
    List<? extends VariableElement> parameters = constructor.getParameters();
    for (int i = 0; i < parameters.size(); i++) {
      String name = parameters.get(i).getSimpleName().toString();
      if (!name.equals("arg" + i) || members.accessor(name).isPresent()) {
        return false;
      }
    }
    return true;
  }

  private String didYouMean(String parameter) {
    List<String> names =
        members.methods(0).stream()
            .map(method -> method.getSimpleName().toString())
            .filter(name -> !List.of("toString", "hashCode", "clone", "finalize").contains(name))
            .toList();
    for (String wanted : ClassMembers.accessorNames(parameter)) {
      String hint = Spelling.didYouMean(wanted, names);
      if (!hint.isEmpty()) {
        return hint;
      }
    }
    return "";
  }

  /** Whether what an accessor returns can be handed back; reports it if not. */
  private boolean accepts(
      TypeMirror taken, ExecutableElement accessor, String what, String component) {
    TypeMirror read = members.valueOf(accessor);
    if (fits(read, taken)) {
      return true;
    }
    fault(
        "has an accessor '"
            + accessor.getSimpleName()
            + "()' that returns "
            + read
            + ", but "
            + what
            + " '"
            + component
            + "' is of type "
            + taken,
        accessor);
    return false;
  }

  private boolean fits(TypeMirror read, TypeMirror taken) {
    return types.isSameType(read, taken)
        || (read.getKind() == TypeKind.DECLARED
            && taken.getKind() == TypeKind.DECLARED
            && types.isSubtype(read, taken));
  }

  // JavaBeans

  private List<Part> properties() {
    Map<String, Part> properties = new TreeMap<>();
    for (ExecutableElement setter : members.methods(1)) {
      String method = setter.getSimpleName().toString();
      if (!method.startsWith("set") || method.length() == 3) {
        continue;
      }
      String name = decapitalised(method.substring(3));
      members
          .accessor(name)
          .filter(getter -> fits(members.valueOf(getter), members.parameterOf(setter)))
          .ifPresent(
              getter ->
                  properties.putIfAbsent(
                      name,
                      part(name, getter, method, List.of(setter, setter.getParameters().get(0)))));
    }
    return List.copyOf(properties.values());
  }

  /** The name of a property as JavaBeans have it: two capitals at its beginning stay. */
  private static String decapitalised(String name) {
    boolean acronym =
        name.length() > 1
            && Character.isUpperCase(name.charAt(0))
            && Character.isUpperCase(name.charAt(1));
    return acronym ? name : name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
  }

  /** A constructor that takes what no setter sets shows that the class is not meant as a bean. */
  private void checkBean(ExecutableElement constructor, List<Part> properties) {
    for (VariableElement parameter : constructor.getParameters()) {
      Optional<String> accessor =
          members
              .accessor(parameter.getSimpleName().toString())
              .map(method -> method.getSimpleName().toString());
      if (accessor.isPresent()
          && properties.stream()
              .noneMatch(part -> part.access().accessor().equals(accessor.get()))) {
        fault(
            "has a constructor without parameters and setters, but none for '"
                + parameter.getSimpleName()
                + "', which another constructor takes",
            parameter);
      }
    }
  }

  // Builders

  private Optional<TypeElement> builder() {
    return members
        .factory(BUILDER)
        .filter(factory -> factory.getReturnType().getKind() == TypeKind.DECLARED)
        .map(factory -> (TypeElement) ((DeclaredType) factory.getReturnType()).asElement())
        .filter(
            builder ->
                membersOf(builder).methods(0).stream()
                    .anyMatch(
                        method ->
                            method.getSimpleName().contentEquals(BUILD)
                                && types.isSubtype(
                                    types.erasure(method.getReturnType()),
                                    types.erasure(type.asType()))));
  }

  private ClassMembers membersOf(TypeElement builder) {
    return new ClassMembers(elements, types, builder, elements.getPackageOf(type));
  }

  private List<Part> builderParts(TypeElement builder) {
    ClassMembers its = membersOf(builder);
    Map<String, Part> parts = new TreeMap<>();
    List<ExecutableElement> methods =
        its.methods(1).stream()
            .filter(method -> returnsItself(its.valueOf(method), builder))
            .sorted(Comparator.comparing(method -> method.getSimpleName().toString()))
            .toList();
    for (ExecutableElement method : methods) {
      String name = method.getSimpleName().toString();
      members
          .accessor(name)
          .filter(accessor -> fits(members.valueOf(accessor), its.parameterOf(method)))
          .ifPresent(
              accessor ->
                  parts.putIfAbsent(
                      name,
                      part(name, accessor, name, List.of(method, method.getParameters().get(0)))));
    }
    if (parts.isEmpty()) {
      fault(
          "has a builder without a method for anything that "
              + type.getSimpleName()
              + " has an accessor for",
          type);
    }
    return List.copyOf(parts.values());
  }

  private boolean returnsItself(TypeMirror returned, TypeElement builder) {
    return returned.getKind() != TypeKind.VOID
        && types.isSubtype(types.erasure(returned), types.erasure(builder.asType()));
  }

  private Part part(
      String name, ExecutableElement accessor, String setter, List<? extends Element> makers) {
    List<Element> carriers = new ArrayList<>();
    members.fields().stream()
        .filter(
            field -> decapitalised(field.getSimpleName().toString()).equals(decapitalised(name)))
        .findFirst()
        .ifPresent(carriers::add);
    carriers.add(accessor);
    carriers.addAll(makers);
    return new Part(
        name,
        members.valueOf(accessor),
        new Access(accessor.getSimpleName().toString(), setter),
        carriers);
  }
}
