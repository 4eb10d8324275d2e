package dev.keyloom.internal.operation;

import dev.keyloom.BudgetExceededException;
import dev.keyloom.Page;
import dev.keyloom.StopReason;
import dev.keyloom.internal.hydrate.RowReader;
import dev.keyloom.internal.plan.QueryPlan;
import dev.keyloom.internal.plan.ReadRequests;
import dev.keyloom.internal.transport.ApiCall;
import dev.keyloom.internal.transport.Step;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/**
 * Walks through the pages of a Query and decides where to stop. It has no state of its own: where a
 * walk stands is an {@link At}.
 *
 * @param <R> what a row is returned as
 */
final class PageWalk<R> {

  /**
   * Where a walk stands.
   *
   * @param start the key after which the next request begins, empty for the beginning
   * @param requests how many requests were made
   * @param taken how many items were returned
   */
  record At(Map<String, AttributeValue> start, int requests, int taken) {}

  /**
   * What one request brought.
   *
   * @param items the items that are meant
   * @param after where to go on, null at the end
   * @param full whether the limit is reached
   */
  record Chunk<R>(List<R> items, @Nullable At after, boolean full) {}

  /**
   * A page, and where the one after it begins.
   *
   * @param next null at the end
   */
  record Turn<R>(Page<R> page, @Nullable At next) {}

  private final TableContext<?> table;
  private final QueryPlan plan;
  private final RowReader<R> rows;

  PageWalk(TableContext<?> table, QueryPlan plan, RowReader<R> rows) {
    this.table = table;
    this.plan = plan;
    this.rows = rows;
  }

  At beginning() {
    return new At(plan.start(), 0, 0);
  }

  /** Makes one request. */
  Step<Chunk<R>> next(At at) {
    if (plan.matchesNothing()) {
      return Step.done(new Chunk<>(List.of(), null, false));
    }
    return Step.call(
        new ApiCall.Query(ReadRequests.query(plan, at.start(), at.taken(), at.requests())),
        () -> "Query of " + plan.range().description(),
        response -> Step.done(chunk(at, response)));
  }

  /** Reads one page: up to the limit, the end, or the budget. */
  Step<Page<R>> page() {
    return turn(beginning()).map(Turn::page);
  }

  /** Reads one page of several. */
  Step<Turn<R>> turn(At at) {
    return turn(at, new ArrayList<>(), plan.paging().budget());
  }

  private Step<Turn<R>> turn(At at, List<R> items, int budget) {
    return next(at)
        .flatMap(
            chunk -> {
              items.addAll(chunk.items());
              At after = chunk.after();
              if (after == null) {
                return Step.done(new Turn<>(new Page<>(items, null, StopReason.END), null));
              }
              if (chunk.full() || after.requests() >= budget) {
                StopReason reason = chunk.full() ? StopReason.LIMIT : StopReason.BUDGET;
                return Step.done(
                    new Turn<>(
                        new Page<>(items, cursor(after), reason), new At(after.start(), 0, 0)));
              }
              return turn(after, items, budget);
            });
  }

  /** Reads all pages up to the limit. */
  Step<List<R>> all() {
    return all(beginning(), new ArrayList<>());
  }

  private Step<List<R>> all(At at, List<R> items) {
    return next(at)
        .flatMap(
            chunk -> {
              items.addAll(chunk.items());
              At after = continuation(chunk);
              return after == null
                  ? Step.done(Collections.unmodifiableList(items))
                  : all(after, items);
            });
  }

  /** Counts all items up to the limit. */
  Step<Long> count() {
    return count(beginning(), 0);
  }

  private Step<Long> count(At at, long before) {
    return next(at)
        .flatMap(
            chunk -> {
              long count = before + chunk.items().size();
              At after = continuation(chunk);
              return after == null ? Step.done(count) : count(after, count);
            });
  }

  /**
   * Where a read of all items goes on.
   *
   * @return null if it is done
   * @throws BudgetExceededException if it is not done, but may make no further request
   */
  @Nullable At continuation(Chunk<R> chunk) {
    At after = chunk.after();
    if (after == null || chunk.full()) {
      return null;
    }
    int budget = plan.paging().maxPages();
    if (budget > 0 && after.requests() >= budget) {
      throw new BudgetExceededException(
          "the Query of "
              + plan.range().description()
              + " was not done after the "
              + budget
              + " requests of maxPages; go on after the cursor of this exception, or allow more",
          cursor(after));
    }
    return after;
  }

  private String cursor(At at) {
    return table.cursors().write(plan.range(), at.start());
  }

  private Chunk<R> chunk(At at, QueryResponse response) {
    int limit = plan.paging().limit();
    List<R> items = new ArrayList<>();
    Map<String, AttributeValue> last = Map.of();
    for (Map<String, AttributeValue> row : response.items()) {
      if (!rows.accepts(row)) {
        continue;
      }
      if (limit > 0 && at.taken() + items.size() == limit) {
        // One more than asked for: it begins the next page.
        return new Chunk<>(items, after(at, plan.range().positionOf(last), items), true);
      }
      items.add(rows.read(row));
      last = row;
    }
    if (!response.hasLastEvaluatedKey() || response.lastEvaluatedKey().isEmpty()) {
      return new Chunk<>(items, null, false);
    }
    boolean full = limit > 0 && at.taken() + items.size() == limit;
    Map<String, AttributeValue> position =
        full ? plan.range().positionOf(last) : response.lastEvaluatedKey();
    return new Chunk<>(items, after(at, position, items), full);
  }

  private At after(At at, Map<String, AttributeValue> position, List<R> items) {
    return new At(position, at.requests() + 1, at.taken() + items.size());
  }
}
