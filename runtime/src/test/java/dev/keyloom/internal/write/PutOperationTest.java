package dev.keyloom.internal.write;

import static dev.keyloom.internal.write.JobStore.conditionFailed;
import static dev.keyloom.internal.write.JobStore.item;
import static dev.keyloom.internal.write.JobStore.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.ConditionFailedException;
import dev.keyloom.InvalidItemException;
import dev.keyloom.InvalidKeyException;
import dev.keyloom.KeyloomException;
import dev.keyloom.Put;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;

class PutOperationTest {
  private static final Job JOB = Job.of("a");
  private static final Map<String, software.amazon.awssdk.services.dynamodb.model.AttributeValue>
      STORED =
          item(
              Map.of(
                  "GSI1PK", text("T#k"),
                  "GSI1SK", text("OPEN#2023-03-03"),
                  "GSI4PK", text("ALL#a"),
                  "GSI4SK", text("JOB")));

  private final JobStore store = new JobStore();

  @Test
  void a_put_is_the_item_and_nothing_else() {
    store.service.answer(PutItemResponse.builder().build());
    store.writes.put(JOB).execute();
    assertThat(store.service.requests())
        .containsExactly(PutItemRequest.builder().tableName("prod-Jobs").item(STORED).build());
  }

  @Test
  void a_put_if_absent_asks_for_the_stored_item_if_it_fails() {
    store.service.fail(conditionFailed(item(Map.of("note", text("older")))));
    Put<Job, @Nullable Void> put = store.writes.put(JOB).ifAbsent();
    assertThatThrownBy(put::execute)
        .isInstanceOfSatisfying(
            ConditionFailedException.class,
            failed -> {
              assertThat(failed.oldItem(Job.class).orElseThrow().note()).isEqualTo("older");
              assertThat(failed.oldItem()).isPresent();
              assertThat(failed.oldItem(String.class)).isEmpty();
            })
        .hasMessageContainingAll("put of Job {id=a}", "prod-Jobs", "stored already");
    assertThat(store.service.requests())
        .containsExactly(
            PutItemRequest.builder()
                .tableName("prod-Jobs")
                .item(STORED)
                .conditionExpression("attribute_not_exists(#n0)")
                .expressionAttributeNames(Map.of("#n0", "PK"))
                .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD)
                .build());
  }

  @Test
  void conditions_add_up() {
    assertThat(
            store
                .writes
                .put(JOB)
                .onlyIf(JobPaths.NOTE.eq("x").or(JobPaths.NOTE.eq("y")))
                .onlyIf(JobPaths.RANK.gt(5))
                .explain()
                .toRequests())
        .containsExactly(
            PutItemRequest.builder()
                .tableName("prod-Jobs")
                .item(STORED)
                .conditionExpression("(#n0 = :v0 OR #n0 = :v1) AND #n1 > :v2")
                .expressionAttributeNames(Map.of("#n0", "note", "#n1", "rank"))
                .expressionAttributeValues(
                    Map.of(":v0", text("x"), ":v1", text("y"), ":v2", JobStore.number("5")))
                .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD)
                .build());
    assertThat(store.service.requests()).isEmpty();
  }

  @Test
  void the_replaced_item_comes_back() {
    store.service.answer(PutItemResponse.builder().attributes(STORED).build());
    store.service.answer(PutItemResponse.builder().build());
    var put = store.writes.put(JOB).returningOld();
    assertThat(put.execute()).contains(JOB);
    assertThat(put.execute()).isEmpty();
    assertThat(store.service.requests(PutItemRequest.class))
        .extracting(PutItemRequest::returnValues)
        .containsOnly(ReturnValue.ALL_OLD);
  }

  @Test
  void a_lost_response_is_no_failure() {
    store.service.fail(conditionFailed(STORED, 2));
    store.writes.put(JOB).ifAbsent().execute();
    store.service.fail(conditionFailed(item(Map.of("note", text("another's"))), 2));
    assertThatThrownBy(() -> store.writes.put(JOB).ifAbsent().execute())
        .isInstanceOf(ConditionFailedException.class);
    store.service.fail(conditionFailed(STORED, 1));
    assertThatThrownBy(() -> store.writes.put(JOB).ifAbsent().execute())
        .as("the first attempt found an equal item of another writer")
        .isInstanceOf(ConditionFailedException.class);
  }

  @Test
  void a_lost_response_is_no_failure_of_a_condition_either() {
    var put = store.writes.put(JOB).onlyIf(JobPaths.NOTE.eq("x"));
    store.service.fail(conditionFailed(STORED, 2));
    put.execute();
    store.service.fail(conditionFailed(STORED, 2));
    assertThatThrownBy(() -> put.returningOld().execute())
        .as("what was replaced is not known any more")
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageContaining("attempt 2 of the SDK")
        .hasMessageContaining("may have been applied");
    store.service.fail(conditionFailed(STORED, 2));
    assertThat(store.writes.put(JOB).ifAbsent().returningOld().execute()).isEmpty();
    store.service.fail(conditionFailed(STORED, 1));
    assertThatThrownBy(put::execute)
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageEndingWith("nothing was written.");
  }

  @Test
  void k26_a_condition_that_cannot_hold_makes_no_call() {
    var put = store.writes.put(JOB).onlyIf(JobPaths.NOTE.anyOf(List.of()));
    assertThatThrownBy(put::execute)
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageContaining("can never hold");
    assertThatThrownBy(() -> put.executeAsync().join())
        .isInstanceOf(CompletionException.class)
        .hasCauseInstanceOf(ConditionFailedException.class);
    assertThat(put.explain().toRequests()).isEmpty();
    assertThat(put.explain()).asString().contains("can never hold");
    assertThat(store.service.requests()).isEmpty();
  }

  @Test
  void an_item_that_cannot_be_stored_is_refused_by_name() {
    assertThatThrownBy(() -> store.writes.put(without("kind")))
        .isInstanceOf(InvalidItemException.class)
        .hasMessageContainingAll("Job", "kind");
    assertThatThrownBy(() -> store.writes.put(Job.of("a#b")))
        .isInstanceOf(InvalidKeyException.class)
        .hasMessageContainingAll("Job", "id");
    assertThatThrownBy(() -> store.writes.put(without("id")))
        .isInstanceOf(KeyloomException.class)
        .hasMessageContainingAll("Job", "id");
    assertThat(store.service.requests()).isEmpty();
  }

  @SuppressWarnings("NullAway") // what callers without a checker do
  private static Job without(String component) {
    return new Job(
        component.equals("id") ? null : "a",
        component.equals("kind") ? null : "k",
        Job.Status.OPEN,
        null,
        null,
        true,
        null,
        null,
        null,
        null,
        null);
  }

  @Test
  void a_failure_of_the_service_says_what_was_attempted() {
    store.service.fail(JobStore.invalid("Item size has exceeded the maximum allowed size"));
    assertThatThrownBy(() -> store.writes.put(JOB).execute())
        .isInstanceOf(KeyloomException.class)
        .hasMessageContainingAll("put of Job {id=a} in table 'prod-Jobs'", "maximum allowed size")
        .hasCauseInstanceOf(software.amazon.awssdk.services.dynamodb.model.DynamoDbException.class);
  }
}
