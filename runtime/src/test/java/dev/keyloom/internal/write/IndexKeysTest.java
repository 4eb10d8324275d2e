package dev.keyloom.internal.write;

import static dev.keyloom.internal.write.JobStore.conditionFailed;
import static dev.keyloom.internal.write.JobStore.item;
import static dev.keyloom.internal.write.JobStore.number;
import static dev.keyloom.internal.write.JobStore.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.ConditionFailedException;
import dev.keyloom.InvalidItemException;
import dev.keyloom.InvalidKeyException;
import dev.keyloom.NotFoundException;
import dev.keyloom.Stored;
import dev.keyloom.Update;
import java.time.LocalDate;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemResponse;

/** How index keys follow updates, seen in the requests. */
class IndexKeysTest {
  private static final LocalDate DUE = LocalDate.of(2023, 3, 3);
  private static final UpdateItemResponse EMPTY = UpdateItemResponse.builder().build();

  private static final Pattern PLACEHOLDER = Pattern.compile("[#:][nv]\\d+");

  private final JobStore store = new JobStore();
  private final Update<Job, @Nullable Void> update = store.writes.update(Job.key("a"));

  @Test
  void k10_what_is_not_known_is_named_with_the_remedies() {
    assertThatThrownBy(update.set(JobPaths.STATUS, Job.Status.DONE)::execute)
        .isInstanceOf(InvalidItemException.class)
        .hasMessageContainingAll(
            "Job {id=a}", "byKind needs 'kind' and 'due'", "given(", "Stored", "readModifyWrite()");
    assertThatThrownBy(update.set(JobPaths.KIND, "x")::explain)
        .hasMessageContainingAll("byKind needs 'status' and 'due', active needs 'active'");
    assertThat(store.service.requests()).isEmpty();
  }

  @Test
  void k10_what_is_given_makes_the_key_and_is_a_condition() {
    assertThat(
            plan(
                update
                    .set(JobPaths.STATUS, Job.Status.DONE)
                    .given(JobPaths.DUE, DUE)
                    .given(JobPaths.KIND, "k")))
        .isEqualTo(
            """
            SET status = "DONE", GSI1PK = "T#k", GSI1SK = "DONE#2023-03-03"
            attribute_exists(PK) AND due = "2023-03-03" AND kind = "k"\
            """);
  }

  @Test
  void k10_components_that_are_set_together_need_nothing_else() {
    assertThat(
            plan(
                update
                    .set(JobPaths.STATUS, Job.Status.DONE)
                    .set(JobPaths.DUE, DUE)
                    .set(JobPaths.KIND, "k")
                    .set(JobPaths.ACTIVE, true)))
        .isEqualTo(
            """
            SET status = "DONE", due = "2023-03-03", kind = "k", active = true,\
             GSI1PK = "T#k", GSI1SK = "DONE#2023-03-03", GSI3PK = "ACTIVE#k", GSI3SK = "JOB#a"
            attribute_exists(PK)\
            """);
  }

  @Test
  void k11_a_null_takes_both_index_attributes_away() {
    String expected =
        """
        REMOVE fooId, GSI2PK, GSI2SK
        attribute_exists(PK)\
        """;
    assertThat(plan(update.set(JobPaths.FOO_ID, null))).isEqualTo(expected);
    assertThat(plan(update.remove(JobPaths.FOO_ID))).isEqualTo(expected);
    assertThat(plan(update.set(JobPaths.FOO_ID, "f")))
        .isEqualTo(
            """
            SET fooId = "f", GSI2PK = "F#f", GSI2SK = "JOB#a"
            attribute_exists(PK)\
            """);
    assertThat(plan(update.set(JobPaths.DUE, null)))
        .as("one null decides, whatever the rest is")
        .isEqualTo(
            """
            REMOVE due, GSI1PK, GSI1SK
            attribute_exists(PK)\
            """);
    assertThat(plan(update.set(JobPaths.STATUS, Job.Status.DONE).given(JobPaths.DUE, null)))
        .isEqualTo(
            """
            SET status = "DONE" REMOVE GSI1PK, GSI1SK
            attribute_exists(PK) AND (attribute_not_exists(due) OR attribute_type(due, "NULL"))\
            """);
  }

