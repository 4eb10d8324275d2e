package dev.keyloom.internal.write;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Which item is written: its key as the service knows it, and as people do.
 *
 * @param model the model's name
 * @param description the key for people, such as {@code {userId=alice}}
 * @param key the key attributes, partition key first
 */
record ItemAddress(String model, String description, Map<String, AttributeValue> key) {
  ItemAddress {
    key = Collections.unmodifiableMap(new LinkedHashMap<>(key));
  }

  /** The name of the partition key attribute, which every item has. */
  String partitionKey() {
    return key.keySet().iterator().next();
  }

  @Override
  public String toString() {
    return model + " " + description;
  }
}
