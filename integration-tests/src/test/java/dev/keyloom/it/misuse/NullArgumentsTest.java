package dev.keyloom.it.misuse;

import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.keyloom.Condition;
import dev.keyloom.CursorSeal;
import dev.keyloom.InstantPath;
import dev.keyloom.KeyloomException;
import dev.keyloom.ListPath;
import dev.keyloom.NumberPath;
import dev.keyloom.Operand;
import dev.keyloom.PrimaryKey;
import dev.keyloom.SetPath;
import dev.keyloom.Stored;
import dev.keyloom.StringPath;
import dev.keyloom.TableOptions;
import dev.keyloom.Update;
import dev.keyloom.it.reference.ValueAttributes;
import dev.keyloom.it.reference.ValueKeys;
import dev.keyloom.it.reference.Values.Value;
import dev.keyloom.it.reference.ValuesTable;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javax.crypto.SecretKey;
import javax.crypto.spec.SecretKeySpec;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A stray null is refused by what it is, and never a bare NullPointerException. */
@SuppressWarnings({"NullAway", "CheckReturnValue", "DataFlowIssue"}) // callers without a checker
class NullArgumentsTest {
  private static final ValuesTable TABLE = ValuesTable.offline();
  private static final PrimaryKey<Value> KEY = ValueKeys.of("g", "a");
  private static final Update<Value, @Nullable Void> UPDATE = TABLE.update(KEY);
  private static final Condition<Value> CONDITION = ValueAttributes.TEXT.eq("x");

  static Stream<Arguments> keys() {
    return Stream.of(
        of("get", "null", () -> TABLE.get((PrimaryKey<Value>) null)),
        of("query", "null", () -> TABLE.query((PrimaryKey<Value>) null)),
        of("collection", "null", () -> TABLE.collection(null)),
        of("getAll", "keys of getAll", () -> TABLE.getAll((Collection<PrimaryKey<Value>>) null)),
        of(
            "getAll of",
            "null",
            () -> TABLE.getAll(Collections.singletonList((PrimaryKey<Value>) null))),
        of("update", "null", () -> TABLE.update((PrimaryKey<Value>) null)),
        of("delete", "null", () -> TABLE.delete((PrimaryKey<Value>) null)),
        of("of", "group", () -> ValueKeys.of(null, "a")),
        of("partition", "group", () -> ValueKeys.group(null)),
        of("component", "id", () -> ValueKeys.group("g").id(null)),
        of("between, low", "id", () -> ValueKeys.group("g").idBetween(null, "b")),
        of("between, high", "id", () -> ValueKeys.group("g").idBetween("a", null)),
        of("after", "id", () -> ValueKeys.group("g").idAfter(null)),
        of("before", "id", () -> ValueKeys.group("g").idBefore(null)),
        of("atLeast", "id", () -> ValueKeys.group("g").idAtLeast(null)),
        of("atMost", "id", () -> ValueKeys.group("g").idAtMost(null)),
        of("startsWith", "id", () -> ValueKeys.group("g").idStartsWith(null)),
        of("resolve", "components", () -> ValueKeys.resolve(null)),
        of("resolve, name", "null", () -> ValueKeys.resolve(mapOf(null, "a"))),
        of("resolve, value", "group", () -> ValueKeys.resolve(mapOf("group", null))),
        of("parse, pk", "partition key", () -> ValueKeys.parse(null, "V#a")),
        of("parse, sk", "sort key", () -> ValueKeys.parse("P#g", null)),
        of("stored, key", "key", () -> Stored.of(null, value())),
        of("stored, value", "value", () -> Stored.of(KEY, null)));
  }

