package dev.keyloom.processor.rule.entity;

import dev.keyloom.processor.diagnostic.Findings;
import dev.keyloom.processor.diagnostic.Problem;
import dev.keyloom.processor.model.EntityModel;
import dev.keyloom.processor.model.KeyTemplate;
import dev.keyloom.processor.model.KeyTemplate.Format;
import dev.keyloom.processor.model.KeyTemplate.Part;
import dev.keyloom.processor.rule.Rule;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The shortest key of a template is within DynamoDB's limits. */
final class OversizedKeyRule implements Rule<EntityModel> {
  private static final int MAX_PARTITION_BYTES = 2048;
  private static final int MAX_SORT_BYTES = 1024;

  @Override
  public void check(EntityModel entity, Findings findings) {
    check(KeyPaths.partitionKeys(entity), "partition", MAX_PARTITION_BYTES, findings);
    check(KeyPaths.sortKeys(entity), "sort", MAX_SORT_BYTES, findings);
  }

  private static void check(
      List<KeyTemplate> templates, String which, int limit, Findings findings) {
    for (KeyTemplate template : templates) {
      int least = template.parts().stream().mapToInt(OversizedKeyRule::leastBytes).sum();
      if (least > limit) {
        findings.add(Problem.OVERSIZED_KEY, template.location(), which, least, limit);
      }
    }
  }

  private static int leastBytes(Part part) {
    if (part instanceof Part.Literal literal) {
      return literal.text().getBytes(StandardCharsets.UTF_8).length;
    }
    return part instanceof Part.Component component
            && component.format() instanceof Format.Padded padded
        ? padded.width()
        : 1;
  }
}
