package dev.keyloom.internal.write;

import dev.keyloom.DocumentPath;
import dev.keyloom.Expression.Constant;
import dev.keyloom.Plan;
import dev.keyloom.PrimaryKey;
import dev.keyloom.internal.explain.RequestPlan;
import dev.keyloom.internal.expression.Placeholders;
import dev.keyloom.internal.expression.ProjectionWriter;
import dev.keyloom.internal.transport.ApiCall;
import dev.keyloom.internal.transport.Step;
import dev.keyloom.support.ComponentSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;

/**
 * One execution of an update: reads what index keys need, if it may and must, and writes. A write
 * that fails because that has changed is planned anew from the item that the service returns with
 * the failure, so a try costs one call.
 */
final class UpdateRun<M> {
  /** How often a write is tried whose item keeps changing. */
  private static final int MAX_TRIES = 10;

  private final EntityWrites<M> writes;
  private final ItemAddress address;
  private final UpdateDraft draft;
  private final UpdatePlanner<M> planner;
  private final @Nullable ComponentFacts stored;

  UpdateRun(EntityWrites<M> writes, PrimaryKey<M> key, @Nullable M stored, UpdateDraft draft) {
    this.writes = writes;
    this.address = writes.address(key);
    this.draft = draft;
    this.planner =
        new UpdatePlanner<>(writes.entity(), writes.table().typeAttribute(), key, address, draft);
    this.stored =
        stored == null || draft.reads()
            ? null
            : ComponentForms.facts(
                writes.entity().spec().components(), writes.entity().values(stored));
  }

  Step<Optional<M>> start() {
    IndexKeys keys = planner.indexKeys(stored);
    if (keys.missing().isEmpty()) {
      return writes.perform(planner.action(keys, stored));
    }
    if (!draft.reads()) {
      throw planner.refusal(keys.missing());
    }
    if (draft.conditions() == Constant.NEVER) {
      return writes.perform(planner.action(keys, null));
    }
    return Step.call(
        new ApiCall.GetItem(read()),
        () -> "read before the update of %s in table '%s'".formatted(address, writes.tableName()),
        response -> write(response.hasItem() ? response.item() : Map.of(), 1));
  }

  private Step<Optional<M>> write(Map<String, AttributeValue> item, int tries) {
    if (item.isEmpty() && !draft.upsert()) {
      throw writes.notFound(address, null);
    }
    ComponentFacts observed = ComponentFacts.of(writes.entity().spec().components(), item);
    IndexKeys keys = planner.indexKeys(observed);
    if (!keys.missing().isEmpty()) {
      throw planner.refusal(keys.missing());
    }
    return writes.perform(
        planner.action(keys, observed), failed -> again(failed, keys, observed, tries));
  }

  /** What follows a failed condition: another try if it failed on what was read before. */
  private @Nullable Step<Optional<M>> again(
      ConditionalCheckFailedException failed, IndexKeys keys, ComponentFacts observed, int tries) {
    Map<String, AttributeValue> item = failed.hasItem() ? failed.item() : Map.of();
    boolean changed = false;
    for (ComponentSpec component : keys.dependencies()) {
      AttributeValue now = StoredItems.find(item, component.storedPath());
      changed |= !Objects.equals(now, observed.value(component));
    }
    boolean gone = item.isEmpty() && !draft.upsert();
    return changed && !gone && tries < MAX_TRIES ? write(item, tries + 1) : null;
  }

  Plan explain() {
    IndexKeys keys = planner.indexKeys(stored);
    if (keys.missing().isEmpty() || draft.conditions() == Constant.NEVER) {
      return writes.plan(planner.action(keys, stored));
    }
    if (!draft.reads()) {
      throw planner.refusal(keys.missing());
    }
    return new RequestPlan(
        List.of(read()),
        List.of(
            "an UpdateItem that derives the keys of %s from what was read, on condition that it is"
                    .formatted(String.join(", ", keys.missing().keySet()))
                + " still stored; up to %d tries".formatted(MAX_TRIES)));
  }

  /** The read: the components that keys may need, and the partition key, which tells existence. */
  private GetItemRequest read() {
    List<DocumentPath> paths = new ArrayList<>();
    paths.add(DocumentPath.of(address.partitionKey()));
    planner.unknownComponents().forEach(c -> paths.add(ComponentFacts.path(c)));
    Placeholders placeholders = new Placeholders();
    return GetItemRequest.builder()
        .tableName(writes.tableName())
        .key(address.key())
        .consistentRead(true)
        .projectionExpression(ProjectionWriter.write(paths, placeholders))
        .expressionAttributeNames(placeholders.names())
        .build();
  }
}
