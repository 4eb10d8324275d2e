package dev.keyloom.processor.rule.entity;

import com.palantir.javapoet.ClassName;
import dev.keyloom.processor.diagnostic.Findings;
import dev.keyloom.processor.diagnostic.Problem;
import dev.keyloom.processor.model.AttributeModel;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Within one record each component has a stored name of its own. */
final class AttributeNames {
  private AttributeNames() {}

  static void check(ClassName type, List<AttributeModel> attributes, Findings findings) {
    Map<String, String> componentOf = new HashMap<>();
    for (AttributeModel attribute : attributes) {
      String other = componentOf.putIfAbsent(attribute.storedName(), attribute.component());
      if (other != null) {
        findings.add(
            Problem.STORED_NAME_CLASH,
            attribute.location(),
            attribute.component(),
            type.simpleName(),
            attribute.storedName(),
            "the stored name of '" + other + "'");
      }
    }
  }
}
