package dev.keyloom.internal.write;

import dev.keyloom.Expression;
import dev.keyloom.internal.expression.Change;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What a write does to one item. */
sealed interface WriteAction {

  /** Which item. */
  ItemAddress address();

  /** Whether the item may, must or must not exist. */
  Existence existence();

  /** What must hold for the stored item besides. */
  Expression condition();

  /** What of the item is returned. */
  Returning returning();

  /** Writes the item as a whole. */
  record PutAction(
      ItemAddress address,
      Map<String, AttributeValue> item,
      Existence existence,
      Expression condition,
      Returning returning)
      implements WriteAction {
    public PutAction {
      item = Collections.unmodifiableMap(new LinkedHashMap<>(item));
    }
  }

  /** Changes attributes of the item. */
  record UpdateAction(
      ItemAddress address,
      List<Change> changes,
      Existence existence,
      Expression condition,
      Returning returning)
      implements WriteAction {
    public UpdateAction {
      changes = List.copyOf(changes);
    }
  }

  /** Deletes the item. */
  record DeleteAction(ItemAddress address, Expression condition, Returning returning)
      implements WriteAction {
    @Override
    public Existence existence() {
      return Existence.ANY;
    }
  }
}