  @Test
  void k12_a_guard_that_fails_takes_the_keys_away_and_the_new_value_counts() {
    assertThat(plan(update.set(JobPaths.ACTIVE, false).given(JobPaths.ACTIVE, true)))
        .isEqualTo(
            """
            SET active = false REMOVE GSI3PK, GSI3SK
            attribute_exists(PK) AND active = true\
            """);
    assertThat(plan(update.set(JobPaths.ACTIVE, true).given(JobPaths.KIND, "k")))
        .isEqualTo(
            """
            SET active = true, GSI3PK = "ACTIVE#k", GSI3SK = "JOB#a"
            attribute_exists(PK) AND kind = "k"\
            """);
  }

  @Test
  void k13_an_upsert_writes_what_a_new_item_needs() {
    assertThat(plan(update.set(JobPaths.NOTE, "n").upsert()))
        .isEqualTo(
            """
            SET note = "n", type = "Job", id = "a", GSI4PK = "ALL#a", GSI4SK = "JOB"
            null\
            """);
    assertThat(plan(update.set(JobPaths.FOO_ID, "f").set(JobPaths.ID, "a").upsert()))
        .isEqualTo(
            """
            SET fooId = "f", id = "a", GSI2PK = "F#f", GSI2SK = "JOB#a", type = "Job",\
             GSI4PK = "ALL#a", GSI4SK = "JOB"
            null\
            """);
  }

  @Test
  void keys_of_ordinary_attributes_are_those_attributes() {
    assertThat(plan(update.set(JobPaths.ROOM, "r")))
        .isEqualTo(
            """
            SET room = "r"
            attribute_exists(PK)\
            """);
  }

  @Test
  void an_embedded_component_changes_with_what_holds_it() {
    assertThat(plan(update.set(JobPaths.OWNER, new Job.Owner("o", "Ann")).set(JobPaths.RANK, 7)))
        .isEqualTo(
            """
            SET owner = {id: "o", name: "Ann"}, rank = 7, GSI5PK = "O#o", GSI5SK = "R#7"
            attribute_exists(PK)\
            """);
    assertThat(plan(update.set(JobPaths.OWNER_ID, "o").given(JobPaths.RANK, 7)))
        .isEqualTo(
            """
            SET owner.id = "o", GSI5PK = "O#o", GSI5SK = "R#7"
            attribute_exists(PK) AND rank = 7\
            """);
    assertThat(plan(update.set(JobPaths.OWNER, null)))
        .isEqualTo(
            """
            REMOVE owner, GSI5PK, GSI5SK
            attribute_exists(PK)\
            """);
    assertThat(plan(update.set(JobPaths.OWNER_NAME, "Bob")))
        .as("a neighbour of the component")
        .isEqualTo(
            """
            SET owner.name = "Bob"
            attribute_exists(PK)\
            """);
  }

  @Test
  void changes_that_compute_need_what_they_compute_with() {
    assertThatThrownBy(update.add(JobPaths.RANK, 1).given(JobPaths.OWNER_ID, "o")::explain)
        .hasMessageContaining("byOwner needs 'rank'");
    assertThat(
            plan(
                update.add(JobPaths.RANK, 1).given(JobPaths.OWNER_ID, "o").given(JobPaths.RANK, 9)))
        .isEqualTo(
            """
            SET GSI5PK = "O#o", GSI5SK = "R#10" ADD rank 1
            attribute_exists(PK) AND owner.id = "o" AND rank = 9\
            """);
    assertThat(plan(update.setIfAbsent(JobPaths.FOO_ID, "new").given(JobPaths.FOO_ID, null)))
        .as("it is known to be absent, so it is set")
        .isEqualTo(
            """
            SET fooId = "new", GSI2PK = "F#new", GSI2SK = "JOB#a"
            attribute_exists(PK) AND (attribute_not_exists(fooId) OR attribute_type(fooId, "NULL"))\
            """);
    assertThat(plan(update.setIfAbsent(JobPaths.FOO_ID, "new").given(JobPaths.FOO_ID, "old")))
        .as("it is known to be there, so its key stays what it is")
        .isEqualTo(
            """
            SET fooId = if_not_exists(fooId, "new")
            attribute_exists(PK) AND fooId = "old"\
            """);
  }

  @Test
  void a_component_that_cannot_stand_in_a_key_is_refused_by_name() {
    assertThatThrownBy(update.set(JobPaths.FOO_ID, "a#b")::execute)
        .isInstanceOf(InvalidKeyException.class)
        .hasMessageContainingAll("Job", "fooId");
    assertThat(store.service.requests()).isEmpty();
  }

