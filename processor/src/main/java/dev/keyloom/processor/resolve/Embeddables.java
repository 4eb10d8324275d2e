package dev.keyloom.processor.resolve;

import com.palantir.javapoet.ClassName;
import dev.keyloom.processor.declaration.ComponentDeclaration;
import dev.keyloom.processor.declaration.RecordDeclaration;
import dev.keyloom.processor.declaration.RecordSource;
import dev.keyloom.processor.declaration.TypeReference;
import dev.keyloom.processor.declaration.TypeUse;
import dev.keyloom.processor.diagnostic.Findings;
import dev.keyloom.processor.diagnostic.Problem;
import dev.keyloom.processor.model.AttributeModel;
import dev.keyloom.processor.model.AttributeType;
import dev.keyloom.processor.model.EmbeddableModel;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The embeddables that records refer to, each resolved once. */
final class Embeddables {
  private final RecordSource source;
  private final AttributesResolver attributes;
  private final Map<ClassName, Resolved> resolved = new HashMap<>();

  private record Resolved(Optional<EmbeddableModel> model, Findings findings) {}

  Embeddables(RecordSource source, AttributesResolver attributes) {
    this.source = source;
    this.attributes = attributes;
  }

  /** The embeddable of that name, if it is right. */
  Optional<EmbeddableModel> find(ClassName type, Findings findings) {
    Resolved known = resolved.get(type);
    if (known == null) {
      Findings own = new Findings();
      Optional<EmbeddableModel> model =
          source
              .find(ClassNames.reference(type))
              .filter(RecordDeclaration::complete)
              .flatMap(record -> resolve(record, own));
      known = new Resolved(model, own);
      resolved.put(type, known);
    }
    findings.addAll(known.findings().all());
    return known.model();
  }

  private Optional<EmbeddableModel> resolve(RecordDeclaration record, Findings findings) {
    boolean fit = attributes.check(record, "Embeddable", findings);
    AttributesResolver.Attributes components = attributes.resolve(record, Set.of(), findings);
    boolean finite = checkFinite(record, findings);
    if (!fit || !finite || !components.areWhole()) {
      return Optional.empty();
    }
    return Optional.of(
        new EmbeddableModel(
            ClassNames.of(record.type()),
            record.isPublic(),
            AttributesResolver.making(record),
            components.right(),
            record.mentionsDeprecated(),
            record.location()));
  }

  /** Whether every embeddable that attributes store, however deep, is right. */
  boolean areRight(List<AttributeModel> attributes, Findings findings) {
    return collect(attributes, new HashMap<>(), findings);
  }

  private boolean checkFinite(RecordDeclaration record, Findings findings) {
    boolean finite = true;
    for (ComponentDeclaration component : record.components()) {
      Optional<TypeReference> held = held(component, record);
      if (held.isPresent() && mustHold(held.get(), record.type(), new HashSet<>())) {
        findings.add(
            Problem.ENDLESS_EMBEDDABLE,
            component.location(),
            record.type().simpleName(),
            "through '" + component.name() + "'");
        finite = false;
      }
    }
    return finite;
  }

  /** Whether a value of one embeddable cannot exist without a value of the other. */
  private boolean mustHold(TypeReference from, TypeReference to, Set<TypeReference> seen) {
    if (from.equals(to)) {
      return true;
    }
    Optional<RecordDeclaration> record = source.find(from);
    return seen.add(from)
        && record.isPresent()
        && record.get().components().stream()
            .flatMap(component -> held(component, record.get()).stream())
            .anyMatch(type -> mustHold(type, to, seen));
  }

  /** The embeddable that a component holds and that may not be null. */
  private static Optional<TypeReference> held(
      ComponentDeclaration component, RecordDeclaration holder) {
    return holder.nullMarked()
            && !component.nullable()
            && component.type() instanceof TypeUse.Declared declared
            && declared.kind() == TypeUse.Kind.EMBEDDABLE
        ? Optional.of(declared.type())
        : Optional.empty();
  }

  /**
   * Collects every embeddable that attributes store, however deep.
   *
   * @param into receives them
   * @return whether all of them are right
   */
  boolean collect(
      List<AttributeModel> from, Map<ClassName, EmbeddableModel> into, Findings findings) {
    boolean right = true;
    for (AttributeModel attribute : from) {
      right &= collect(attribute.type(), into, findings);
    }
    return right;
  }

  private boolean collect(
      AttributeType type, Map<ClassName, EmbeddableModel> into, Findings findings) {
    if (type instanceof AttributeType.ListOf list) {
      return collect(list.element(), into, findings);
    }
    if (type instanceof AttributeType.MapOf map) {
      return collect(map.value(), into, findings);
    }
    if (!(type instanceof AttributeType.Embedded embedded) || into.containsKey(embedded.type())) {
      return true;
    }
    Optional<EmbeddableModel> model = find(embedded.type(), findings);
    model.ifPresent(found -> into.put(embedded.type(), found));
    return model.isPresent() && collect(model.get().attributes(), into, findings);
  }
}
