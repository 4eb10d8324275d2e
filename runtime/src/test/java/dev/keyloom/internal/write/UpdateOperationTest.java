package dev.keyloom.internal.write;

import static dev.keyloom.internal.write.JobStore.conditionFailed;
import static dev.keyloom.internal.write.JobStore.item;
import static dev.keyloom.internal.write.JobStore.number;
import static dev.keyloom.internal.write.JobStore.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.ConditionFailedException;
import dev.keyloom.InvalidItemException;
import dev.keyloom.KeyloomException;
import dev.keyloom.NotFoundException;
import dev.keyloom.Update;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemResponse;

/** What an update sends, refuses and answers, apart from index keys. */
class UpdateOperationTest {
  private static final UpdateItemResponse EMPTY = UpdateItemResponse.builder().build();

  private final JobStore store = new JobStore();
  private final Update<Job, @Nullable Void> update = store.writes.update(Job.key("a"));

  @Test
  void an_update_that_touches_no_index_is_one_request_without_extras() {
    store.service.answer(EMPTY);
    update.set(JobPaths.NOTE, "x").execute();
    assertThat(store.service.requests())
        .containsExactly(
            UpdateItemRequest.builder()
                .tableName("prod-Jobs")
                .key(Map.of("PK", text("JOB#a"), "SK", text("JOB")))
                .updateExpression("SET #n0 = :v0")
                .conditionExpression("attribute_exists(#n1)")
                .expressionAttributeNames(Map.of("#n0", "note", "#n1", "PK"))
                .expressionAttributeValues(Map.of(":v0", text("x")))
                .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD)
                .build());
  }

  @Test
  @SuppressWarnings("NullAway") // what callers without a checker do
  void a_null_that_cannot_be_written_is_refused_by_name() {
    assertThatThrownBy(() -> update.add(JobPaths.SCORE, (Double) null))
        .isInstanceOf(InvalidItemException.class)
        .hasMessageContaining("score");
    assertThatThrownBy(() -> update.setIfAbsent(JobPaths.NOTE, null))
        .isInstanceOf(InvalidItemException.class)
        .hasMessageContaining("note");
    assertThatThrownBy(() -> store.writes.put(null)).isInstanceOf(KeyloomException.class);
    assertThatThrownBy(() -> store.writes.delete(null)).isInstanceOf(KeyloomException.class);
    assertThat(store.service.requests()).isEmpty();
  }

  @Test
  void all_changes_are_told() {
    assertThat(
            request(
                update
                    .setIfAbsent(JobPaths.NOTE, "n")
                    .add(JobPaths.SCORE, 1.5)
                    .append(JobPaths.LOG, "x")
                    .addToSet(JobPaths.TAGS, List.of("p", "q"))
                    .set(JobPaths.OWNER_NAME, "Ann")))
        .satisfies(
            request -> {
              assertThat(request.updateExpression())
                  .isEqualTo(
                      "SET #n0 = if_not_exists(#n0, :v0),"
                          + " #n2 = list_append(if_not_exists(#n2, :v3), :v2), #n4.#n5 = :v5"
                          + " ADD #n1 :v1, #n3 :v4");
              assertThat(request.expressionAttributeValues())
                  .containsEntry(":v1", number("1.5"))
                  .containsEntry(":v2", AttributeValue.fromL(List.of(text("x"))))
                  .containsEntry(":v4", AttributeValue.fromSs(List.of("p", "q")));
            });
    assertThat(
            request(
                    update
                        .prependAll(JobPaths.LOG, List.of("x", "y"))
                        .removeFromSet(JobPaths.TAGS, "p")
                        .remove(JobPaths.NOTE))
                .updateExpression())
        .isEqualTo("SET #n0 = list_append(:v0, if_not_exists(#n0, :v1)) REMOVE #n2 DELETE #n1 :v2");
  }

  @Test
  void k15_an_empty_set_is_no_attribute() {
    assertThat(request(update.set(JobPaths.TAGS, Set.of())).updateExpression())
        .isEqualTo("REMOVE #n0");
    assertThat(
            request(
                    update
                        .set(JobPaths.NOTE, "n")
                        .addToSet(JobPaths.TAGS, Set.of())
                        .removeFromSet(JobPaths.TAGS, Set.of())
                        .setIfAbsent(JobPaths.TAGS, Set.of())
                        .appendAll(JobPaths.LOG, List.of()))
                .updateExpression())
        .isEqualTo("SET #n0 = :v0");
  }

  @Test
  void k16_blank_strings_are_values() {
    assertThat(request(update.set(JobPaths.NOTE, "")).expressionAttributeValues())
        .containsEntry(":v0", text(""));
    assertThat(request(update.set(JobPaths.NOTE, "  ")).expressionAttributeValues())
        .containsEntry(":v0", text("  "));
  }

  @Test
  void k17_a_new_value_and_an_old_one_of_one_attribute_are_both_kept() {
    UpdateItemRequest request =
        request(update.set(JobPaths.NOTE, "new").onlyIf(JobPaths.NOTE.eq("old")));
    assertThat(request.updateExpression()).isEqualTo("SET #n0 = :v0");
    assertThat(request.conditionExpression()).isEqualTo("attribute_exists(#n1) AND #n0 = :v1");
    assertThat(request.expressionAttributeValues())
        .isEqualTo(Map.of(":v0", text("new"), ":v1", text("old")));
  }

  @Test
  void the_old_or_the_new_item_comes_back() {
    store.service.answer(UpdateItemResponse.builder().attributes(item(Map.of())).build());
    assertThat(update.set(JobPaths.NOTE, "x").returningOld().execute()).contains(Job.of("a"));
    store.service.answer(
        UpdateItemResponse.builder().attributes(item(Map.of("note", text("x")))).build());
    assertThat(update.set(JobPaths.NOTE, "x").returningNew().execute().note()).isEqualTo("x");
    store.service.answer(EMPTY);
    assertThat(update.set(JobPaths.NOTE, "x").upsert().returningOld().execute()).isEmpty();
    assertThat(store.service.requests(UpdateItemRequest.class))
        .extracting(UpdateItemRequest::returnValues)
        .containsExactly(ReturnValue.ALL_OLD, ReturnValue.ALL_NEW, ReturnValue.ALL_OLD);
  }

  @Test
  void an_item_that_does_not_exist_is_not_found() {
    store.service.fail(conditionFailed(null));
    assertThatThrownBy(() -> update.set(JobPaths.NOTE, "x").onlyIf(JobPaths.RANK.gt(1)).execute())
        .isInstanceOf(NotFoundException.class)
        .hasMessageContainingAll("update of Job {id=a}", "prod-Jobs", "upsert()");
  }

  @Test
  void a_condition_that_fails_tells_what_is_stored() {
    store.service.fail(conditionFailed(item(Map.of())));
    assertThatThrownBy(() -> update.set(JobPaths.NOTE, "x").onlyIf(JobPaths.RANK.gt(1)).execute())
        .isInstanceOfSatisfying(
            ConditionFailedException.class,
            failed -> assertThat(failed.oldItem()).contains(Job.of("a")));
    store.service.fail(conditionFailed(null));
    assertThatThrownBy(
            () -> update.set(JobPaths.NOTE, "x").onlyIf(JobPaths.RANK.gt(1)).upsert().execute())
        .isInstanceOfSatisfying(
            ConditionFailedException.class, failed -> assertThat(failed.oldItem()).isEmpty());
  }

  @Test
  void k26_a_condition_that_cannot_hold_makes_no_call() {
    var impossible = update.set(JobPaths.NOTE, "x").onlyIf(JobPaths.NOTE.anyOf(List.of()));
    assertThatThrownBy(impossible::execute).isInstanceOf(ConditionFailedException.class);
    assertThat(impossible.explain().toRequests()).isEmpty();
    assertThat(store.service.requests()).isEmpty();
  }

  @Test
  void an_update_without_changes_is_refused() {
    assertThatThrownBy(update::execute)
        .isInstanceOf(InvalidItemException.class)
        .hasMessageContainingAll("Job {id=a}", "no changes");
    assertThatThrownBy(update.given(JobPaths.NOTE, "x")::explain)
        .isInstanceOf(InvalidItemException.class);
    assertThat(update.executeAsync()).isCompletedExceptionally();
  }

  @Test
  void changes_that_overlap_are_refused_by_name() {
    assertThatThrownBy(() -> update.set(JobPaths.NOTE, "x").remove(JobPaths.NOTE))
        .isInstanceOf(InvalidItemException.class)
        .hasMessageContaining("'note' twice");
    assertThatThrownBy(
            () ->
                update.set(JobPaths.OWNER_NAME, "x").set(JobPaths.OWNER, new Job.Owner("o", null)))
        .isInstanceOf(InvalidItemException.class)
        .hasMessageContainingAll("'owner.name'", "'owner'");
    assertThat(request(update.set(JobPaths.LOG.at(0), "x").set(JobPaths.LOG.at(1), "y")))
        .extracting(UpdateItemRequest::updateExpression)
        .isEqualTo("SET #n0[0] = :v0, #n0[1] = :v1");
  }

  @Test
  void the_primary_key_cannot_be_changed() {
    assertThatThrownBy(update.set(JobPaths.ID, "b")::explain)
        .isInstanceOf(InvalidItemException.class)
        .hasMessageContainingAll("'id'", "primary key of Job");
    assertThatThrownBy(update.remove(JobPaths.ID)::explain)
        .isInstanceOf(InvalidItemException.class);
    assertThat(request(update.set(JobPaths.ID, "a")).updateExpression())
        .as("it stays what it is")
        .isEqualTo("SET #n0 = :v0");
  }

  @Test
  void a_value_that_cannot_be_stored_is_refused_by_name() {
    assertThatThrownBy(() -> update.set(JobPaths.SCORE, Double.NaN))
        .isInstanceOf(InvalidItemException.class)
        .hasMessageContainingAll("score", "NaN");
  }

  @Test
  void k14_a_missing_parent_is_named_with_its_remedy() {
    store.service.fail(
        JobStore.invalid(
            "The document path provided in the update expression is invalid for update"));
    assertThatThrownBy(() -> update.set(JobPaths.OWNER_NAME, "x").execute())
        .isInstanceOf(KeyloomException.class)
        .hasMessageContainingAll("Job {id=a}", "'owner.name'", "set 'owner' as a whole");
  }

  @Test
  void k14_a_value_of_another_type_is_named_with_its_remedy() {
    store.service.fail(
        JobStore.invalid("An operand in the update expression has an incorrect data type"));
    assertThatThrownBy(() -> update.append(JobPaths.LOG, "x").set(JobPaths.NOTE, "n").execute())
        .isInstanceOf(KeyloomException.class)
        .hasMessageContainingAll("'log'", "NULL", "set it as a whole", "incorrect data type")
        .hasMessageNotContaining("'note'");
  }

  @Test
  void k14_other_failures_are_not_explained_away() {
    store.service.fail(
        JobStore.invalid("Item size to update has exceeded the maximum allowed size"));
    assertThatThrownBy(
            () -> update.append(JobPaths.LOG, "x").set(JobPaths.OWNER_NAME, "n").execute())
        .isInstanceOf(KeyloomException.class)
        .hasMessageContainingAll("update of Job {id=a} in table 'prod-Jobs'", "maximum allowed")
        .hasMessageNotContaining("NULL");
  }

  @Test
  void operations_are_values() {
    Update<Job, @Nullable Void> other = update.set(JobPaths.NOTE, "x");
    assertThat(request(other.upsert()).conditionExpression()).isNull();
    assertThat(request(other).conditionExpression()).isEqualTo("attribute_exists(#n1)");
    assertThat(request(update.set(JobPaths.SCORE, 1.0)).expressionAttributeNames())
        .doesNotContainValue("note");
  }

  private static UpdateItemRequest request(Update<Job, ?> update) {
    return (UpdateItemRequest) update.explain().toRequests().get(0);
  }
}
