package dev.keyloom.internal.plan;

import dev.keyloom.support.TableSchema;
import java.util.List;

/**
 * Independent reads of single items: batches of primary keys, and a Query for each key of a unique
 * index.
 *
 * @param table the physical table
 * @param schema names the key attributes
 * @param consistent whether the batches are strongly consistent
 */
public record GatherPlan(
    String table,
    TableSchema<?> schema,
    List<BatchPlan> batches,
    List<QueryPlan> queries,
    boolean consistent)
    implements ReadPlan {

  public GatherPlan {
    batches = List.copyOf(batches);
    queries = List.copyOf(queries);
  }
}