  @Test
  void a_stored_item_knows_the_rest_and_is_a_condition_where_it_is_needed() {
    Update<Job, @Nullable Void> stored = store.writes.update(Stored.of(Job.key("a"), Job.of("a")));
    assertThat(plan(stored.set(JobPaths.STATUS, Job.Status.DONE)))
        .isEqualTo(
            """
            SET status = "DONE", GSI1PK = "T#k", GSI1SK = "DONE#2023-03-03"
            attribute_exists(PK) AND kind = "k" AND due = "2023-03-03"\
            """);
    assertThat(plan(stored.set(JobPaths.NOTE, "n")))
        .as("nothing is derived")
        .isEqualTo(
            """
            SET note = "n"
            attribute_exists(PK)\
            """);
    assertThat(
            plan(stored.set(JobPaths.STATUS, Job.Status.DONE).given(JobPaths.DUE, DUE.plusDays(1))))
        .as("what is given goes before what was read")
        .contains("GSI1SK = \"DONE#2023-03-04\"")
        .contains("kind = \"k\" AND due = \"2023-03-04\"");
  }

  @Test
  void a_read_modify_write_reads_only_what_it_needs() {
    store.service.answer(GetItemResponse.builder().item(item(Map.of())).build());
    store.service.answer(EMPTY);
    update.set(JobPaths.STATUS, Job.Status.DONE).readModifyWrite().execute();
    assertThat(store.service.requests().get(0))
        .isEqualTo(
            GetItemRequest.builder()
                .tableName("prod-Jobs")
                .key(Map.of("PK", text("JOB#a"), "SK", text("JOB")))
                .consistentRead(true)
                .projectionExpression("#n0, #n1, #n2, #n3, #n4, #n5, #n6, #n7, #n8.#n9, #n10")
                .expressionAttributeNames(
                    Map.ofEntries(
                        Map.entry("#n0", "PK"),
                        Map.entry("#n1", "kind"),
                        Map.entry("#n2", "status"),
                        Map.entry("#n3", "due"),
                        Map.entry("#n4", "fooId"),
                        Map.entry("#n5", "active"),
                        Map.entry("#n6", "room"),
                        Map.entry("#n7", "place"),
                        Map.entry("#n8", "owner"),
                        Map.entry("#n9", "id"),
                        Map.entry("#n10", "rank")))
                .build());
    assertThat((UpdateItemRequest) store.service.requests().get(1))
        .satisfies(
            request -> {
              assertThat(request.updateExpression())
                  .isEqualTo("SET #n0 = :v0, #n1 = :v1, #n2 = :v2");
              assertThat(request.conditionExpression())
                  .isEqualTo("attribute_exists(#n3) AND #n4 = :v3 AND #n5 = :v4");
              assertThat(request.expressionAttributeValues())
                  .isEqualTo(
                      Map.of(
                          ":v0", text("DONE"),
                          ":v1", text("T#k"),
                          ":v2", text("DONE#2023-03-03"),
                          ":v3", text("k"),
                          ":v4", text("2023-03-03")));
            });
    assertThat(store.service.requests()).hasSize(2);
  }

  @Test
  void a_read_modify_write_that_needs_nothing_reads_nothing() {
    store.service.answer(EMPTY);
    update.set(JobPaths.NOTE, "n").readModifyWrite().execute();
    assertThat(store.service.requests()).hasSize(1).first().isInstanceOf(UpdateItemRequest.class);
  }

  @Test
  void a_read_modify_write_tries_again_with_what_it_finds() {
    store.service.answer(GetItemResponse.builder().item(item(Map.of())).build());
    store.service.fail(conditionFailed(item(Map.of("due", text("2024-01-01")))));
    store.service.answer(EMPTY);
    update.set(JobPaths.STATUS, Job.Status.DONE).readModifyWrite().execute();
    assertThat(store.service.requests()).hasSize(3);
    assertThat(((UpdateItemRequest) store.service.requests().get(2)).expressionAttributeValues())
        .containsValue(text("DONE#2024-01-01"))
        .containsValue(text("2024-01-01"));
  }

  @Test
  void a_read_modify_write_fails_on_the_callers_condition_at_once() {
    store.service.answer(GetItemResponse.builder().item(item(Map.of())).build());
    store.service.fail(conditionFailed(item(Map.of())));
    assertThatThrownBy(
            () ->
                update
                    .set(JobPaths.STATUS, Job.Status.DONE)
                    .onlyIf(JobPaths.NOTE.exists())
                    .readModifyWrite()
                    .execute())
        .isInstanceOf(ConditionFailedException.class);
    assertThat(store.service.requests()).hasSize(2);
  }

