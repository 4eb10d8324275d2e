package dev.keyloom.processor.source;

import dev.keyloom.annotation.IndexKind;
import dev.keyloom.processor.declaration.Declarations;
import dev.keyloom.processor.declaration.TableDeclaration;
import dev.keyloom.processor.declaration.TableDeclaration.IndexDeclaration;
import dev.keyloom.processor.declaration.TableDeclaration.Member;
import dev.keyloom.processor.declaration.TypeReference;
import dev.keyloom.processor.declaration.Written;
import dev.keyloom.processor.diagnostic.Location;
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

  /** What a type declares: a table on it, the models of a table elsewhere. */
  List<TableDeclaration> read(TypeElement type) {
    Brokenness brokenness = new Brokenness();
    List<TableDeclaration> found = new ArrayList<>();
    AnnotationReader.find(elements, type, OurAnnotations.TABLE, brokenness)
        .map(annotation -> table(type, annotation, brokenness))
        .ifPresent(found::add);
    AnnotationReader.find(elements, type, OurAnnotations.TABLE_OF, brokenness)
        .map(annotation -> tableOf(type, annotation, brokenness))
        .ifPresent(found::add);
    return found;
  }

  private TableDeclaration table(
      TypeElement type, AnnotationReader annotation, Brokenness brokenness) {
    Listing listing = new Listing(type, type);
    List<Member> members =
        switch (kind(type)) {
          case MODEL -> List.of(listing.member(type, true, SourceLocation.of(type)));
          case SEALED_INTERFACE -> listing.permitted();
          case INTERFACE -> listing.listed(annotation.types("models"));
          case OTHER, UNDECLARED -> List.of();
        };
    return declaration(type, annotation, listing, type, members, annotation, brokenness);
  }

  private TableDeclaration tableOf(
      TypeElement owner, AnnotationReader annotation, Brokenness brokenness) {
    Written<Optional<TypeMirror>> value = annotation.type("value");
    TypeElement type =
        value.value().orElse(null) instanceof DeclaredType known
            ? (TypeElement) known.asElement()
            : owner;
    Listing listing = new Listing(type, owner);
    if (value.value().isEmpty()) {
      listing.unresolved(value.location());
    }
    AnnotationReader table =
        AnnotationReader.find(elements, type, OurAnnotations.TABLE, brokenness).orElse(annotation);
    return declaration(
        type,
        table,
        listing,
        owner,
        listing.listed(annotation.types("models")),
        annotation,
        brokenness);
  }

  private TableDeclaration declaration(
      TypeElement type,
      AnnotationReader table,
      Listing listing,
      TypeElement owner,
      List<Member> members,
      AnnotationReader lister,
      Brokenness brokenness) {
    boolean separate = lister.isOf(OurAnnotations.TABLE_OF);
    boolean declared = table.isOf(OurAnnotations.TABLE);
    List<Written<Optional<TypeMirror>>> models = declared ? table.types("models") : List.of();
    return new TableDeclaration(
        types.reference(type),
        types.reference(owner),
        separate,
        declared ? kind(type) : TableDeclaration.Kind.UNDECLARED,
        TypeReader.isPublic(type) && TypeReader.isPublic(owner),
        TypeReader.isAccessible(type),
        type.getTypeParameters().size(),
        types.isDeprecated(type),
        text(table, "value", declared),
        text(table, "partitionKey", declared),
        text(table, "sortKey", declared),
        text(table, "typeAttribute", declared),
        declared
            ? table.annotations("indexes").stream().map(TableReader::index).toList()
            : List.of(),
        members,
        models.isEmpty() ? Optional.empty() : Optional.of(table.location().member("models")),
        listing.unresolved,
        !brokenness.isBroken(),
        lister.location());
  }

  private static Written<String> text(AnnotationReader table, String member, boolean declared) {
    return declared ? table.text(member) : new Written<>("", table.location());
  }

  private static TableDeclaration.Kind kind(TypeElement type) {
    if (isSealedInterface(type)) {
      return TableDeclaration.Kind.SEALED_INTERFACE;
    }
    if (TypeReader.isAnnotated(type, OurAnnotations.MODEL)) {
      return TableDeclaration.Kind.MODEL;
    }
    return type.getKind() == ElementKind.INTERFACE
        ? TableDeclaration.Kind.INTERFACE
        : TableDeclaration.Kind.OTHER;
  }

  private static boolean isSealedInterface(TypeElement type) {
    return type.getKind() == ElementKind.INTERFACE && type.getModifiers().contains(Modifier.SEALED);
  }

  /** The models of one table, read on behalf of the type that declares which they are. */
  private final class Listing {
    private final TypeElement table;
    private final TypeReference owner;
    private final List<Declarations.Unresolved> unresolved = new ArrayList<>();

    Listing(TypeElement table, TypeElement owner) {
      this.table = table;
      this.owner = types.reference(owner);
    }

    void unresolved(Location location) {
      // The compiler reports such a class itself, and tells nobody else its name.
      unresolved.add(new Declarations.Unresolved(owner, "The list of models", "", location));
    }

    List<Member> listed(List<Written<Optional<TypeMirror>>> models) {
      List<Member> members = new ArrayList<>();
      for (Written<Optional<TypeMirror>> model : models) {
        if (model.value().isEmpty()) {
          unresolved(model.location());
        } else if (model.value().get() instanceof DeclaredType known) {
          TypeElement type = (TypeElement) known.asElement();
          members.add(member(type, TableMembership.isAmong(table, type), model.location()));
        } else {
          String text = model.value().get().toString();
          members.add(
              new Member(
                  new TypeReference("", List.of(text)),
                  "no class",
                  false,
                  true,
                  false,
                  model.location()));
        }
      }
      return members;
    }

    List<Member> permitted() {
      Map<TypeReference, Member> members = new LinkedHashMap<>();
      collect(table, members);
      return List.copyOf(members.values());
    }

    private void collect(TypeElement parent, Map<TypeReference, Member> members) {
      for (TypeMirror permitted : parent.getPermittedSubclasses()) {
        if (permitted.getKind() == TypeKind.ERROR) {
          unresolved.add(
              new Declarations.Unresolved(
                  owner, "The permits clause", permitted.toString(), SourceLocation.of(table)));
        } else if (permitted instanceof DeclaredType known) {
          TypeElement child = (TypeElement) known.asElement();
          if (isSealedInterface(child)) {
            collect(child, members);
          } else {
            members.putIfAbsent(
                types.reference(child), member(child, true, SourceLocation.of(child)));
          }
        }
      }
    }

    Member member(TypeElement type, boolean implementing, Location location) {
      boolean open =
          type.getKind() == ElementKind.INTERFACE
              && type.getModifiers().contains(Modifier.NON_SEALED);
      return new Member(
          types.reference(type),
          open ? "a non-sealed interface" : ShapeReader.kind(type),
          TypeReader.isAnnotated(type, OurAnnotations.MODEL),
          TypeReader.isPublic(type),
          implementing,
          location);
    }
  }

  private static IndexDeclaration index(AnnotationReader annotation) {
    return new IndexDeclaration(
        annotation.text("name"),
        annotation.constant("kind").value().equals(IndexKind.LOCAL.name()),
        annotation.text("partitionKey"),
        annotation.text("sortKey"),
        annotation.location());
  }
}
