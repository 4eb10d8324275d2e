package dev.keyloom.processor.rule.entity;

import dev.keyloom.processor.diagnostic.Findings;
import dev.keyloom.processor.model.EntityModel;
import dev.keyloom.processor.rule.Rule;
import java.util.List;

/** The rules for a model alone, in the order in which they report. */
public final class EntityRules {
  private static final List<Rule<EntityModel>> RULES =
      List.of(
          new UnpaddedNumberRule(),
          new AmbiguousTerminatorRule(),
          new OversizedKeyRule(),
          new KeyOnlyRule(),
          new PathNameRule(),
          new DuplicatePathRule(),
          new IndexUsedTwiceRule(),
          (entity, findings) -> AttributeNames.check(entity.type(), entity.attributes(), findings),
          new HotPartitionRule(),
          new LowCardinalityRule(),
          new UnenforcedUniqueRule());

  private EntityRules() {}

  /** Checks all rules. */
  public static void check(EntityModel entity, Findings findings) {
    RULES.forEach(rule -> rule.check(entity, findings));
  }
}
