package dev.keyloom.internal.write;

import dev.keyloom.ConditionFailedException;
import dev.keyloom.Expression.Constant;
import dev.keyloom.ItemDecodingException;
import dev.keyloom.KeyloomException;
import dev.keyloom.NotFoundException;
import dev.keyloom.Plan;
import dev.keyloom.PrimaryKey;
import dev.keyloom.internal.explain.RequestPlan;
import dev.keyloom.internal.hydrate.Rows;
import dev.keyloom.internal.item.Items;
import dev.keyloom.internal.transport.ApiCall;
import dev.keyloom.internal.transport.Step;
import dev.keyloom.internal.transport.Transport;
import dev.keyloom.internal.write.WriteAction.DeleteAction;
import dev.keyloom.internal.write.WriteAction.PutAction;
import dev.keyloom.internal.write.WriteAction.UpdateAction;
import dev.keyloom.support.EntitySchema;
import dev.keyloom.support.KeyAttribute;
import dev.keyloom.support.TableKey;
import dev.keyloom.support.TableSchema;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;

/** Performs writes of one model: sends them, and turns what comes back into records and errors. */
final class EntityWrites<M> {
  private final TableSchema<?> table;
  private final EntitySchema<M> entity;
  private final String tableName;
  private final Transport transport;
  private final Rows<?> rows;

  EntityWrites(
      TableSchema<?> table,
      EntitySchema<M> entity,
      String tableName,
      Transport transport,
      Rows<?> rows) {
    this.table = table;
    this.entity = entity;
    this.tableName = tableName;
    this.transport = transport;
    this.rows = rows;
  }

  EntitySchema<M> entity() {
    return entity;
  }

  TableSchema<?> table() {
    return table;
  }

  String tableName() {
    return tableName;
  }

  Transport transport() {
    return transport;
  }

  ItemAddress address(PrimaryKey<M> key) {
    TableKey values = table.tableKey(key);
    Map<String, AttributeValue> attributes = new LinkedHashMap<>();
    attributes.put(table.partitionKey().name(), Items.attribute(values.partition()));
    KeyAttribute sortKey = table.sortKey();
    if (sortKey != null && values.sort() != null) {
      attributes.put(sortKey.name(), Items.attribute(values.sort()));
    }
    return new ItemAddress(entity.spec().modelName(), key.components().toString(), attributes);
  }

  /** The plan of a write; one that can never happen needs no request. */
  Plan plan(WriteAction action) {
    return action.condition() == Constant.NEVER
        ? new RequestPlan(List.of(), List.of("refused: the condition can never hold"))
        : new RequestPlan(List.of(WriteRequests.of(WriteSet.of(tableName, action))), List.of());
  }

  /** Performs a write whose every failure is one of the operation. */
  Step<Optional<M>> perform(WriteAction action) {
    return perform(action, failed -> null);
  }

  /**
   * Performs a write.
   *
   * @param retry what follows a failed condition, or null if that is a failure of the operation
   */
  Step<Optional<M>> perform(
      WriteAction action,
      Function<ConditionalCheckFailedException, @Nullable Step<Optional<M>>> retry) {
    if (action.condition() == Constant.NEVER) {
      throw new ConditionFailedException(
          "The condition of the %s can never hold; nothing was sent.".formatted(attempt(action)),
          null,
          null);
    }
    WriteSet set = WriteSet.of(tableName, action);
    return send(set, failure -> recover(action, failure, retry));
  }

  private Step<Optional<M>> send(
      WriteSet set, Function<SdkException, @Nullable Step<Optional<M>>> recovery) {
    WriteAction action = set.actions().get(0);
    Supplier<String> attempt = () -> attempt(action);
    if (action instanceof PutAction put) {
      return Step.call(
          new ApiCall.PutItem(WriteRequests.put(set.tableName(), put)),
          attempt,
          response -> returned(action, response.hasAttributes(), response.attributes()),
          recovery);
    }
    if (action instanceof UpdateAction update) {
      return Step.call(
          new ApiCall.UpdateItem(WriteRequests.update(set.tableName(), update)),
          attempt,
          response -> returned(action, response.hasAttributes(), response.attributes()),
          recovery);
    }
    return Step.call(
        new ApiCall.DeleteItem(WriteRequests.delete(set.tableName(), (DeleteAction) action)),
        attempt,
        response -> returned(action, response.hasAttributes(), response.attributes()),
        recovery);
  }

