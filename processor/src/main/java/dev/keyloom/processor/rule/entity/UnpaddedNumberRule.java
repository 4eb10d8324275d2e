package dev.keyloom.processor.rule.entity;

import dev.keyloom.processor.diagnostic.Findings;
import dev.keyloom.processor.diagnostic.Problem;
import dev.keyloom.processor.model.AttributeType;
import dev.keyloom.processor.model.AttributeType.ScalarKind;
import dev.keyloom.processor.model.EntityModel;
import dev.keyloom.processor.model.KeyTemplate;
import dev.keyloom.processor.model.KeyTemplate.Format;
import dev.keyloom.processor.model.KeyTemplate.Part;
import dev.keyloom.processor.rule.Rule;

/**
 * Numbers in sort keys have a width, so that the order of texts is the order of numbers.
 *
 * <p>A bare template may be the attribute itself, which only the table can tell.
 */
public final class UnpaddedNumberRule implements Rule<EntityModel> {
  @Override
  public void check(EntityModel entity, Findings findings) {
    for (KeyTemplate template : KeyPaths.sortKeys(entity)) {
      if (!template.isBare()) {
        check(template, findings);
      }
    }
  }

  /** Reports every number of a template that has no width. */
  public static void check(KeyTemplate template, Findings findings) {
    for (Part part : template.parts()) {
      if (part instanceof Part.Component component
          && component.format() instanceof Format.Plain
          && component.component().type() instanceof AttributeType.Scalar scalar
          && scalar.kind().isNumber()) {
        findings.add(
            Problem.UNPADDED_NUMBER,
            template.location(),
            template.text(),
            component.component().name(),
            fix(component.component().name(), scalar.kind()));
      }
    }
  }

  private static String fix(String name, ScalarKind kind) {
    return kind.isWholeNumber()
        ? "Write {%1$s:6} for six digits, or {%1$s:ordered} for the whole range.".formatted(name)
        : "Write {%s:ordered}.".formatted(name);
  }
}
