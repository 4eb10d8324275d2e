package dev.keyloom.processor.rule.entity;

import dev.keyloom.processor.diagnostic.Findings;
import dev.keyloom.processor.diagnostic.Problem;
import dev.keyloom.processor.model.EntityModel;
import dev.keyloom.processor.model.IndexPath;
import dev.keyloom.processor.rule.Rule;
import java.util.HashMap;
import java.util.Map;

/** An item has one key in an index. */
final class IndexUsedTwiceRule implements Rule<EntityModel> {
  @Override
  public void check(EntityModel entity, Findings findings) {
    Map<String, String> pathOfIndex = new HashMap<>();
    for (IndexPath path : entity.indexPaths()) {
      String other = pathOfIndex.putIfAbsent(path.index(), path.name());
      if (other != null) {
        findings.add(
            Problem.INDEX_USED_TWICE,
            path.location().member("index"),
            other,
            path.name(),
            entity.type().simpleName(),
            path.index());
      }
    }
  }
}
