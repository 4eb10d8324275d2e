package dev.keyloom.processor.rule.entity;

import dev.keyloom.processor.diagnostic.Findings;
import dev.keyloom.processor.model.EmbeddableModel;
import dev.keyloom.processor.rule.Rule;
import java.util.List;

/** The rules for an embeddable, in the order in which they report. */
public final class EmbeddableRules {
  private static final List<Rule<EmbeddableModel>> RULES =
      List.of(
          (embeddable, findings) ->
              AttributeNames.check(embeddable.type(), embeddable.attributes(), findings),
          KeyOnlyRule::check);

  private EmbeddableRules() {}

  /** Checks all rules. */
  public static void check(EmbeddableModel embeddable, Findings findings) {
    RULES.forEach(rule -> rule.check(embeddable, findings));
  }
}
