package dev.keyloom.internal.explain;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/**
 * Renders a request of the SDK in a few aligned lines.
 *
 * <pre>{@code
 * Query UserPermissions, index GSI1
 *   key     GSI1PK = "USER#bob" AND begins_with(GSI1SK, "GROUP#")
 *   filter  role = "ADMIN"
 *   limit   40
 * }</pre>
 */
final class RequestText {

  /** How many keys of a batch are shown. */
  private static final int MOST_KEYS = 5;

  private final Lines lines;

  RequestText(Lines lines) {
    this.lines = lines;
  }

  void add(DynamoDbRequest request) {
    if (request instanceof GetItemRequest get) {
      get(get);
    } else if (request instanceof QueryRequest query) {
      query(query);
    } else if (request instanceof BatchGetItemRequest batch) {
      batch.requestItems().forEach(this::batchGet);
    } else if (request instanceof PutItemRequest put) {
      lines.head("PutItem " + put.tableName());
      lines.line("item", ValueText.map(put.item()));
      lines.line(
          "if",
          text(put.expressionAttributeNames(), put.expressionAttributeValues()),
          put.conditionExpression());
      lines.line("return", put.returnValuesAsString());
    } else if (request instanceof UpdateItemRequest update) {
      lines.head("UpdateItem " + update.tableName());
      lines.line("key", ValueText.key(update.key()));
      ExpressionText text =
          text(update.expressionAttributeNames(), update.expressionAttributeValues());
      lines.line("update", text, update.updateExpression());
      lines.line("if", text, update.conditionExpression());
      lines.line("return", update.returnValuesAsString());
    } else if (request instanceof DeleteItemRequest delete) {
      lines.head("DeleteItem " + delete.tableName());
      lines.line("key", ValueText.key(delete.key()));
      lines.line(
          "if",
          text(delete.expressionAttributeNames(), delete.expressionAttributeValues()),
          delete.conditionExpression());
      lines.line("return", delete.returnValuesAsString());
    } else if (request instanceof CreateTableRequest create) {
      create(create);
    } else {
      lines.head(request.toString());
    }
  }

  private void get(GetItemRequest get) {
    lines.head("GetItem " + get.tableName());
    lines.line("key", ValueText.key(get.key()));
    lines.line("only", text(get.expressionAttributeNames(), Map.of()), get.projectionExpression());
    consistent(get.consistentRead());
  }

  private void query(QueryRequest query) {
    String index = query.indexName() == null ? "" : ", index " + query.indexName();
    lines.head("Query " + query.tableName() + index);
    ExpressionText text = text(query.expressionAttributeNames(), query.expressionAttributeValues());
    lines.line("key", text, query.keyConditionExpression());
    lines.line("filter", text, query.filterExpression());
    lines.line("only", text, query.projectionExpression());
    lines.line("order", Boolean.FALSE.equals(query.scanIndexForward()) ? "descending" : null);
    lines.line("limit", query.limit() == null ? null : query.limit().toString());
    lines.line(
        "after", query.hasExclusiveStartKey() ? ValueText.key(query.exclusiveStartKey()) : null);
    consistent(query.consistentRead());
  }

  private void batchGet(String table, KeysAndAttributes keys) {
    lines.head("BatchGetItem " + table);
    keys.keys().stream().limit(MOST_KEYS).forEach(key -> lines.line("key", ValueText.key(key)));
    int more = keys.keys().size() - MOST_KEYS;
    lines.line("key", more > 0 ? "… and " + more + " more" : null);
    lines.line(
        "only", text(keys.expressionAttributeNames(), Map.of()), keys.projectionExpression());
    consistent(keys.consistentRead());
  }

  private void create(CreateTableRequest create) {
    lines.head("CreateTable " + create.tableName());
    lines.line("key", keySchema(create.keySchema()));
    create
        .globalSecondaryIndexes()
        .forEach(
            index -> lines.line("global", index.indexName() + ": " + keySchema(index.keySchema())));
    create
        .localSecondaryIndexes()
        .forEach(
            index -> lines.line("local", index.indexName() + ": " + keySchema(index.keySchema())));
    lines.line("billing", create.billingModeAsString());
  }

  private static String keySchema(List<KeySchemaElement> keys) {
    return keys.stream()
        .map(KeySchemaElement::attributeName)
        .map(ValueText::name)
        .collect(Collectors.joining(", "));
  }

  private void consistent(@Nullable Boolean consistent) {
    lines.line("read", Boolean.TRUE.equals(consistent) ? "strongly consistent" : null);
  }

  private static ExpressionText text(
      Map<String, String> names, Map<String, AttributeValue> values) {
    return new ExpressionText(names, values);
  }
}
