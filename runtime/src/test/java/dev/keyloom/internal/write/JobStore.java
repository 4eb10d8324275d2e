package dev.keyloom.internal.write;

import dev.keyloom.internal.hydrate.Rows;
import dev.keyloom.internal.transport.BlockingTransport;
import dev.keyloom.internal.transport.Pauses;
import dev.keyloom.stub.StubClient;
import dev.keyloom.stub.StubService;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.exception.AwsErrorDetails;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;

/** Writes of jobs against a scripted service, and what that service answers. */
final class JobStore {
  final StubService service = new StubService();
  final WriteOperations<Job> writes =
      new WriteOperations<>(
          Job.TABLE,
          "prod-Jobs",
          new BlockingTransport(new StubClient(service), Runnable::run, Pauses.REAL),
          new Rows<>(Job.TABLE, "prod-Jobs"));

  /** The stored form of a job whose id is {@code a}, with more attributes in place of others. */
  static Map<String, AttributeValue> item(Map<String, AttributeValue> more) {
    Map<String, AttributeValue> item = new HashMap<>();
    item.put("PK", text("JOB#a"));
    item.put("SK", text("JOB"));
    item.put("type", text("Job"));
    item.put("id", text("a"));
    item.put("kind", text("k"));
    item.put("status", text("OPEN"));
    item.put("due", text("2023-03-03"));
    item.put("active", AttributeValue.fromBool(false));
    item.putAll(more);
    return item;
  }

  static AttributeValue text(String text) {
    return AttributeValue.fromS(text);
  }

  static AttributeValue number(String number) {
    return AttributeValue.fromN(number);
  }

  static ConditionalCheckFailedException conditionFailed(
      @Nullable Map<String, AttributeValue> item) {
    return conditionFailed(item, 1);
  }

  static ConditionalCheckFailedException conditionFailed(
      @Nullable Map<String, AttributeValue> item, int attempts) {
    return ConditionalCheckFailedException.builder()
        .item(item)
        .message("The conditional request failed")
        .numAttempts(attempts)
        .build();
  }

  static DynamoDbException invalid(String message) {
    return (DynamoDbException)
        DynamoDbException.builder()
            .awsErrorDetails(
                AwsErrorDetails.builder()
                    .errorCode("ValidationException")
                    .errorMessage(message)
                    .build())
            .message(message)
            .build();
  }
}
