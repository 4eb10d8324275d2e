package dev.keyloom.internal.write;

import dev.keyloom.KeyloomException;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Everything that one write does, as a value: what is explained is what is sent. The actions happen
 * together or not at all.
 *
 * @param tableName the physical name of the table
 * @param actions 1 to 100 actions on different items
 */
record WriteSet(String tableName, List<WriteAction> actions) {
  /** The most actions of one transaction of the service. */
  static final int MAX_ACTIONS = 100;

  WriteSet {
    actions = List.copyOf(actions);
    if (actions.isEmpty() || actions.size() > MAX_ACTIONS) {
      throw new KeyloomException(
          "A write of %d actions: DynamoDB takes 1 to %d together; nothing was sent."
              .formatted(actions.size(), MAX_ACTIONS));
    }
    Set<Map<String, AttributeValue>> keys = new HashSet<>();
    for (WriteAction action : actions) {
      if (!keys.add(action.address().key())) {
        throw new KeyloomException(
            "Two actions of one write are on the same item, %s; nothing was sent."
                .formatted(action.address()));
      }
    }
  }

  static WriteSet of(String tableName, WriteAction action) {
    return new WriteSet(tableName, List.of(action));
  }
}
