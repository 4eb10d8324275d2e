package dev.keyloom.processor.source;

import dev.keyloom.processor.declaration.ComponentDeclaration;
import dev.keyloom.processor.declaration.ConverterDeclaration;
import dev.keyloom.processor.declaration.Declarations;
import dev.keyloom.processor.declaration.KeyDeclaration;
import dev.keyloom.processor.declaration.Making;
import dev.keyloom.processor.declaration.ModelDeclaration;
import dev.keyloom.processor.declaration.PathDeclaration;
import dev.keyloom.processor.declaration.RecordDeclaration;
import dev.keyloom.processor.declaration.RecordDeclaration.Conflict;
import dev.keyloom.processor.declaration.TypeReference;
import dev.keyloom.processor.declaration.Written;
import dev.keyloom.processor.source.AnnotationReader.Brokenness;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;

/** Reads models and embeddables. */
final class RecordReader {
  private final Elements elements;
  private final TypeReader types;
  private final ShapeReader shapes;
  private final ConverterReader converters;
  private final Predicate<TypeElement> isIncomplete;

  /**
   * Reads with these tools.
   *
   * @param isIncomplete whether the members of a class are still to come
   */
  RecordReader(
      Elements elements,
      TypeReader types,
      ShapeReader shapes,
      ConverterReader converters,
      Predicate<TypeElement> isIncomplete) {
    this.elements = elements;
    this.types = types;
    this.shapes = shapes;
    this.converters = converters;
    this.isIncomplete = isIncomplete;
  }

  RecordDeclaration read(TypeElement type) {
    TypeReference reference = types.reference(type);
    List<Declarations.Unresolved> unresolved = new ArrayList<>();
    Brokenness brokenness = new Brokenness();
    TableMembership tables = new TableMembership(elements, types, type);
    unresolved.addAll(tables.unresolved());
    Shape shape = shape(type, reference, unresolved);
    List<ComponentDeclaration> components = components(type, shape, brokenness, unresolved);
    Optional<ModelDeclaration> model =
        AnnotationReader.find(elements, type, OurAnnotations.MODEL, brokenness)
            .map(RecordReader::model);
    List<KeyDeclaration> keys =
        AnnotationReader.all(elements, type, OurAnnotations.KEY, brokenness).stream()
            .map(RecordReader::key)
            .toList();
    List<PathDeclaration> indexes = new ArrayList<>();
    AnnotationReader.all(elements, type, OurAnnotations.GSI, brokenness)
        .forEach(annotation -> indexes.add(gsi(annotation)));
    AnnotationReader.all(elements, type, OurAnnotations.LSI, brokenness)
        .forEach(annotation -> indexes.add(lsi(annotation)));
    return new RecordDeclaration(
        reference,
        shape.making(),
        shape.faults(),
        TypeReader.isPublic(type),
        TypeReader.isAccessible(type),
        type.getTypeParameters().size(),
        Nullness.isNullMarked(type, elements),
        mentionsDeprecated(type, shape),
        model,
        AnnotationReader.find(elements, type, OurAnnotations.EMBEDDABLE, brokenness)
            .map(AnnotationReader::location),
        keys,
        indexes,
        tables.tables(),
        tables.unlisting(),
        components,
        conflicts(shape),
        unresolved,
        !brokenness.isBroken(),
        SourceLocation.of(type));
  }

  private Shape shape(
      TypeElement type, TypeReference reference, List<Declarations.Unresolved> unresolved) {
    if (isIncomplete.test(type)) {
      SourceLocation location = SourceLocation.of(type);
      unresolved.add(new Declarations.Unresolved(reference, "The class", "", location));
      return Shape.of(Making.CONSTRUCTOR, List.of());
    }
    return shapes.read(type);
  }

