package dev.keyloom.internal.operation;

import dev.keyloom.GetAll;
import dev.keyloom.ItemKey;
import dev.keyloom.KeyloomException;
import dev.keyloom.UnprocessedKeysException;
import dev.keyloom.internal.hydrate.RowReaders;
import dev.keyloom.internal.plan.BatchPlan;
import dev.keyloom.internal.plan.GatherPlan;
import dev.keyloom.internal.plan.QueryPlan;
import dev.keyloom.internal.transport.Step;
import dev.keyloom.support.KeyCondition;
import dev.keyloom.support.TableKey;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** A read of many keys, answered by position. */
public final class GetAllOperation<M> extends SingleRead<List<Optional<M>>> implements GetAll<M> {

  private final TableContext<?> table;
  private final List<Target<M>> targets;
  private final boolean consistent;

  /** A key as it was given, and as it is bound to the table. */
  private record Target<M>(ItemKey<M> key, KeyCondition<M> condition) {}

  /** What one of the requests brought, and the keys that it left unprocessed to the last. */
  private record Answer<M>(Map<KeyCondition<M>, M> found, List<TableKey> left) {}

  public GetAllOperation(TableContext<?> table, Collection<? extends ItemKey<M>> keys) {
    this(table, bind(table, keys), false);
  }

  private GetAllOperation(TableContext<?> table, List<Target<M>> targets, boolean consistent) {
    super(table);
    this.table = table;
    this.targets = targets;
    this.consistent = consistent;
  }

  private static <M> List<Target<M>> bind(
      TableContext<?> table, Collection<? extends ItemKey<M>> keys) {
    List<Target<M>> targets = new ArrayList<>(keys.size());
    for (ItemKey<M> key : keys) {
      targets.add(new Target<>(key, table.schema().bind(key)));
    }
    return Collections.unmodifiableList(targets);
  }

  @Override
  public GetAll<M> consistent() {
    for (Target<M> target : targets) {
      if (!target.condition().isTableKey()) {
        throw new KeyloomException(
            "key "
                + target.key()
                + " cannot be read strongly consistently: it is one of global index "
                + table.index(target.condition().path()));
      }
    }
    return new GetAllOperation<>(table, targets, true);
  }

  @Override
  GatherPlan plan() {
    List<TableKey> keys = List.copyOf(tableKeys().keySet());
    List<BatchPlan> batches = new ArrayList<>();
    for (int from = 0; from < keys.size(); from += BatchPlan.MOST_KEYS) {
      int to = Math.min(from + BatchPlan.MOST_KEYS, keys.size());
      batches.add(new BatchPlan(keys.subList(from, to)));
    }
    List<QueryPlan> queries =
        indexKeys().stream().map(key -> ItemLookup.unique(table, key)).toList();
    return new GatherPlan(table.table(), table.schema(), batches, queries, consistent);
  }

  @Override
  Step<List<Optional<M>>> start() {
    GatherPlan plan = plan();
    Map<TableKey, KeyCondition<M>> tableKeys = tableKeys();
    List<KeyCondition<M>> indexKeys = indexKeys();
    List<Step<Answer<M>>> steps = new ArrayList<>();
    for (BatchPlan batch : plan.batches()) {
      steps.add(new BatchRead(table, plan).start(batch).map(rows -> answer(rows, tableKeys)));
    }
    for (int i = 0; i < indexKeys.size(); i++) {
      steps.add(query(plan.queries().get(i), indexKeys.get(i)));
    }
    return new Step.All<Answer<M>, List<Optional<M>>>(
        steps, answers -> Step.done(inOrder(answers)));
  }

  private Answer<M> answer(BatchRead.Result result, Map<TableKey, KeyCondition<M>> keys) {
    Map<KeyCondition<M>, M> found = new HashMap<>();
    result
        .rows()
        .forEach(
            (tableKey, row) -> {
              KeyCondition<M> key = keys.get(tableKey);
              if (key != null && table.rows().isOf(key.entity(), row)) {
                found.put(key, table.rows().read(key.entity(), row));
              }
            });
    return new Answer<>(found, result.left());
  }

  private Step<Answer<M>> query(QueryPlan plan, KeyCondition<M> key) {
    return ItemLookup.onlyOne(table, plan, RowReaders.model(table.rows(), key.entity()))
        .map(
            item ->
                new Answer<>(item.map(value -> Map.of(key, value)).orElse(Map.of()), List.of()));
  }

  private List<Optional<M>> inOrder(List<Answer<M>> answers) {
    Map<KeyCondition<M>, M> found = new HashMap<>();
    Set<TableKey> left = new HashSet<>();
    for (Answer<M> answer : answers) {
      found.putAll(answer.found());
      left.addAll(answer.left());
    }
    if (!left.isEmpty()) {
      throw unprocessed(left);
    }
    List<Optional<M>> items = new ArrayList<>(targets.size());
    for (Target<M> target : targets) {
      items.add(Optional.ofNullable(found.get(target.condition())));
    }
    return Collections.unmodifiableList(items);
  }

  private UnprocessedKeysException unprocessed(Set<TableKey> left) {
    Map<TableKey, ItemKey<M>> keys = new LinkedHashMap<>();
    for (Target<M> target : targets) {
      if (target.condition().isTableKey() && left.contains(target.condition().tableKey())) {
        keys.putIfAbsent(target.condition().tableKey(), target.key());
      }
    }
    return new UnprocessedKeysException(
        "BatchGetItem of table "
            + table.table()
            + ": the service left "
            + keys.size()
            + " of "
            + tableKeys().size()
            + " keys unprocessed after "
            + table.backoff().tries()
            + " tries: "
            + keys.values().stream()
                .limit(5)
                .map(Object::toString)
                .collect(Collectors.joining(", "))
            + (keys.size() > 5 ? ", …" : ""),
        List.copyOf(keys.values()));
  }

  /** The primary keys, each once, in the order in which they were given. */
  private Map<TableKey, KeyCondition<M>> tableKeys() {
    Map<TableKey, KeyCondition<M>> keys = new LinkedHashMap<>();
    for (Target<M> target : targets) {
      if (target.condition().isTableKey()) {
        keys.putIfAbsent(target.condition().tableKey(), target.condition());
      }
    }
    return keys;
  }

  /** The keys of unique indexes, each once, in the order in which they were given. */
  private List<KeyCondition<M>> indexKeys() {
    return targets.stream()
        .map(Target::condition)
        .filter(condition -> !condition.isTableKey())
        .distinct()
        .toList();
  }
}
