package dev.keyloom.processor.source;

import dev.keyloom.processor.declaration.ComponentDeclaration;
import dev.keyloom.processor.declaration.Declarations;
import dev.keyloom.processor.declaration.GsiDeclaration;
import dev.keyloom.processor.declaration.KeyDeclaration;
import dev.keyloom.processor.declaration.ModelDeclaration;
import dev.keyloom.processor.declaration.RecordDeclaration;
import dev.keyloom.processor.declaration.TypeReference;
import dev.keyloom.processor.declaration.TypeUse;
import dev.keyloom.processor.source.AnnotationReader.Brokenness;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** Reads models and embeddables. */
final class RecordReader {
  private final Elements elements;
  private final TypeReader types;

  RecordReader(Elements elements, TypeReader types) {
    this.elements = elements;
    this.types = types;
  }

  RecordDeclaration read(TypeElement type) {
    TypeReference reference = types.reference(type);
    List<Declarations.Unresolved> unresolved = new ArrayList<>();
    Brokenness brokenness = new Brokenness();
    TableMembership tables = new TableMembership(elements, types, type);
    unresolved.addAll(tables.unresolved());
    List<ComponentDeclaration> components = components(type, reference, brokenness, unresolved);
    Optional<ModelDeclaration> model =
        AnnotationReader.find(elements, type, OurAnnotations.MODEL, brokenness)
            .map(RecordReader::model);
    List<KeyDeclaration> keys =
        AnnotationReader.all(elements, type, OurAnnotations.KEY, brokenness).stream()
            .map(RecordReader::key)
            .toList();
    List<GsiDeclaration> indexes =
        AnnotationReader.all(elements, type, OurAnnotations.GSI, brokenness).stream()
            .map(RecordReader::gsi)
            .toList();
    return new RecordDeclaration(
        reference,
        kind(type),
        TypeReader.isPublic(type),
        TypeReader.isAccessible(type),
        type.getTypeParameters().size(),
        Nullness.isNullMarked(type, elements),
        mentionsDeprecated(type),
        model,
        AnnotationReader.find(elements, type, OurAnnotations.EMBEDDABLE, brokenness)
            .map(AnnotationReader::location),
        keys,
        indexes,
        tables.tables(),
        tables.unlisting(),
        components,
        unresolved,
        !brokenness.isBroken(),
        SourceLocation.of(type));
  }

  private List<ComponentDeclaration> components(
      TypeElement type,
      TypeReference reference,
      Brokenness brokenness,
      List<Declarations.Unresolved> unresolved) {
    List<ComponentDeclaration> components = new ArrayList<>();
    for (RecordComponentElement component : componentsOf(type)) {
      String name = component.getSimpleName().toString();
      SourceLocation location = SourceLocation.ofComponent(type, component);
      TypeUse use =
          types.read(
              component.asType(),
              text ->
                  unresolved.add(
                      new Declarations.Unresolved(
                          reference, "The component '" + name + "'", text, location)));
      components.add(
          new ComponentDeclaration(
              name,
              use,
              Nullness.isNullable(type, component),
              AnnotationReader.find(elements, component, OurAnnotations.ATTRIBUTE, brokenness)
                  .map(annotation -> annotation.text("name")),
              location));
    }
    return components;
  }

  private static ModelDeclaration model(AnnotationReader annotation) {
    return new ModelDeclaration(
        annotation.text("type"), annotation.text("separator"), annotation.location());
  }

  private static KeyDeclaration key(AnnotationReader annotation) {
    return new KeyDeclaration(annotation.text("pk"), annotation.text("sk"), annotation.location());
  }

  private static GsiDeclaration gsi(AnnotationReader annotation) {
    return new GsiDeclaration(
        annotation.text("index"),
        annotation.text("name"),
        annotation.text("pk"),
        annotation.text("sk"),
        annotation.flag("unique"),
        annotation.annotations("onlyWhen").stream().map(RecordReader::when).toList(),
        annotation.location());
  }

  private static GsiDeclaration.WhenDeclaration when(AnnotationReader annotation) {
    return new GsiDeclaration.WhenDeclaration(
        annotation.text("component"), annotation.texts("equalTo"), annotation.location());
  }

  private boolean mentionsDeprecated(TypeElement type) {
    return types.isDeprecated(type)
        || componentsOf(type).stream()
            .anyMatch(
                component ->
                    elements.isDeprecated(component)
                        || elements.isDeprecated(component.getAccessor())
                        || types.mentionsDeprecated(component.asType()));
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
