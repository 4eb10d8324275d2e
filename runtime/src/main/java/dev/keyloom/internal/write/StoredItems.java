package dev.keyloom.internal.write;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Finds places in items in their stored form. */
final class StoredItems {
  private StoredItems() {}

  /** The value that a path of names leads to, or null if it is absent or NULL. */
  static @Nullable AttributeValue find(Map<String, AttributeValue> item, List<String> path) {
    AttributeValue value = item.get(path.get(0));
    for (String name : path.subList(1, path.size())) {
      value = value == null || !value.hasM() ? null : value.m().get(name);
    }
    return value == null || Boolean.TRUE.equals(value.nul()) ? null : value;
  }
}
