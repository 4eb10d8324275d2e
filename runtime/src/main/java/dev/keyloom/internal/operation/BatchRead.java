package dev.keyloom.internal.operation;

import dev.keyloom.internal.plan.BatchPlan;
import dev.keyloom.internal.plan.GatherPlan;
import dev.keyloom.internal.plan.ReadRequests;
import dev.keyloom.internal.transport.ApiCall;
import dev.keyloom.internal.transport.Step;
import dev.keyloom.support.TableKey;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;

/**
 * A BatchGetItem, repeated with what the service left unprocessed until nothing is left or enough
 * was tried.
 */
final class BatchRead {

  private final TableContext<?> table;
  private final GatherPlan plan;

  /**
   * What a batch brought.
   *
   * @param rows the items that exist, by their keys
   * @param left the keys that were left unprocessed to the last
   */
  record Result(Map<TableKey, Map<String, AttributeValue>> rows, List<TableKey> left) {}

  BatchRead(TableContext<?> table, GatherPlan plan) {
    this.table = table;
    this.plan = plan;
  }

  Step<Result> start(BatchPlan batch) {
    return attempt(ReadRequests.keys(plan.schema(), batch.keys()), new HashMap<>(), 1);
  }

  private Step<Result> attempt(
      List<Map<String, AttributeValue>> keys,
      Map<TableKey, Map<String, AttributeValue>> rows,
      int tries) {
    return Step.call(
        new ApiCall.BatchGetItem(ReadRequests.batch(plan, keys)),
        () -> "BatchGetItem of table " + plan.table(),
        response -> {
          List<Map<String, AttributeValue>> left = take(response, rows);
          if (left.isEmpty() || tries == table.backoff().tries()) {
            return Step.done(new Result(rows, left.stream().map(table.rows()::key).toList()));
          }
          return new Step.Wait<>(
              table.backoff().pauseAfter(tries), () -> attempt(left, rows, tries + 1));
        });
  }

  /** Keeps the items, and returns the keys that are left. */
  private List<Map<String, AttributeValue>> take(
      BatchGetItemResponse response, Map<TableKey, Map<String, AttributeValue>> rows) {
    for (Map<String, AttributeValue> row :
        response.responses().getOrDefault(plan.table(), List.of())) {
      rows.put(table.rows().key(row), row);
    }
    KeysAndAttributes left = response.unprocessedKeys().get(plan.table());
    return left == null ? List.of() : left.keys();
  }
}
