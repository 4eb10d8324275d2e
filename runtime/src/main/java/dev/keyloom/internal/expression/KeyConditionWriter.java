package dev.keyloom.internal.expression;

import dev.keyloom.internal.item.Items;
import dev.keyloom.support.KeyAttribute;
import dev.keyloom.support.KeyCondition;
import dev.keyloom.support.KeyValue;
import dev.keyloom.support.SortCondition;
import java.util.Objects;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Writes the key conditions of queries. */
public final class KeyConditionWriter {
  private KeyConditionWriter() {}

  /**
   * The text of a key condition.
   *
   * @param key the key; not one that means no row at all, which needs no query
   * @param placeholders where names and values go
   */
  public static String write(KeyCondition<?> key, Placeholders placeholders) {
    String partition =
        placeholders.name(key.path().partitionKey().name())
            + " = "
            + value(key.partition(), placeholders);
    if (key.sort() instanceof SortCondition.All) {
      return partition;
    }
    KeyAttribute sortKey = Objects.requireNonNull(key.path().sortKey(), "sort key");
    return partition + " AND " + sort(placeholders.name(sortKey.name()), key.sort(), placeholders);
  }

  private static String sort(String name, SortCondition sort, Placeholders placeholders) {
    if (sort instanceof SortCondition.EqualTo equal) {
      return name + " = " + value(equal.value(), placeholders);
    }
    if (sort instanceof SortCondition.BeginsWith begins) {
      AttributeValue prefix = AttributeValue.fromS(begins.prefix());
      return "begins_with(" + name + ", " + placeholders.value(prefix) + ")";
    }
    if (sort instanceof SortCondition.Between between) {
      return name
          + " BETWEEN "
          + value(between.low(), placeholders)
          + " AND "
          + value(between.high(), placeholders);
    }
    if (sort instanceof SortCondition.Above above) {
      return name + (above.inclusive() ? " >= " : " > ") + value(above.bound(), placeholders);
    }
    if (sort instanceof SortCondition.Below below) {
      return name + (below.inclusive() ? " <= " : " < ") + value(below.bound(), placeholders);
    }
    throw new IllegalArgumentException("No key condition says " + sort);
  }

  private static String value(KeyValue value, Placeholders placeholders) {
    return placeholders.value(Items.attribute(value));
  }
}