  static Stream<Arguments> conditions() {
    return Stream.of(
        of("filter", "filter", () -> TABLE.query(KEY).filter(null)),
        of("unknown", "unknown", () -> TABLE.collection(KEY).unknown(null)),
        of("put, onlyIf", "onlyIf", () -> TABLE.put(value()).onlyIf(null)),
        of("update, onlyIf", "onlyIf", () -> UPDATE.onlyIf(null)),
        of("delete, onlyIf", "onlyIf", () -> TABLE.delete(KEY).onlyIf(null)),
        of("and", "condition", () -> CONDITION.and(null)),
        of("or", "condition", () -> CONDITION.or(null)),
        of("raw, template", "template", () -> Condition.raw(null, ValueAttributes.TEXT)),
        of(
            "raw, operand",
            "{0} = {1}",
            () -> Condition.raw("{0} = {1}", ValueAttributes.TEXT, null)),
        of("raw, operands", "operands", () -> Condition.raw("{0}", (Operand<Value>[]) null)),
        of("value", "text", () -> ValueAttributes.TEXT.value(null)),
        of("anyOf, array", "text", () -> ValueAttributes.TEXT.anyOf((String[]) null)),
        of("anyOf, list", "text", () -> ValueAttributes.TEXT.anyOf((List<String>) null)),
        of("attributeType", "text", () -> ValueAttributes.TEXT.attributeType(null)),
        of("lt", "text", () -> ValueAttributes.TEXT.lt(null)),
        of("lt, number", "number", () -> ValueAttributes.NUMBER.lt((Long) null)),
        of("le, decimal", "decimal", () -> ValueAttributes.DECIMAL.le(null)),
        of("gt, instant", "at", () -> ValueAttributes.AT.gt(null)),
        of("ge, date", "day", () -> ValueAttributes.DAY.ge(null)),
        of("between, text", "text", () -> ValueAttributes.TEXT.between("a", null)),
        of("between, number", "number", () -> ValueAttributes.NUMBER.between(null, 5L)),
        of("between, instant", "at", () -> ValueAttributes.AT.between(null, null)),
        of("between, date", "day", () -> ValueAttributes.DAY.between(null, null)),
        of("beginsWith", "text", () -> ValueAttributes.TEXT.beginsWith(null)),
        of("contains, text", "text", () -> ValueAttributes.TEXT.contains(null)),
        of("contains, list", "list", () -> ValueAttributes.LIST.contains(null)),
        of("contains, set", "numbers", () -> ValueAttributes.NUMBERS.contains(null)),
        of("nested", "part.at", () -> ValueAttributes.PART.AT.lt(null)),
        of("key of a map", "map", () -> ValueAttributes.MAP.key(null)));
  }

  static Stream<Arguments> changes() {
    StringPath<Value> text = null;
    NumberPath<Value, Long> number = null;
    InstantPath<Value> at = null;
    ListPath<Value, String, StringPath<Value>> list = null;
    SetPath<Value, String> tags = null;
    return Stream.of(
        of("put", "null", () -> TABLE.put((Value) null)),
        of("set", "path", () -> UPDATE.set(text, "x")),
        of("set, null", "path", () -> UPDATE.set(text, null)),
        of("set, literal", "path", () -> UPDATE.set(number, 5)),
        of("set, instant", "path", () -> UPDATE.set(at, null)),
        of("setIfAbsent", "path", () -> UPDATE.setIfAbsent(text, "x")),
        of("setIfAbsent, literal", "path", () -> UPDATE.setIfAbsent(number, 5)),
        of("setIfAbsent, null", "text", () -> UPDATE.setIfAbsent(ValueAttributes.TEXT, null)),
        of("remove", "path", () -> UPDATE.remove(text)),
        of("add", "path", () -> UPDATE.add(number, 5)),
        of("add, null", "number", () -> UPDATE.add(ValueAttributes.NUMBER, (Long) null)),
        of("append", "path", () -> UPDATE.append(list, "x")),
        of("appendAll", "path", () -> UPDATE.appendAll(list, List.of("x"))),
        of("appendAll, null", "list", () -> UPDATE.appendAll(ValueAttributes.LIST, null)),
        of("prepend", "path", () -> UPDATE.prepend(list, "x")),
        of("prependAll", "path", () -> UPDATE.prependAll(list, List.of())),
        of("prependAll, null", "list", () -> UPDATE.prependAll(ValueAttributes.LIST, null)),
        of("addToSet", "path", () -> UPDATE.addToSet(tags, "x")),
        of("addToSet, null", "tags", () -> UPDATE.addToSet(ValueAttributes.TAGS, (String) null)),
        of(
            "addToSet, list",
            "tags",
            () -> UPDATE.addToSet(ValueAttributes.TAGS, (List<String>) null)),
        of("removeFromSet", "path", () -> UPDATE.removeFromSet(tags, "x")),
        of(
            "removeFromSet, null",
            "tags",
            () -> UPDATE.removeFromSet(ValueAttributes.TAGS, (String) null)),
        of(
            "removeFromSet, list",
            "tags",
            () -> UPDATE.removeFromSet(ValueAttributes.TAGS, (List<String>) null)),
        of("given", "path", () -> UPDATE.given(text, "x")),
        of("given, literal", "path", () -> UPDATE.given(number, 5)));
  }

