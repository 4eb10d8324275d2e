package dev.keyloom.internal.write;

import dev.keyloom.DocumentPath;
import dev.keyloom.Expression;
import dev.keyloom.Expression.Call;
import dev.keyloom.Expression.Constant;
import dev.keyloom.Expression.Function;
import dev.keyloom.internal.expression.ConditionWriter;
import dev.keyloom.internal.expression.Placeholders;
import dev.keyloom.internal.expression.UpdateWriter;
import dev.keyloom.internal.write.WriteAction.DeleteAction;
import dev.keyloom.internal.write.WriteAction.PutAction;
import dev.keyloom.internal.write.WriteAction.UpdateAction;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/** The requests that single actions become. Nothing else makes them. */
final class WriteRequests {
  private WriteRequests() {}

  /** The request of a write of one action. */
  static DynamoDbRequest of(WriteSet set) {
    WriteAction action = set.actions().get(0);
    if (action instanceof PutAction put) {
      return put(set.tableName(), put);
    }
    if (action instanceof UpdateAction update) {
      return update(set.tableName(), update);
    }
    return delete(set.tableName(), (DeleteAction) action);
  }

  static PutItemRequest put(String tableName, PutAction action) {
    Placeholders placeholders = new Placeholders();
    String condition = condition(action, placeholders);
    return PutItemRequest.builder()
        .tableName(tableName)
        .item(action.item())
        .conditionExpression(condition)
        .expressionAttributeNames(placeholders.names())
        .returnValues(returnValue(action))
        .returnValuesOnConditionCheckFailure(onFailure(condition))
        .expressionAttributeValues(placeholders.values())
        .build();
  }

  static UpdateItemRequest update(String tableName, UpdateAction action) {
    Placeholders placeholders = new Placeholders();
    String update = UpdateWriter.write(action.changes(), placeholders);
    String condition = condition(action, placeholders);
    return UpdateItemRequest.builder()
        .tableName(tableName)
        .key(action.address().key())
        .updateExpression(update)
        .conditionExpression(condition)
        .expressionAttributeNames(placeholders.names())
        .returnValues(returnValue(action))
        .returnValuesOnConditionCheckFailure(onFailure(condition))
        .expressionAttributeValues(placeholders.values())
        .build();
  }

  static DeleteItemRequest delete(String tableName, DeleteAction action) {
    Placeholders placeholders = new Placeholders();
    String condition = condition(action, placeholders);
    return DeleteItemRequest.builder()
        .tableName(tableName)
        .key(action.address().key())
        .conditionExpression(condition)
        .expressionAttributeNames(placeholders.names())
        .returnValues(returnValue(action))
        .returnValuesOnConditionCheckFailure(onFailure(condition))
        .expressionAttributeValues(placeholders.values())
        .build();
  }

  private static @Nullable String condition(WriteAction action, Placeholders placeholders) {
    Expression condition = Expression.and(existence(action), action.condition());
    return condition == Constant.ALWAYS ? null : ConditionWriter.write(condition, placeholders);
  }

  /** Every stored item has its partition key, so its presence is the item's. */
  private static Expression existence(WriteAction action) {
    DocumentPath partitionKey = DocumentPath.of(action.address().partitionKey());
    return switch (action.existence()) {
      case ANY -> Constant.ALWAYS;
      case REQUIRED -> new Call(Function.ATTRIBUTE_EXISTS, partitionKey, null);
      case FORBIDDEN -> new Call(Function.ATTRIBUTE_NOT_EXISTS, partitionKey, null);
    };
  }

  private static @Nullable ReturnValue returnValue(WriteAction action) {
    return switch (action.returning()) {
      case NOTHING -> null;
      case OLD -> ReturnValue.ALL_OLD;
      case NEW -> ReturnValue.ALL_NEW;
    };
  }

  private static @Nullable ReturnValuesOnConditionCheckFailure onFailure(
      @Nullable String condition) {
    return condition == null ? null : ReturnValuesOnConditionCheckFailure.ALL_OLD;
  }
}
