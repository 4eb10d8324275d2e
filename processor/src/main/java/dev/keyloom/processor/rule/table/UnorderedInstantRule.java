package dev.keyloom.processor.rule.table;

import dev.keyloom.processor.diagnostic.Findings;
import dev.keyloom.processor.diagnostic.Problem;
import dev.keyloom.processor.model.AttributeType;
import dev.keyloom.processor.model.AttributeType.ScalarKind;
import dev.keyloom.processor.model.ComponentModel;
import dev.keyloom.processor.model.TableModel;
import dev.keyloom.processor.rule.Rule;

/**
 * An instant is stored with as many digits as it needs, so the order of an attribute that holds one
 * is not that of time. Only the table knows that a sort key is such an attribute; the model offers
 * ranges, which could not be answered.
 */
final class UnorderedInstantRule implements Rule<TableModel> {
  @Override
  public void check(TableModel table, Findings findings) {
    for (KeyUse use : KeyUse.all(table)) {
      if (use.sort() && use.isItself()) {
        check(use, use.template().components().get(0), findings);
      }
    }
  }

  private static void check(KeyUse use, ComponentModel component, Findings findings) {
    if (component.type() instanceof AttributeType.Scalar scalar
        && scalar.kind() == ScalarKind.INSTANT
        && scalar.form().isEmpty()) {
      findings.add(
          Problem.UNORDERED_INSTANT,
          use.template().location(),
          use.template().text(),
          use.entity().type().simpleName(),
          use.attribute().name(),
          component.name());
    }
  }
}
