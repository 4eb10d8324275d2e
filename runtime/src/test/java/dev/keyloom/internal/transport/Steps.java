package dev.keyloom.internal.transport;

import java.util.Map;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;

/**
 * Small operations for tests of the transports: each call asks for an item by number, and is
 * answered by a number.
 */
final class Steps {

  private Steps() {}

  /** Calls n times, one after another, and answers the sum. */
  static Step<Integer> sum(int calls) {
    return sum(calls, 0);
  }

  private static Step<Integer> sum(int calls, int soFar) {
    return calls == 0 ? Step.done(soFar) : get(calls, value -> sum(calls - 1, soFar + value));
  }

  /** One call. */
  static <X> Step<X> get(int id, Function<Integer, Step<X>> then) {
    return Step.call(
        new ApiCall.GetItem(request(id)),
        () -> "GetItem of table T",
        response -> then.apply(Integer.parseInt(only(response.item()))));
  }

  private static String only(Map<String, AttributeValue> map) {
    return map.values().iterator().next().n();
  }

  static GetItemRequest request(int id) {
    return GetItemRequest.builder()
        .tableName("T")
        .key(Map.of("id", AttributeValue.fromN(Integer.toString(id))))
        .build();
  }

  static int id(Object request) {
    return Integer.parseInt(only(((GetItemRequest) request).key()));
  }

  static GetItemResponse response(int value) {
    return GetItemResponse.builder()
        .item(Map.of("v", AttributeValue.fromN(Integer.toString(value))))
        .build();
  }
}
