package dev.keyloom.processor.rule.table;

import dev.keyloom.processor.diagnostic.Findings;
import dev.keyloom.processor.diagnostic.Problem;
import dev.keyloom.processor.model.AttributeType;
import dev.keyloom.processor.model.AttributeType.ScalarKind;
import dev.keyloom.processor.model.ComponentModel;
import dev.keyloom.processor.model.KeyAttribute.KeyKind;
import dev.keyloom.processor.model.TableModel;
import dev.keyloom.processor.rule.Rule;
import dev.keyloom.processor.rule.entity.UnpaddedNumberRule;

/**
 * A template of one bare component is the attribute of that stored name, or else text; not every
 * type can be both.
 */
final class BareKeyRule implements Rule<TableModel> {
  @Override
  public void check(TableModel table, Findings findings) {
    for (KeyUse use : KeyUse.all(table)) {
      if (use.template().isBare()) {
        check(use, use.template().components().get(0), findings);
      }
    }
  }

  private static void check(KeyUse use, ComponentModel component, Findings findings) {
    String attribute = use.attribute().name();
    if (use.isItself()) {
      if (KeyKind.of(component.type()).isEmpty()) {
        unsupported(
            use,
            "the key attribute '" + attribute + "' itself",
            "Give the component another stored name; its key is text then.",
            findings);
      }
      return;
    }
    if (use.attribute().isStoredForm(use.template())
        || !(component.type() instanceof AttributeType.Scalar scalar)) {
      return;
    }
    if (scalar.kind() == ScalarKind.BYTES) {
      unsupported(
          use,
          "text in the key attribute '" + attribute + "'",
          "Store it as '" + attribute + "', so that it is the key attribute itself.",
          findings);
    } else if (use.sort()) {
      UnpaddedNumberRule.check(use.template(), findings);
    }
  }

  private static void unsupported(KeyUse use, String what, String fix, Findings findings) {
    ComponentModel component = use.template().components().get(0);
    String type = component.type().javaType().toString();
    findings.add(
        Problem.UNSUPPORTED_KEY_TYPE,
        use.template().location(),
        component.name(),
        use.template().text(),
        type.substring(type.lastIndexOf('.') + 1),
        what,
        fix);
  }
}
