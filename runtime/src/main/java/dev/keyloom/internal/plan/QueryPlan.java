package dev.keyloom.internal.plan;

import dev.keyloom.Expression;
import dev.keyloom.Expression.Constant;
import dev.keyloom.support.SortCondition;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A Query, page after page.
 *
 * @param range what is read
 * @param filter what the service leaves out after it has read it; a constant if it leaves out
 *     nothing, or everything
 * @param columns the attributes that are read, empty for all
 * @param consistent whether the read is strongly consistent
 * @param paging how much is returned, and at what cost
 * @param start the key after which reading begins, empty for the beginning
 */
public record QueryPlan(
    KeyRange range,
    Expression filter,
    List<String> columns,
    boolean consistent,
    Paging paging,
    Map<String, AttributeValue> start)
    implements ReadPlan {

  public QueryPlan {
    columns = List.copyOf(columns);
    start = Map.copyOf(start);
  }

  /** Whether no row can match, so that no call is needed. */
  public boolean matchesNothing() {
    return filter == Constant.NEVER || range.sort() instanceof SortCondition.None;
  }

  /** Whether the service may leave rows out after it has evaluated them. */
  public boolean isFiltered() {
    return !(filter instanceof Constant);
  }

  /**
   * What the next request evaluates.
   *
   * @param from the key after which it begins, empty for the beginning
   * @param taken how many items are there already
   * @param requests how many requests were made before
   * @return the request's Limit, 0 for none
   */
  int requestLimit(Map<String, AttributeValue> from, int taken, int requests) {
    // A row that is read only to be dropped must not cost a request of its own.
    int surplus = from.isEmpty() ? range.excludedAtStart() : 0;
    return paging.requestLimit(taken, requests, isFiltered(), surplus);
  }
}
