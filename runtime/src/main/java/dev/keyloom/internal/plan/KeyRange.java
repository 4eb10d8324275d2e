package dev.keyloom.internal.plan;

import dev.keyloom.support.KeyAttribute;
import dev.keyloom.support.KeyCondition;
import dev.keyloom.support.KeyValue;
import dev.keyloom.support.PathSchema;
import dev.keyloom.support.SortCondition;
import dev.keyloom.support.TableSchema;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The part of a table or an index that a Query reads, and in which direction. Cursors belong to
 * exactly one.
 *
 * @param table the physical table
 * @param index the physical index, null for the table itself
 * @param key the partition, and which sort keys in it are meant
 * @param descending whether the rows come from the highest sort key to the lowest
 * @param position what tells a row's place: the key attributes of index and table but the partition
 *     key
 */
public record KeyRange(
    String table,
    @Nullable String index,
    KeyCondition<?> key,
    boolean descending,
    List<KeyAttribute> position) {

  public KeyRange {
    position = List.copyOf(position);
  }

  /**
   * The range of a key.
   *
   * @param index the physical name of the key's index, null for the table itself
   */
  public static KeyRange of(
      TableSchema<?> schema,
      String table,
      @Nullable String index,
      KeyCondition<?> key,
      boolean descending) {
    PathSchema path = key.path();
    List<KeyAttribute> position = new ArrayList<>();
    add(position, path, path.sortKey());
    add(position, path, schema.partitionKey());
    add(position, path, schema.sortKey());
    return new KeyRange(table, index, key, descending, position);
  }

  private static void add(
      List<KeyAttribute> position, PathSchema path, @Nullable KeyAttribute attribute) {
    if (attribute != null
        && !attribute.equals(path.partitionKey())
        && !position.contains(attribute)) {
      position.add(attribute);
    }
  }

  /** The attribute that is the same for all rows. */
  public KeyAttribute partitionKey() {
    return key.path().partitionKey();
  }

  /** The attribute that orders the rows, null if there is none. */
  public @Nullable KeyAttribute sortKey() {
    return key.path().sortKey();
  }

  /** The value that all rows share. */
  public KeyValue partition() {
    return key.partition();
  }

  /** Which sort keys are meant. */
  public SortCondition sort() {
    return key.sort();
  }

  /**
   * Whether a position can have come from this range. Exclusive ends of a BETWEEN are part of it:
   * they are read, though not returned, and a page may end there.
   */
  public boolean covers(KeyValue sortKeyValue) {
    if (sort() instanceof SortCondition.Between between) {
      return new SortCondition.Between(between.low(), between.high(), false, false)
          .admits(sortKeyValue);
    }
    return sort().admits(sortKeyValue);
  }

  /** The key attributes of the queried table or index in a row, for messages. */
  public Map<String, AttributeValue> keyOf(Map<String, AttributeValue> row) {
    Map<String, AttributeValue> values = new LinkedHashMap<>();
    copy(row, partitionKey(), values);
    copy(row, sortKey(), values);
    return values;
  }

  /** The key attributes that tell a row's place, as a request's start key takes them. */
  public Map<String, AttributeValue> positionOf(Map<String, AttributeValue> row) {
    Map<String, AttributeValue> values = new LinkedHashMap<>();
    copy(row, partitionKey(), values);
    position.forEach(attribute -> copy(row, attribute, values));
    return values;
  }

  private static void copy(
      Map<String, AttributeValue> row,
      @Nullable KeyAttribute attribute,
      Map<String, AttributeValue> values) {
    AttributeValue value = attribute == null ? null : row.get(attribute.name());
    if (attribute != null && value != null) {
      values.put(attribute.name(), value);
    }
  }

  /** The table or index, for messages. */
  public String description() {
    return index == null ? "table " + table : "index " + index + " of table " + table;
  }

  /** How many rows at the end where the reading begins are read to be dropped. */
  int excludedAtStart() {
    return sort() instanceof SortCondition.Between between
            && (descending ? between.excludeHigh() : between.excludeLow())
        ? 1
        : 0;
  }

  /** Whether a row can be read that is not meant. */
  public boolean hasExcludedEnds() {
    return sort() instanceof SortCondition.Between between
        && (between.excludeHigh() || between.excludeLow());
  }
}
