package dev.keyloom.internal.write;

import static dev.keyloom.internal.write.JobStore.conditionFailed;
import static dev.keyloom.internal.write.JobStore.item;
import static dev.keyloom.internal.write.JobStore.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.ConditionFailedException;
import dev.keyloom.ItemDecodingException;
import dev.keyloom.Stored;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;

class DeleteOperationTest {
  private static final Map<String, AttributeValue> KEY =
      Map.of("PK", text("JOB#a"), "SK", text("JOB"));

  private final JobStore store = new JobStore();

  @Test
  void a_delete_is_its_key() {
    store.service.answer(DeleteItemResponse.builder().build());
    store.service.answer(DeleteItemResponse.builder().build());
    store.writes.delete(Job.key("a")).execute();
    store.writes.delete(Stored.of(Job.key("a"), Job.of("a"))).execute();
    assertThat(store.service.requests())
        .hasSize(2)
        .containsOnly(DeleteItemRequest.builder().tableName("prod-Jobs").key(KEY).build());
  }

  @Test
  void the_deleted_item_comes_back() {
    store.service.answer(DeleteItemResponse.builder().attributes(item(Map.of())).build());
    store.service.answer(DeleteItemResponse.builder().build());
    var delete = store.writes.delete(Job.key("a")).returningOld();
    assertThat(delete.execute()).contains(Job.of("a"));
    assertThat(delete.execute()).isEmpty();
    assertThat(store.service.requests(DeleteItemRequest.class))
        .extracting(DeleteItemRequest::returnValues)
        .containsOnly(ReturnValue.ALL_OLD);
  }

  @Test
  void a_condition_that_fails_tells_what_is_stored() {
    store.service.fail(conditionFailed(item(Map.of())));
    store.service.fail(conditionFailed(null));
    var delete = store.writes.delete(Job.key("a")).onlyIf(JobPaths.NOTE.eq("x"));
    assertThatThrownBy(delete::execute)
        .isInstanceOfSatisfying(
            ConditionFailedException.class,
            failed -> assertThat(failed.oldItem()).contains(Job.of("a")))
        .hasMessageContaining("delete of Job {id=a}");
    assertThatThrownBy(delete::execute)
        .isInstanceOfSatisfying(
            ConditionFailedException.class, failed -> assertThat(failed.oldItem()).isEmpty());
    assertThat(store.service.requests())
        .containsOnly(
            DeleteItemRequest.builder()
                .tableName("prod-Jobs")
                .key(KEY)
                .conditionExpression("#n0 = :v0")
                .expressionAttributeNames(Map.of("#n0", "note"))
                .expressionAttributeValues(Map.of(":v0", text("x")))
                .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD)
                .build());
  }

  @Test
  void an_old_item_that_cannot_be_read_does_not_hide_the_failure() {
    store.service.fail(conditionFailed(item(Map.of("status", text("GONE")))));
    assertThatThrownBy(
            () -> store.writes.delete(Job.key("a")).onlyIf(JobPaths.NOTE.eq("x")).execute())
        .isInstanceOfSatisfying(
            ConditionFailedException.class,
            failed -> {
              assertThat(failed.oldItem()).isEmpty();
              assertThat(failed.getSuppressed())
                  .singleElement()
                  .isInstanceOf(ItemDecodingException.class);
            });
  }
}
