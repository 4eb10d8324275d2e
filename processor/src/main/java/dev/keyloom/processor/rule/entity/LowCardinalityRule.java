package dev.keyloom.processor.rule.entity;

import dev.keyloom.processor.diagnostic.Findings;
import dev.keyloom.processor.diagnostic.Problem;
import dev.keyloom.processor.model.AttributeType;
import dev.keyloom.processor.model.AttributeType.ScalarKind;
import dev.keyloom.processor.model.ComponentModel;
import dev.keyloom.processor.model.EntityModel;
import dev.keyloom.processor.model.KeyTemplate;
import dev.keyloom.processor.rule.Rule;
import java.util.Optional;

/** A partition key that has few values spreads its items over few partitions. */
final class LowCardinalityRule implements Rule<EntityModel> {
  @Override
  public void check(EntityModel entity, Findings findings) {
    for (KeyTemplate template : KeyPaths.partitionKeys(entity)) {
      if (template.components().size() == 1) {
        ComponentModel component = template.components().get(0);
        fewValues(component.type())
            .ifPresent(
                kind ->
                    findings.add(
                        Problem.LOW_CARDINALITY_PARTITION,
                        template.location(),
                        template.text(),
                        kind,
                        component.name()));
      }
    }
  }

  private static Optional<String> fewValues(AttributeType type) {
    if (type instanceof AttributeType.Enumeration) {
      return Optional.of("enum");
    }
    ScalarKind kind = ((AttributeType.Scalar) type).kind();
    if (kind == ScalarKind.BOOLEAN) {
      return Optional.of("boolean");
    }
    return kind == ScalarKind.LOCAL_DATE ? Optional.of("date") : Optional.empty();
  }
}