  @Test
  void a_read_modify_write_gives_up() {
    store.service.answer(GetItemResponse.builder().item(item(Map.of())).build());
    int[] year = {2024};
    store.service.otherwise(
        request -> {
          throw conditionFailed(item(Map.of("due", text(year[0]++ + "-01-01"))));
        });
    assertThatThrownBy(
            () -> update.set(JobPaths.STATUS, Job.Status.DONE).readModifyWrite().execute())
        .isInstanceOf(ConditionFailedException.class);
    assertThat(store.service.requests()).hasSize(11);
  }

  @Test
  void a_read_modify_write_of_nothing_is_not_found() {
    var change = update.set(JobPaths.STATUS, Job.Status.DONE).readModifyWrite();
    store.service.answer(GetItemResponse.builder().build());
    assertThatThrownBy(change::execute).isInstanceOf(NotFoundException.class);
    assertThat(store.service.requests()).hasSize(1);
    store.service.answer(GetItemResponse.builder().item(item(Map.of())).build());
    store.service.fail(conditionFailed(null));
    assertThatThrownBy(change::execute).isInstanceOf(NotFoundException.class);
    assertThat(store.service.requests()).hasSize(3);
  }

  @Test
  void a_read_modify_write_can_create() {
    store.service.answer(GetItemResponse.builder().build());
    store.service.answer(EMPTY);
    update.set(JobPaths.STATUS, Job.Status.DONE).readModifyWrite().upsert().execute();
    UpdateItemRequest request = (UpdateItemRequest) store.service.requests().get(1);
    assertThat(request.updateExpression()).endsWith("REMOVE #n1, #n2");
    assertThat(request.conditionExpression())
        .isEqualTo(
            "(attribute_not_exists(#n7) OR attribute_type(#n7, :v5))"
                + " AND (attribute_not_exists(#n8) OR attribute_type(#n8, :v5))");
  }

  @Test
  void a_value_of_a_foreign_form_is_compared_as_it_is_stored() {
    AttributeValue rank = number("7.0");
    store.service.answer(
        GetItemResponse.builder()
            .item(
                item(Map.of("rank", rank, "owner", AttributeValue.fromM(Map.of("id", text("o"))))))
            .build());
    store.service.answer(EMPTY);
    update.set(JobPaths.OWNER_ID, "p").readModifyWrite().execute();
    UpdateItemRequest request = (UpdateItemRequest) store.service.requests().get(1);
    assertThat(request.expressionAttributeValues()).containsValue(rank).containsValue(text("R#7"));
  }

  @Test
  void a_read_modify_write_is_explained() {
    var plan = update.set(JobPaths.STATUS, Job.Status.DONE).readModifyWrite().explain();
    assertThat(plan.toRequests()).singleElement().isInstanceOf(GetItemRequest.class);
    assertThat(plan).asString().contains("GetItem prod-Jobs", "UpdateItem", "byKind", "10 tries");
    assertThat(store.service.requests()).isEmpty();
  }

  /** The update and the condition of the only request, with names and values in their places. */
  private static String plan(Update<Job, ?> update) {
    UpdateItemRequest request = (UpdateItemRequest) update.explain().toRequests().get(0);
    return readable(request.updateExpression(), request)
        + "\n"
        + readable(request.conditionExpression(), request);
  }

  private static String readable(@Nullable String expression, UpdateItemRequest request) {
    if (expression == null) {
      return "null";
    }
    return PLACEHOLDER
        .matcher(expression)
        .replaceAll(
            match -> {
              String name = request.expressionAttributeNames().get(match.group());
              AttributeValue value = request.expressionAttributeValues().get(match.group());
              return Matcher.quoteReplacement(
                  value == null ? String.valueOf(name) : readable(value));
            });
  }

  private static String readable(AttributeValue value) {
    return switch (value.type()) {
      case S -> '"' + value.s() + '"';
      case N -> value.n();
      case BOOL -> value.bool().toString();
      case M ->
          value.m().entrySet().stream()
              .map(entry -> entry.getKey() + ": " + readable(entry.getValue()))
              .sorted()
              .collect(Collectors.joining(", ", "{", "}"));
      default -> value.toString();
    };
  }
}
