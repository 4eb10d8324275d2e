package dev.keyloom.processor.source;

import dev.keyloom.processor.declaration.Declarations;
import dev.keyloom.processor.declaration.TableDeclaration;
import dev.keyloom.processor.declaration.TableDeclaration.IndexDeclaration;
import dev.keyloom.processor.declaration.TableDeclaration.Member;
import dev.keyloom.processor.declaration.TypeReference;
import dev.keyloom.processor.source.AnnotationReader.Brokenness;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;

/** Reads tables. */
final class TableReader {
  private final Elements elements;
  private final TypeReader types;

  TableReader(Elements elements, TypeReader types) {
    this.elements = elements;
    this.types = types;
  }

  Optional<TableDeclaration> read(TypeElement type) {
    Brokenness brokenness = new Brokenness();
    return AnnotationReader.find(elements, type, OurAnnotations.TABLE, brokenness)
        .map(annotation -> read(type, annotation, brokenness));
  }

  private TableDeclaration read(
      TypeElement type, AnnotationReader annotation, Brokenness brokenness) {
    TypeReference reference = types.reference(type);
    List<Declarations.Unresolved> unresolved = new ArrayList<>();
    Map<TypeReference, Member> members = new LinkedHashMap<>();
    TableDeclaration.Kind kind = kind(type);
    switch (kind) {
      case MODEL -> members.put(reference, member(type, reference));
      case SEALED_INTERFACE -> collectMembers(type, type, members, unresolved);
      case OTHER -> {}
    }
    List<IndexDeclaration> indexes =
        annotation.annotations("indexes").stream().map(TableReader::index).toList();
    return new TableDeclaration(
        reference,
        kind,
        TypeReader.isPublic(type),
        TypeReader.isAccessible(type),
        type.getTypeParameters().size(),
        types.isDeprecated(type),
        annotation.text("value"),
        annotation.text("partitionKey"),
        annotation.text("sortKey"),
        annotation.text("typeAttribute"),
        indexes,
        List.copyOf(members.values()),
        unresolved,
        !brokenness.isBroken(),
        annotation.location());
  }

  private static TableDeclaration.Kind kind(TypeElement type) {
    if (isSealedInterface(type)) {
      return TableDeclaration.Kind.SEALED_INTERFACE;
    }
    return TypeReader.isAnnotated(type, OurAnnotations.MODEL)
        ? TableDeclaration.Kind.MODEL
        : TableDeclaration.Kind.OTHER;
  }

  private static boolean isSealedInterface(TypeElement type) {
    return type.getKind() == ElementKind.INTERFACE && type.getModifiers().contains(Modifier.SEALED);
  }

  private void collectMembers(
      TypeElement table,
      TypeElement parent,
      Map<TypeReference, Member> members,
      List<Declarations.Unresolved> unresolved) {
    for (TypeMirror permitted : parent.getPermittedSubclasses()) {
      if (permitted.getKind() == TypeKind.ERROR) {
        unresolved.add(
            new Declarations.Unresolved(
                types.reference(table),
                "The permits clause",
                permitted.toString(),
                SourceLocation.of(table)));
      } else if (permitted instanceof DeclaredType known) {
        TypeElement child = (TypeElement) known.asElement();
        if (isSealedInterface(child)) {
          collectMembers(table, child, members, unresolved);
        } else {
          TypeReference reference = types.reference(child);
          members.putIfAbsent(reference, member(child, reference));
        }
      }
    }
  }

  private static Member member(TypeElement type, TypeReference reference) {
    boolean open =
        type.getKind() == ElementKind.INTERFACE
            && type.getModifiers().contains(Modifier.NON_SEALED);
    return new Member(
        reference,
        open ? "a non-sealed interface" : RecordReader.kind(type),
        TypeReader.isAnnotated(type, OurAnnotations.MODEL),
        SourceLocation.of(type));
  }

  private static IndexDeclaration index(AnnotationReader annotation) {
    return new IndexDeclaration(
        annotation.text("name"),
        annotation.text("partitionKey"),
        annotation.text("sortKey"),
        annotation.location());
  }
}
