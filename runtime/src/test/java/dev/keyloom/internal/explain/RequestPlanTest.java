package dev.keyloom.internal.explain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

class RequestPlanTest {

  private static String text(DynamoDbRequest... requests) {
    return new RequestPlan(List.of(requests), List.of()).toString();
  }

  private static AttributeValue s(String text) {
    return AttributeValue.fromS(text);
  }

  private static Map<String, AttributeValue> key(String pk, String sk) {
    Map<String, AttributeValue> key = new LinkedHashMap<>();
    key.put("PK", s(pk));
    key.put("SK", s(sk));
    return key;
  }

  @Test
  void aGetItem() {
    GetItemRequest get =
        GetItemRequest.builder()
            .tableName("Users")
            .key(key("USER#a", "PROFILE"))
            .consistentRead(true)
            .build();
    assertThat(text(get))
        .isEqualTo(
            """
            GetItem Users
              key      PK = "USER#a", SK = "PROFILE"
              read     strongly consistent""");
  }

  @Test
  void aQueryWithEverything() {
    QueryRequest query =
        QueryRequest.builder()
            .tableName("Users")
            .indexName("GSI1")
            .keyConditionExpression("#n0 = :v0 AND begins_with(#n1, :v1)")
            .filterExpression("#n2.#n3 IN (:v2, :v10) AND attribute_exists(#n10[3])")
            .projectionExpression("#n0, #n10")
            .expressionAttributeNames(
                Map.of(
                    "#n0", "GSI1PK", "#n1", "GSI1SK", "#n2", "a.b", "#n3", "size", "#n10", "tags"))
            .expressionAttributeValues(
                Map.of(
                    ":v0",
                    s("USER#b"),
                    ":v1",
                    s("GROUP#"),
                    ":v2",
                    AttributeValue.fromN("12.5"),
                    ":v10",
                    AttributeValue.fromNul(true)))
            .scanIndexForward(false)
            .limit(40)
            .exclusiveStartKey(key("USER#b", "x\n\"y\""))
            .build();
    RequestPlan plan = new RequestPlan(List.of(query), List.of("goes on until the end"));
    assertThat(plan)
        .hasToString(
            """
            Query Users, index GSI1
              key      GSI1PK = "USER#b" AND begins_with(GSI1SK, "GROUP#")
              filter   `a.b`.size IN (12.5, null) AND attribute_exists(tags[3])
              only     GSI1PK, tags
              order    descending
              limit    40
              after    PK = "USER#b", SK = "x\\n\\"y\\""
              then     goes on until the end""");
    assertThat(plan.toRequests()).containsExactly(query);
  }

  @Test
  void aBatch() {
    BatchGetItemRequest batch =
        BatchGetItemRequest.builder()
            .requestItems(
                Map.of(
                    "Users",
                    KeysAndAttributes.builder()
                        .keys(List.of(key("a", "b"), key("c", "d")))
                        .build()))
            .build();
    assertThat(text(batch))
        .isEqualTo(
            """
            BatchGetItem Users
              key      PK = "a", SK = "b"
              key      PK = "c", SK = "d\"""");
  }

  @Test
  void aLargeBatchShowsItsFirstKeys() {
    List<Map<String, AttributeValue>> keys =
        IntStream.range(0, 100).mapToObj(i -> key("a", "b" + i)).toList();
    BatchGetItemRequest batch =
        BatchGetItemRequest.builder()
            .requestItems(Map.of("Users", KeysAndAttributes.builder().keys(keys).build()))
            .build();
    assertThat(text(batch).lines()).hasSize(7).last().isEqualTo("  key      … and 95 more");
  }

  @Test
  void writes() {
    PutItemRequest put =
        PutItemRequest.builder()
            .tableName("Users")
            .item(key("a", "b"))
            .conditionExpression("attribute_not_exists(#n0)")
            .expressionAttributeNames(Map.of("#n0", "PK"))
            .build();
    UpdateItemRequest update =
        UpdateItemRequest.builder()
            .tableName("Users")
            .key(key("a", "b"))
            .updateExpression("SET #n0 = :v0")
            .conditionExpression("attribute_exists(#n1)")
            .expressionAttributeNames(Map.of("#n0", "status", "#n1", "PK"))
            .expressionAttributeValues(Map.of(":v0", s("OLD")))
            .returnValues(ReturnValue.ALL_OLD)
            .build();
    DeleteItemRequest delete =
        DeleteItemRequest.builder().tableName("Users").key(key("a", "b")).build();
    assertThat(text(put, update, delete))
        .isEqualTo(
            """
            PutItem Users
              item     {PK: "a", SK: "b"}
              if       attribute_not_exists(PK)
            UpdateItem Users
              key      PK = "a", SK = "b"
              update   SET status = "OLD"
              if       attribute_exists(PK)
              return   ALL_OLD
            DeleteItem Users
              key      PK = "a", SK = "b\"""");
  }

  @Test
  void noCall() {
    assertThat(new RequestPlan(List.of(), List.of("answers with nothing")))
        .hasToString("no call\n  then     answers with nothing");
  }

  @Test
  void valuesOfEveryType() {
    Map<String, AttributeValue> map = new LinkedHashMap<>();
    map.put("bool", AttributeValue.fromBool(true));
    map.put("x y", AttributeValue.fromL(List.of(AttributeValue.fromN("1"), s("é\u0001"))));
    map.put("ss", AttributeValue.fromSs(List.of("a", "b")));
    map.put("ns", AttributeValue.fromNs(List.of("1", "2")));
    map.put("bs", AttributeValue.fromBs(List.of(SdkBytes.fromByteArray(new byte[] {1, -1}))));
    map.put("b", AttributeValue.fromB(SdkBytes.fromByteArray(new byte[33])));
    assertThat(ValueText.of(AttributeValue.fromM(map)))
        .isEqualTo(
            "{bool: true, `x y`: [1, \"é\\u0001\"], ss: {\"a\", \"b\"}, ns: {1, 2}, bs: {0x01ff}, b: 0x"
                + "00".repeat(32)
                + "… (33 bytes)}");
    assertThat(ValueText.type(AttributeValue.fromNul(true))).isEqualTo("NULL");
    assertThat(ValueText.type(s(""))).isEqualTo("S");
  }
}
