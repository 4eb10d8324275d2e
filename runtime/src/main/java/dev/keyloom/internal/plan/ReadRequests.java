package dev.keyloom.internal.plan;

import dev.keyloom.internal.expression.ConditionWriter;
import dev.keyloom.internal.expression.KeyConditionWriter;
import dev.keyloom.internal.expression.Placeholders;
import dev.keyloom.internal.item.Items;
import dev.keyloom.support.KeyAttribute;
import dev.keyloom.support.KeyCondition;
import dev.keyloom.support.KeyValue;
import dev.keyloom.support.TableKey;
import dev.keyloom.support.TableSchema;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** Writes the requests of read plans; nothing else makes them. */
public final class ReadRequests {

  private ReadRequests() {}

  /** The requests that a plan begins with. */
  public static List<DynamoDbRequest> first(ReadPlan plan) {
    List<DynamoDbRequest> requests = new ArrayList<>();
    if (plan instanceof GetPlan get) {
      requests.add(get(get));
    } else if (plan instanceof QueryPlan query) {
      if (!query.matchesNothing()) {
        requests.add(query(query, query.start(), 0, 0));
      }
    } else if (plan instanceof GatherPlan gather) {
      for (BatchPlan batch : gather.batches()) {
        requests.add(batch(gather, keys(gather.schema(), batch.keys())));
      }
      gather.queries().forEach(query -> requests.addAll(first(query)));
    }
    return requests;
  }

  public static GetItemRequest get(GetPlan plan) {
    return GetItemRequest.builder()
        .tableName(plan.table())
        .key(key(plan.key()))
        .consistentRead(orAbsent(plan.consistent()))
        .build();
  }

  /**
   * A page of a Query.
   *
   * @param start the key after which the page begins, empty for the beginning
   * @param taken how many items are there already
   * @param requests how many requests were made before
   */
  public static QueryRequest query(
      QueryPlan plan, Map<String, AttributeValue> start, int taken, int requests) {
    KeyRange range = plan.range();
    Placeholders placeholders = new Placeholders();
    String keyCondition = KeyConditionWriter.write(range.key(), placeholders);
    String filter = plan.isFiltered() ? ConditionWriter.write(plan.filter(), placeholders) : null;
    String projection =
        plan.columns().isEmpty()
            ? null
            : plan.columns().stream().map(placeholders::name).collect(Collectors.joining(", "));
    int limit = plan.requestLimit(start, taken, requests);
    return QueryRequest.builder()
        .tableName(range.table())
        .indexName(range.index())
        .keyConditionExpression(keyCondition)
        .filterExpression(filter)
        .projectionExpression(projection)
        .expressionAttributeNames(placeholders.names())
        .expressionAttributeValues(placeholders.values())
        .scanIndexForward(range.descending() ? false : null)
        .limit(limit == 0 ? null : limit)
        .exclusiveStartKey(start.isEmpty() ? null : start)
        .consistentRead(orAbsent(plan.consistent()))
        .build();
  }

  /** A batch, or what is left of it. */
  public static BatchGetItemRequest batch(GatherPlan plan, List<Map<String, AttributeValue>> keys) {
    KeysAndAttributes items =
        KeysAndAttributes.builder().keys(keys).consistentRead(orAbsent(plan.consistent())).build();
    return BatchGetItemRequest.builder().requestItems(Map.of(plan.table(), items)).build();
  }

  /** The keys of a batch as the service takes them. */
  public static List<Map<String, AttributeValue>> keys(TableSchema<?> schema, List<TableKey> keys) {
    return keys.stream()
        .map(key -> key(schema.partitionKey(), key.partition(), schema.sortKey(), key.sort()))
        .toList();
  }

  private static Map<String, AttributeValue> key(KeyCondition<?> key) {
    TableKey tableKey = key.tableKey();
    return key(
        key.path().partitionKey(), tableKey.partition(), key.path().sortKey(), tableKey.sort());
  }

  private static Map<String, AttributeValue> key(
      KeyAttribute partitionKey,
      KeyValue partition,
      @Nullable KeyAttribute sortKey,
      @Nullable KeyValue sort) {
    Map<String, AttributeValue> key = new LinkedHashMap<>();
    key.put(partitionKey.name(), Items.attribute(partition));
    if (sortKey != null && sort != null) {
      key.put(sortKey.name(), Items.attribute(sort));
    }
    return key;
  }

  /** False is the service's default and is not sent. */
  private static @Nullable Boolean orAbsent(boolean value) {
    return value ? true : null;
  }
}
