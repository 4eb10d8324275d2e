package dev.keyloom.internal.plan;

import dev.keyloom.support.IndexSchema;
import dev.keyloom.support.KeyAttribute;
import dev.keyloom.support.KeyType;
import dev.keyloom.support.TableSchema;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.LocalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.Projection;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** Writes the request that creates a table from its schema. */
public final class TableRequests {

  private TableRequests() {}

  /**
   * Key attributes, indexes, on-demand billing.
   *
   * @param table the physical table
   * @param indexName the physical name of an index
   */
  public static CreateTableRequest create(
      TableSchema<?> schema, String table, Function<IndexSchema, String> indexName) {
    // An attribute may be a key of several indexes, but is defined once.
    Map<String, AttributeDefinition> attributes = new LinkedHashMap<>();
    List<KeySchemaElement> key = keySchema(schema.partitionKey(), schema.sortKey(), attributes);
    List<GlobalSecondaryIndex> global = new ArrayList<>();
    List<LocalSecondaryIndex> local = new ArrayList<>();
    for (IndexSchema index : schema.indexes()) {
      String name = indexName.apply(index);
      List<KeySchemaElement> keys = keySchema(index.partitionKey(), index.sortKey(), attributes);
      Projection projection = Projection.builder().projectionType(ProjectionType.ALL).build();
      if (index.isLocal()) {
        local.add(
            LocalSecondaryIndex.builder()
                .indexName(name)
                .keySchema(keys)
                .projection(projection)
                .build());
      } else {
        global.add(
            GlobalSecondaryIndex.builder()
                .indexName(name)
                .keySchema(keys)
                .projection(projection)
                .build());
      }
    }
    return CreateTableRequest.builder()
        .tableName(table)
        .attributeDefinitions(attributes.values())
        .keySchema(key)
        .globalSecondaryIndexes(global.isEmpty() ? null : global)
        .localSecondaryIndexes(local.isEmpty() ? null : local)
        .billingMode(BillingMode.PAY_PER_REQUEST)
        .build();
  }

  private static List<KeySchemaElement> keySchema(
      KeyAttribute partitionKey,
      @Nullable KeyAttribute sortKey,
      Map<String, AttributeDefinition> attributes) {
    List<KeySchemaElement> elements = new ArrayList<>();
    elements.add(
        element(partitionKey, software.amazon.awssdk.services.dynamodb.model.KeyType.HASH));
    define(partitionKey, attributes);
    if (sortKey != null) {
      elements.add(element(sortKey, software.amazon.awssdk.services.dynamodb.model.KeyType.RANGE));
      define(sortKey, attributes);
    }
    return elements;
  }

  private static KeySchemaElement element(
      KeyAttribute attribute, software.amazon.awssdk.services.dynamodb.model.KeyType role) {
    return KeySchemaElement.builder().attributeName(attribute.name()).keyType(role).build();
  }

  private static void define(KeyAttribute attribute, Map<String, AttributeDefinition> attributes) {
    attributes.put(
        attribute.name(),
        AttributeDefinition.builder()
            .attributeName(attribute.name())
            .attributeType(type(attribute.type()))
            .build());
  }

  private static ScalarAttributeType type(KeyType type) {
    return switch (type) {
      case STRING -> ScalarAttributeType.S;
      case NUMBER -> ScalarAttributeType.N;
      case BINARY -> ScalarAttributeType.B;
    };
  }
}
