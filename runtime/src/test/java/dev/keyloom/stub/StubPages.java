package dev.keyloom.stub;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/**
 * Answers queries of one range page by page, as the service does: {@code Limit} counts rows before
 * the filter, and a page that ends at its Limit has a last key even if nothing follows.
 */
public final class StubPages implements Function<DynamoDbRequest, DynamoDbResponse> {

  private final List<Map<String, AttributeValue>> rows;
  private final List<String> keyAttributes;
  private Predicate<Map<String, AttributeValue>> filter = row -> true;
  private int mostPerPage = Integer.MAX_VALUE;

  /**
   * @param rows the rows of the range in ascending order
   * @param keyAttributes the key attributes of the table or index that is queried
   */
  public StubPages(List<Map<String, AttributeValue>> rows, String... keyAttributes) {
    this.rows = List.copyOf(rows);
    this.keyAttributes = List.of(keyAttributes);
  }

  /** Which rows the request's filter lets through. */
  public StubPages filter(Predicate<Map<String, AttributeValue>> matching) {
    this.filter = matching;
    return this;
  }

  /** How many rows make up the 1 MB of a page. */
  public StubPages mostPerPage(int most) {
    this.mostPerPage = most;
    return this;
  }

  @Override
  public DynamoDbResponse apply(DynamoDbRequest request) {
    QueryRequest query = (QueryRequest) request;
    List<Map<String, AttributeValue>> ordered = new ArrayList<>(rows);
    if (Boolean.FALSE.equals(query.scanIndexForward())) {
      Collections.reverse(ordered);
    }
    int from = query.hasExclusiveStartKey() ? indexAfter(ordered, query.exclusiveStartKey()) : 0;
    int page = query.limit() == null ? mostPerPage : Math.min(mostPerPage, query.limit());
    int to = (int) Math.min(ordered.size(), (long) from + page);
    boolean more = to < ordered.size() || to - from == page;
    return QueryResponse.builder()
        .items(ordered.subList(from, to).stream().filter(filter).toList())
        .lastEvaluatedKey(more && to > 0 ? key(ordered.get(to - 1)) : null)
        .build();
  }

  private int indexAfter(
      List<Map<String, AttributeValue>> ordered, Map<String, AttributeValue> start) {
    for (int i = 0; i < ordered.size(); i++) {
      if (key(ordered.get(i)).equals(start)) {
        return i + 1;
      }
    }
    throw new AssertionError("no row has the start key " + start);
  }

  private Map<String, AttributeValue> key(Map<String, AttributeValue> row) {
    Map<String, AttributeValue> key = new LinkedHashMap<>();
    keyAttributes.forEach(
        name -> key.put(name, row.getOrDefault(name, AttributeValue.fromNul(true))));
    return key;
  }
}
