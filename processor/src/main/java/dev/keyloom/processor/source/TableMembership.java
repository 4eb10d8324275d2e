package dev.keyloom.processor.source;

import dev.keyloom.processor.declaration.Declarations;
import dev.keyloom.processor.declaration.TypeReference;
import dev.keyloom.processor.declaration.Written;
import dev.keyloom.processor.source.AnnotationReader.Brokenness;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;

/** The types with {@code @Table} among a type and everything that it extends. */
final class TableMembership {
  private final Elements elements;
  private final TypeReader types;
  private final TypeElement member;
  private final Set<TypeReference> tables = new LinkedHashSet<>();
  private final Set<TypeReference> unlisting = new LinkedHashSet<>();
  private final List<Declarations.Unresolved> unresolved = new ArrayList<>();

  TableMembership(Elements elements, TypeReader types, TypeElement member) {
    this.elements = elements;
    this.types = types;
    this.member = member;
    collect(member);
  }

  List<TypeReference> tables() {
    return List.copyOf(tables);
  }

  /** Those that list their models, but not this one. */
  List<TypeReference> unlisting() {
    return List.copyOf(unlisting);
  }

  /** The interfaces that the compiler does not know. */
  List<Declarations.Unresolved> unresolved() {
    return unresolved;
  }

  private void collect(TypeElement type) {
    AnnotationReader.find(elements, type, OurAnnotations.TABLE, new Brokenness())
        .ifPresent(table -> add(type, table));
    for (TypeMirror parent : parents(type).toList()) {
      if (parent.getKind() == TypeKind.ERROR) {
        unresolved.add(
            new Declarations.Unresolved(
                types.reference(member),
                "The list of supertypes",
                parent.toString(),
                SourceLocation.of(member)));
      } else if (parent instanceof DeclaredType known) {
        collect((TypeElement) known.asElement());
      }
    }
  }

  private void add(TypeElement type, AnnotationReader table) {
    tables.add(types.reference(type));
    List<Optional<TypeMirror>> models = table.types("models").stream().map(Written::value).toList();
    // A class that is missing here could be this one, if the list was compiled earlier.
    boolean listed =
        models.isEmpty()
            || models.stream().anyMatch(model -> model.filter(this::isNotTheMember).isEmpty());
    if (!listed) {
      unlisting.add(types.reference(type));
    }
  }

  private boolean isNotTheMember(TypeMirror model) {
    return !(model instanceof DeclaredType declared
        && ((TypeElement) declared.asElement())
            .getQualifiedName()
            .contentEquals(member.getQualifiedName()));
  }

  /** Whether a type is among another one and everything that it extends. */
  static boolean isAmong(TypeElement wanted, TypeElement type) {
    return type.getQualifiedName().contentEquals(wanted.getQualifiedName())
        || parents(type)
            .anyMatch(
                parent ->
                    parent instanceof DeclaredType known
                        && isAmong(wanted, (TypeElement) known.asElement()));
  }

  private static Stream<TypeMirror> parents(TypeElement type) {
    return Stream.concat(type.getInterfaces().stream(), Stream.of(type.getSuperclass()));
  }
}
