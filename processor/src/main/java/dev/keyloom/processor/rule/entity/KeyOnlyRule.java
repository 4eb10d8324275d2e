package dev.keyloom.processor.rule.entity;

import dev.keyloom.processor.diagnostic.Findings;
import dev.keyloom.processor.diagnostic.Problem;
import dev.keyloom.processor.model.AttributeModel;
import dev.keyloom.processor.model.EmbeddableModel;
import dev.keyloom.processor.model.EntityModel;
import dev.keyloom.processor.model.KeyTemplate;
import dev.keyloom.processor.rule.Rule;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What has no attribute of its own can be cut out of the primary key. */
final class KeyOnlyRule implements Rule<EntityModel> {
  @Override
  public void check(EntityModel entity, Findings findings) {
    Set<String> named =
        Stream.concat(
                Stream.of(entity.primaryKey().partitionKey()),
                entity.primaryKey().sortKey().stream())
            .flatMap(template -> names(template))
            .collect(Collectors.toSet());
    for (AttributeModel attribute : entity.attributes()) {
      if (!attribute.isStored()) {
        if (!named.contains(attribute.component())) {
          report(entity.type().simpleName(), attribute, inside(named, attribute), findings);
        } else if (!attribute.storedName().equals(attribute.component())) {
          report(
              entity.type().simpleName(),
              attribute,
              "and @Attribute gives its attribute a name",
              findings);
        }
      }
    }
  }

  /** An embeddable has no key. */
  static void check(EmbeddableModel embeddable, Findings findings) {
    for (AttributeModel attribute : embeddable.attributes()) {
      if (!attribute.isStored()) {
        report(embeddable.type().simpleName(), attribute, "but an embeddable has no key", findings);
      }
    }
  }

  private static String inside(Set<String> named, AttributeModel attribute) {
    return named.stream()
        .filter(name -> name.startsWith(attribute.component() + "."))
        .sorted()
        .findFirst()
        .map(name -> "but the primary key holds only '" + name + "' of it")
        .orElse("but no template of the primary key names it");
  }

  private static Stream<String> names(KeyTemplate template) {
    return template.components().stream().map(component -> component.name());
  }

  private static void report(
      String owner, AttributeModel attribute, String problem, Findings findings) {
    findings.add(
        Problem.NOT_IN_THE_KEY, attribute.location(), attribute.component(), owner, problem);
  }
}