  private Step<Optional<M>> returned(
      WriteAction action, boolean present, Map<String, AttributeValue> item) {
    return Step.done(
        action.returning() == Returning.NOTHING || !present || item.isEmpty()
            ? Optional.empty()
            : Optional.of(rows.read(entity, item)));
  }

  private @Nullable Step<Optional<M>> recover(
      WriteAction action,
      SdkException failure,
      Function<ConditionalCheckFailedException, @Nullable Step<Optional<M>>> retry) {
    if (failure instanceof ConditionalCheckFailedException failed) {
      if (isOwnPut(action, failed)) {
        return Step.done(Optional.empty());
      }
      Step<Optional<M>> next = retry.apply(failed);
      if (next != null) {
        return next;
      }
      throw conditionFailed(action, failed);
    }
    KeyloomException explained = WriteFailures.explain(failure, action);
    if (explained != null) {
      throw explained;
    }
    return null;
  }

  /**
   * Whether a put failed on itself: the response to a first attempt was lost, and the SDK's next
   * attempt found what the first had written. If the replaced item is asked for, there is no answer
   * to give, unless there can have been none.
   */
  private static boolean isOwnPut(WriteAction action, ConditionalCheckFailedException failed) {
    return action instanceof PutAction put
        && (put.existence() == Existence.FORBIDDEN || put.returning() == Returning.NOTHING)
        && isRetried(failed)
        && failed.hasItem()
        && StoredItems.equal(failed.item(), put.item());
  }

  /** Whether an earlier attempt may have been applied although the SDK saw no response to it. */
  private static boolean isRetried(ConditionalCheckFailedException failed) {
    return failed.numAttempts() != null && failed.numAttempts() > 1;
  }

  private KeyloomException conditionFailed(
      WriteAction action, ConditionalCheckFailedException failed) {
    boolean present = failed.hasItem() && !failed.item().isEmpty();
    if (!present && action.existence() == Existence.REQUIRED) {
      return notFound(action.address(), failed);
    }
    String message = failureMessage(action, failed);
    if (!present) {
      return new ConditionFailedException(message, null, failed);
    }
    try {
      Object old = rows.readAny(failed.item());
      return new ConditionFailedException(message, old, failed);
    } catch (ItemDecodingException e) {
      KeyloomException failure = new ConditionFailedException(message, null, failed);
      failure.addSuppressed(e);
      return failure;
    }
  }

  private String failureMessage(WriteAction action, ConditionalCheckFailedException failed) {
    String found =
        action.existence() == Existence.FORBIDDEN && action.condition() == Constant.ALWAYS
            ? "The %s found an item that is stored already; "
            : "The condition of the %s did not hold; ";
    String outcome =
        isRetried(failed)
            ? "that was attempt %d of the SDK, and an earlier one may have been applied without a response."
                .formatted(failed.numAttempts())
            : "nothing was written.";
    return found.formatted(attempt(action)) + outcome;
  }

  /** The failure of an update of an item that does not exist. */
  NotFoundException notFound(ItemAddress address, @Nullable Throwable cause) {
    return new NotFoundException(
        "The update of %s in table '%s' found no item; upsert() creates one."
            .formatted(address, tableName),
        cause);
  }

  private String attempt(WriteAction action) {
    String verb =
        action instanceof PutAction ? "put" : action instanceof UpdateAction ? "update" : "delete";
    return "%s of %s in table '%s'".formatted(verb, action.address(), tableName);
  }
}
