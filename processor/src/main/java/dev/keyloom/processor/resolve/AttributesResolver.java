package dev.keyloom.processor.resolve;

import dev.keyloom.processor.declaration.ComponentDeclaration;
import dev.keyloom.processor.declaration.ModelDeclaration;
import dev.keyloom.processor.declaration.RecordDeclaration;
import dev.keyloom.processor.declaration.Written;
import dev.keyloom.processor.diagnostic.Findings;
import dev.keyloom.processor.diagnostic.Problem;
import dev.keyloom.processor.model.AttributeModel;
import dev.keyloom.processor.model.AttributeType;
import dev.keyloom.processor.model.Making;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Resolves what models and embeddables have in common: a record and its components. */
final class AttributesResolver {
  private final TypeResolver types;

  /**
   * The components of a record.
   *
   * @param right those that can be stored
   * @param broken the names of those that cannot, which was reported
   */
  record Attributes(List<AttributeModel> right, Set<String> broken) {
    Attributes {
      right = List.copyOf(right);
      broken = Set.copyOf(broken);
    }

    boolean areWhole() {
      return broken.isEmpty();
    }
  }

  AttributesResolver(TypeResolver types) {
    this.types = types;
  }

  /** Reports what makes the type unfit as a record; whether it is fit. */
  boolean check(RecordDeclaration record, String annotation, Findings findings) {
    int before = findings.all().size();
    String name = record.type().simpleName();
    for (RecordDeclaration.Fault fault : record.faults()) {
      findings.add(Problem.UNSUITABLE_CLASS, fault.location(), annotation, name, fault.text());
    }
    for (RecordDeclaration.Conflict conflict : record.conflicts()) {
      findings.add(
          Problem.CONFLICTING_ANNOTATIONS,
          conflict.location(),
          conflict.component(),
          name,
          conflict.annotation());
    }
    if (record.typeParameters() > 0) {
      findings.add(Problem.GENERIC_RECORD, record.location(), name);
    }
    if (!record.accessible()) {
      findings.add(Problem.INACCESSIBLE_TYPE, record.location(), name);
    }
    if (record.model().isPresent() && record.embeddable().isPresent()) {
      findings.add(Problem.MODEL_AND_EMBEDDABLE, record.location(), name);
    }
    return findings.all().size() == before;
  }

  /**
   * Resolves the components.
   *
   * @param keyComponents the components that must not be null because the primary key needs them
   */
  Attributes resolve(RecordDeclaration record, Set<String> keyComponents, Findings findings) {
    List<AttributeModel> attributes = new ArrayList<>();
    Set<String> broken = new HashSet<>();
    String prefix = prefix(record, findings);
    for (ComponentDeclaration component : record.components()) {
      Optional<AttributeType> type =
          types
              .resolve(component.unwrapped(), record.type(), record.nullMarked(), findings)
              .flatMap(stored -> TimeForms.apply(component, stored, findings))
              .filter(stored -> checkOptional(component, stored, findings));
      boolean named = checkName(component, findings);
      if (type.isPresent() && named) {
        attributes.add(
            attribute(component, type.get(), prefix, record.nullMarked(), keyComponents));
      } else {
        broken.add(component.name());
      }
    }
    return new Attributes(attributes, broken);
  }

  /** How generated code makes the values of a declaration that is fit. */
  static Making making(RecordDeclaration record) {
    return switch (record.making().orElseThrow()) {
      case CONSTRUCTOR -> Making.CONSTRUCTOR;
      case SETTERS -> Making.SETTERS;
      case BUILDER -> Making.BUILDER;
    };
  }

  private static String prefix(RecordDeclaration record, Findings findings) {
    return record
        .model()
        .map(ModelDeclaration::attributePrefix)
        .filter(prefix -> !prefix.value().isEmpty())
        .filter(prefix -> Names.checkAttributeName(prefix, findings))
        .map(Written::value)
        .orElse("");
  }

  private static AttributeModel attribute(
      ComponentDeclaration component,
      AttributeType type,
      String prefix,
      boolean nullMarked,
      Set<String> keyComponents) {
    AttributeModel.Role role = role(component);
    String stored =
        component
            .storedName()
            .map(Written::value)
            .orElse(
                role == AttributeModel.Role.KEY_ONLY
                    ? component.name()
                    : prefix + component.name());
    boolean primitive = type instanceof AttributeType.Scalar scalar && scalar.primitive();
    boolean nullable =
        component.nullable()
            || component.type().nullable()
            || component.isOptional()
            || !nullMarked;
    return new AttributeModel(
        component.name(),
        stored,
        type,
        component.access().accessor(),
        component.access().setter(),
        component.isOptional(),
        primitive || !nullable || keyComponents.contains(component.name()),
        role,
        component.storedName().map(Written::location).orElse(component.location()));
  }

  private static AttributeModel.Role role(ComponentDeclaration component) {
    return component.roles().isEmpty()
        ? AttributeModel.Role.PLAIN
        : switch (component.roles().get(0).value()) {
          case "KeyOnly" -> AttributeModel.Role.KEY_ONLY;
          default -> throw new IllegalArgumentException(component.roles().get(0).value());
        };
  }

  private static boolean checkOptional(
      ComponentDeclaration component, AttributeType type, Findings findings) {
    if (!component.isOptional() || !(type instanceof AttributeType.SetOf)) {
      return true;
    }
    findings.add(
        Problem.UNSUPPORTED_TYPE,
        component.location(),
        component.type().text(),
        component.name(),
        "An empty set is stored as none, so the two could not be told apart; the nearest supported"
            + " type is "
            + component.unwrapped().type().text()
            + ".");
    return false;
  }

  private static boolean checkName(ComponentDeclaration component, Findings findings) {
    return component.storedName().isEmpty()
        || Names.checkAttributeName(component.storedName().get(), findings);
  }
}
