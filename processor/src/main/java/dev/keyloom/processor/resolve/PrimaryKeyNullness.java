package dev.keyloom.processor.resolve;

import dev.keyloom.processor.declaration.ComponentDeclaration;
import dev.keyloom.processor.declaration.RecordDeclaration;
import dev.keyloom.processor.declaration.RecordSource;
import dev.keyloom.processor.declaration.TypeReference;
import dev.keyloom.processor.declaration.TypeUse;
import dev.keyloom.processor.diagnostic.Findings;
import dev.keyloom.processor.diagnostic.Problem;
import dev.keyloom.processor.model.ComponentModel;
import dev.keyloom.processor.model.KeyPath;
import dev.keyloom.processor.model.KeyTemplate;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What a primary key is made of is never null, so nothing on the way to it may be declared
 * nullable. Where nothing is declared it is refused when a key is made.
 */
final class PrimaryKeyNullness {
  private final RecordSource source;

  PrimaryKeyNullness(RecordSource source) {
    this.source = source;
  }

  /** Reports every nullable component once; whether there is none. */
  boolean check(RecordDeclaration model, KeyPath key, Findings findings) {
    Set<String> seen = new HashSet<>();
    int before = findings.all().size();
    Stream.concat(Stream.of(key.partitionKey()), key.sortKey().stream())
        .forEach(template -> check(model, template, seen, findings));
    return findings.all().size() == before;
  }

  private void check(
      RecordDeclaration model, KeyTemplate template, Set<String> seen, Findings findings) {
    for (ComponentModel named : template.components()) {
      Optional<RecordDeclaration> holder = Optional.of(model);
      for (ComponentModel.Accessor step : named.accessors()) {
        String accessor = step.component();
        Optional<RecordDeclaration> at = holder;
        Optional<ComponentDeclaration> component = at.flatMap(record -> find(record, accessor));
        component
            .filter(PrimaryKeyNullness::isNullable)
            .filter(found -> seen.add(at.orElse(model).type() + "." + accessor))
            .ifPresent(
                found ->
                    findings.add(
                        Problem.NULLABLE_KEY_COMPONENT,
                        at.filter(model::equals).isPresent()
                            ? found.location()
                            : template.location(),
                        accessor,
                        at.orElse(model).type().simpleName(),
                        found.isOptional() ? "Optional" : "@Nullable",
                        template.text(),
                        model.type().simpleName()));
        holder = component.flatMap(PrimaryKeyNullness::held).flatMap(source::find);
      }
    }
  }

  private static Optional<ComponentDeclaration> find(RecordDeclaration record, String name) {
    List<ComponentDeclaration> components = record.components();
    return components.stream().filter(component -> component.name().equals(name)).findFirst();
  }

  private static boolean isNullable(ComponentDeclaration component) {
    return component.nullable() || component.type().nullable() || component.isOptional();
  }

  private static Optional<TypeReference> held(ComponentDeclaration component) {
    return component.unwrapped().type() instanceof TypeUse.Declared declared
        ? Optional.of(declared.type())
        : Optional.empty();
  }
}