  static Stream<Arguments> gateways() {
    TableOptions options = TableOptions.defaults();
    SecretKey key = new SecretKeySpec(new byte[32], "AES");
    return Stream.of(
        of("client", "client", () -> ValuesTable.create((DynamoDbClient) null)),
        of("async client", "client", () -> ValuesTable.create((DynamoDbAsyncClient) null)),
        of("options", "options", () -> ValuesTable.offline(null)),
        of("tableName", "tableName", () -> options.tableName((UnaryOperator<String>) null)),
        of("tableName, map", "tableName", () -> options.tableName((Map<String, String>) null)),
        of("indexName", "indexName", () -> options.indexName((UnaryOperator<String>) null)),
        of("indexName, map", "indexName", () -> options.indexName((Map<String, String>) null)),
        of("physical name", "Values", () -> ValuesTable.offline(options.tableName(name -> null))),
        of(
            "physical name, map",
            "Values",
            () -> ValuesTable.offline(options.tableName(Collections.singletonMap("Values", null)))),
        of("executor", "executor", () -> options.executor(null)),
        of("cursorSeal", "cursorSeal", () -> options.cursorSeal(null)),
        of("signed", "key", () -> CursorSeal.signed(null)),
        of("signed, array", "keys", () -> CursorSeal.signed(key, (SecretKey[]) null)),
        of("encrypted", "key", () -> CursorSeal.encrypted(null)),
        of("encrypted, earlier", "key", () -> CursorSeal.encrypted(key, key, null)),
        of("decode", "item", () -> TABLE.decode(null)),
        of("decode, key", "PK", () -> TABLE.decode(mapOf("SK", AttributeValue.fromS("V#a")))),
        of(
            "decode, key of no type",
            "PK",
            () ->
                TABLE.decode(
                    Map.of(
                        "PK",
                        AttributeValue.builder().build(),
                        "SK",
                        AttributeValue.fromS("V#a")))),
        of(
            "decode, key that is no scalar",
            "SK",
            () ->
                TABLE.decode(
                    Map.of(
                        "PK", AttributeValue.fromS("P#g"), "SK", AttributeValue.fromBool(true)))));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource({"keys", "conditions", "changes", "gateways"})
  void isRefusedByName(String where, String named, ThrowingCallable call) {
    assertThatThrownBy(call)
        .isInstanceOf(KeyloomException.class)
        .hasMessageContaining(named)
        .hasMessageContaining(" ");
  }

  private static Arguments of(String where, String named, ThrowingCallable call) {
    return arguments(where, named, call);
  }

  private static <V> Map<String, V> mapOf(@Nullable String key, @Nullable V value) {
    Map<String, V> map = new HashMap<>();
    map.put(key, value);
    return map;
  }

  private static Value value() {
    return new Value(
        "g", "a", null, null, null, null, null, null, null, null, null, null, null, null, null,
        null, null, null, null);
  }
}