  private List<ComponentDeclaration> components(
      TypeElement type,
      Shape shape,
      Brokenness brokenness,
      List<Declarations.Unresolved> unresolved) {
    TypeReference reference = types.reference(type);
    List<ComponentDeclaration> components = new ArrayList<>();
    for (Shape.Part part : shape.parts()) {
      SourceLocation location = SourceLocation.of(part.carriers().get(0));
      Consumer<String> unknown =
          text ->
              unresolved.add(
                  new Declarations.Unresolved(
                      reference, "The component '" + part.name() + "'", text, location));
      Optional<AnnotationReader> attribute = find(part, OurAnnotations.ATTRIBUTE, brokenness);
      components.add(
          new ComponentDeclaration(
              part.name(),
              types.read(part.type(), unknown),
              part.carriers().stream().anyMatch(Nullness::isNullable),
              text(attribute, "name"),
              text(attribute, "format"),
              attribute.flatMap(annotation -> converter(annotation, type, unknown)),
              roles(part, brokenness),
              part.access(),
              location));
    }
    return components;
  }

  private Optional<ConverterDeclaration> converter(
      AnnotationReader annotation, TypeElement holder, Consumer<String> unknown) {
    Written<Optional<TypeMirror>> written = annotation.type("converter");
    return written
        .value()
        .filter(type -> type.getKind() != TypeKind.VOID)
        .map(type -> converters.read(type, holder, written.location(), unknown));
  }

  private static Optional<Written<String>> text(
      Optional<AnnotationReader> annotation, String member) {
    return annotation
        .map(found -> found.text(member))
        .filter(written -> !written.value().isEmpty());
  }

  private List<Written<String>> roles(Shape.Part part, Brokenness brokenness) {
    return OurAnnotations.ROLES.stream()
        .flatMap(role -> find(part, role, brokenness).stream().map(found -> role(role, found)))
        .toList();
  }

  private static Written<String> role(String name, AnnotationReader annotation) {
    return new Written<>(OurAnnotations.simpleName(name), annotation.location());
  }

  /** The annotation of a component, on whichever element carries it. */
  private Optional<AnnotationReader> find(Shape.Part part, String name, Brokenness brokenness) {
    return part.carriers().stream()
        .flatMap(carrier -> AnnotationReader.find(elements, carrier, name, brokenness).stream())
        .findFirst();
  }

  private List<Conflict> conflicts(Shape shape) {
    List<Conflict> conflicts = new ArrayList<>();
    for (Shape.Part part : shape.parts()) {
      List<AnnotationReader> found =
          part.carriers().stream()
              .flatMap(
                  carrier ->
                      AnnotationReader.find(
                          elements, carrier, OurAnnotations.ATTRIBUTE, new Brokenness())
                          .stream())
              .toList();
      found.stream()
          .filter(annotation -> !annotation.equalsValues(found.get(0)))
          .findFirst()
          .ifPresent(
              second -> conflicts.add(new Conflict("Attribute", part.name(), second.location())));
    }
    return conflicts;
  }

  private static ModelDeclaration model(AnnotationReader annotation) {
    return new ModelDeclaration(
        annotation.text("type"),
        annotation.text("separator"),
        annotation.text("attributePrefix"),
        annotation.location());
  }

  private static KeyDeclaration key(AnnotationReader annotation) {
    return new KeyDeclaration(annotation.text("pk"), annotation.text("sk"), annotation.location());
  }

  private static PathDeclaration gsi(AnnotationReader annotation) {
    return new PathDeclaration(
        false,
        annotation.text("index"),
        annotation.text("name"),
        annotation.text("pk"),
        annotation.text("sk"),
        annotation.flag("unique"),
        annotation.annotations("onlyWhen").stream().map(RecordReader::when).toList(),
        annotation.location());
  }

  private static PathDeclaration lsi(AnnotationReader annotation) {
    return new PathDeclaration(
        true,
        annotation.text("index"),
        annotation.text("name"),
        new Written<>("", annotation.location()),
        annotation.text("sk"),
        new Written<>(false, annotation.location()),
        annotation.annotations("onlyWhen").stream().map(RecordReader::when).toList(),
        annotation.location());
  }

  private static PathDeclaration.WhenDeclaration when(AnnotationReader annotation) {
    return new PathDeclaration.WhenDeclaration(
        annotation.text("component"), annotation.texts("equalTo"), annotation.location());
  }

  private boolean mentionsDeprecated(TypeElement type, Shape shape) {
    return types.isDeprecated(type)
        || shape.parts().stream()
            .anyMatch(
                part ->
                    part.carriers().stream().anyMatch(elements::isDeprecated)
                        || types.mentionsDeprecated(part.type()));
  }
}
