package dev.keyloom.it.writes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.Condition;
import dev.keyloom.ConditionFailedException;
import dev.keyloom.InvalidItemException;
import dev.keyloom.KeyloomException;
import dev.keyloom.NotFoundException;
import dev.keyloom.it.writes.WriteCases.Author;
import dev.keyloom.it.writes.WriteCases.Data;
import dev.keyloom.it.writes.WriteCases.Doc;
import dev.keyloom.it.writes.WriteCases.Job;
import dev.keyloom.it.writes.WriteCases.Link;
import dev.keyloom.it.writes.WriteCases.Odd;
import dev.keyloom.it.writes.WriteCases.Post;
import dev.keyloom.it.writes.WriteCases.Status;
import dev.keyloom.testing.KeyloomTest;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

@KeyloomTest
class WriteCasesTest {
  private static final LocalDate DUE = LocalDate.of(2023, 3, 3);

  private final WriteCasesTable table;
  private final DynamoDbClient client;

  WriteCasesTest(WriteCasesTable table, DynamoDbClient client) {
    this.table = table;
    this.client = client;
  }

  @Test
  void k10_a_half_known_index_key_is_refused_with_the_missing_component() {
    table.put(job("k10-a")).execute();
    assertThatThrownBy(
            () ->
                table.update(JobKeys.of("k10-a")).set(JobAttributes.STATUS, Status.DONE).execute())
        .isInstanceOf(KeyloomException.class)
        .hasMessageContainingAll("byKind", "due", "kind", "given", "readModifyWrite");
    assertThat(raw("JOB#k10-a", "JOB")).containsEntry("GSI1SK", s("OPEN#2023-03-03"));
  }

  @Test
  void k10_given_values_are_conditions_too() {
    table.put(job("k10-b")).execute();
    table
        .update(JobKeys.of("k10-b"))
        .set(JobAttributes.STATUS, Status.DONE)
        .given(JobAttributes.DUE, DUE)
        .given(JobAttributes.KIND, "kind")
        .execute();
    assertThat(raw("JOB#k10-b", "JOB")).containsEntry("GSI1SK", s("DONE#2023-03-03"));
    assertThatThrownBy(
            () ->
                table
                    .update(JobKeys.of("k10-b"))
                    .set(JobAttributes.STATUS, Status.OPEN)
                    .given(JobAttributes.DUE, DUE.plusDays(1))
                    .given(JobAttributes.KIND, "kind")
                    .execute())
        .isInstanceOf(ConditionFailedException.class);
    assertThat(raw("JOB#k10-b", "JOB")).containsEntry("GSI1SK", s("DONE#2023-03-03"));
  }

  @Test
  void k10_read_modify_write_and_stored_values_know_the_rest() {
    table.put(job("k10-c")).execute();
    table
        .update(JobKeys.of("k10-c"))
        .set(JobAttributes.STATUS, Status.DONE)
        .readModifyWrite()
        .execute();
    assertThat(table.query(JobKeys.byKind("kind").status(Status.DONE)).list())
        .extracting(Job::id)
        .contains("k10-c");
    var stored = table.get(JobKeys.of("k10-c")).consistent().stored().fetch().orElseThrow();
    table.update(stored).set(JobAttributes.STATUS, Status.OPEN).execute();
    assertThat(raw("JOB#k10-c", "JOB")).containsEntry("GSI1SK", s("OPEN#2023-03-03"));
    table
        .update(JobKeys.of("k10-c"))
        .set(JobAttributes.DUE, DUE.plusDays(1))
        .readModifyWrite()
        .execute();
    assertThatThrownBy(() -> table.update(stored).set(JobAttributes.STATUS, Status.DONE).execute())
        .as("the index key would be made of a stale due date")
        .isInstanceOf(ConditionFailedException.class);
  }

  @Test
  void k11_a_null_takes_the_attribute_and_both_index_attributes_away() {
    for (boolean remove : new boolean[] {false, true}) {
      Job job = job("k11-" + remove);
      table.put(job).execute();
      assertThat(raw("JOB#" + job.id(), "JOB")).containsKeys("fooId", "GSI2PK", "GSI2SK");
      var update = table.update(JobKeys.of(job.id()));
      (remove ? update.remove(JobAttributes.FOO_ID) : update.set(JobAttributes.FOO_ID, null))
          .execute();
      assertThat(raw("JOB#" + job.id(), "JOB"))
          .doesNotContainKeys("fooId", "GSI2PK", "GSI2SK")
          .containsKeys("GSI1PK", "GSI3PK", "GSI4PK");
    }
  }

  @Test
  void k12_a_guard_that_no_longer_holds_takes_the_index_keys_away() {
    table.put(job("k12")).execute();
    table
        .update(JobKeys.of("k12"))
        .set(JobAttributes.ACTIVE, false)
        .given(JobAttributes.ACTIVE, true)
        .execute();
    assertThat(raw("JOB#k12", "JOB")).doesNotContainKeys("GSI3PK", "GSI3SK");
    table
        .update(JobKeys.of("k12"))
        .set(JobAttributes.ACTIVE, true)
        .given(JobAttributes.KIND, "kind")
        .execute();
    assertThat(raw("JOB#k12", "JOB")).containsEntry("GSI3PK", s("ACTIVE#kind"));
    var update = table.update(JobKeys.of("k12"));
    update.set(JobAttributes.ACTIVE, false).execute();
    update
        .set(JobAttributes.ACTIVE, true)
        .given(JobAttributes.ACTIVE, false)
        .given(JobAttributes.KIND, "kind")
        .execute();
    assertThat(raw("JOB#k12", "JOB"))
        .as("the new value wins over the stated one")
        .containsEntry("GSI3PK", s("ACTIVE#kind"));
    assertThatThrownBy(
            () ->
                update
                    .set(JobAttributes.ACTIVE, false)
                    .given(JobAttributes.ACTIVE, false)
                    .execute())
        .isInstanceOf(ConditionFailedException.class);
  }

  @Test
  void k13_an_upsert_writes_index_keys_made_of_primary_key_components() {
    table.update(LinkKeys.of("a", "b")).set(LinkAttributes.LABEL, "x").upsert().execute();
    assertThat(raw("LINK#a", "TO#b"))
        .containsEntry("GSI1PK", s("LINKED#b"))
        .containsEntry("GSI1SK", s("FROM#a"))
        .containsEntry("type", s("Link"));
    assertThat(table.get(LinkKeys.of("a", "b")).fetch()).contains(new Link("a", "b", "x"));
    assertThat(table.query(LinkKeys.inverse("b")).list()).containsExactly(new Link("a", "b", "x"));
  }

  @Test
  void k14_a_missing_parent_is_an_error_that_names_the_path_and_the_remedy() {
    table.put(doc("k14-a", null, null)).execute();
    assertThatThrownBy(
            () -> table.update(DocKeys.of("k14-a")).set(DocAttributes.DATA.MOVES, 1).execute())
        .isInstanceOf(KeyloomException.class)
        .hasMessageContainingAll("'data.moves'", "set 'data' as a whole");
    table.put(doc("k14-a", new Data(null, "why"), null)).execute();
    table.update(DocKeys.of("k14-a")).set(DocAttributes.DATA.MOVES, 1).execute();
    assertThat(table.get(DocKeys.of("k14-a")).fetch().orElseThrow().data())
        .isEqualTo(new Data(1, "why"));
  }

  @Test
  void k14_every_change_within_a_missing_parent_says_so_and_stores_nothing() {
    Doc doc = doc("k14-c", null, null);
    table.put(doc).execute();
    var update = table.update(DocKeys.of("k14-c")).set(DocAttributes.NOTE, "not stored");
    for (var change :
        List.of(
            update.set(DocAttributes.DATA.MOVES, 1),
            update.setIfAbsent(DocAttributes.DATA.MOVES, 1),
            update.add(DocAttributes.DATA.MOVES, 1),
            update.set(DocAttributes.DAYS.key("d"), "x"),
            update.set(DocAttributes.LOG.at(0), "x"))) {
      assertThatThrownBy(change::execute, "%s", change.explain())
          .isInstanceOf(KeyloomException.class)
          .hasMessageContainingAll("must be stored already", "as a whole");
    }
    assertThat(table.get(DocKeys.of("k14-c")).consistent().fetch()).contains(doc);
  }

  @Test
  void k14_append_to_a_missing_list_creates_it_and_to_a_null_says_what_to_do() {
    table.put(doc("k14-b", new Data(1, "why"), null)).execute();
    table.update(DocKeys.of("k14-b")).append(DocAttributes.LOG, "one").execute();
    table.update(DocKeys.of("k14-b")).append(DocAttributes.LOG, "two").execute();
    table.update(DocKeys.of("k14-b")).prepend(DocAttributes.LOG, "zero").execute();
    Doc read = table.get(DocKeys.of("k14-b")).fetch().orElseThrow();
    assertThat(read.log()).containsExactly("zero", "one", "two");
    assertThat(read.data()).isEqualTo(new Data(1, "why"));
    write("DOC#k14-b", "DOC", "log", AttributeValue.fromNul(true));
    assertThatThrownBy(
            () -> table.update(DocKeys.of("k14-b")).append(DocAttributes.LOG, "x").execute())
        .isInstanceOf(KeyloomException.class)
        .hasMessageContainingAll("'log'", "NULL", "set it as a whole");
    assertThat(raw("DOC#k14-b", "DOC")).containsEntry("log", AttributeValue.fromNul(true));
  }

  @Test
  void k16_blank_strings_round_trip() {
    for (String note : List.of("", "  ")) {
      Doc doc =
          new Doc(
              "k16",
              new Data(1, note),
              List.of(note),
              Map.of("d", note),
              note,
              null,
              0,
              Set.of(note));
      table.put(doc).execute();
      assertThat(table.get(DocKeys.of("k16")).fetch()).contains(doc);
      assertThat(raw("DOC#k16", "DOC")).containsEntry("note", s(note));
      assertThat(
              table
                  .query(DocKeys.of("k16"))
                  .filter(DocAttributes.NOTE.eq(note).and(DocAttributes.TAGS.contains(note)))
                  .list())
          .containsExactly(doc);
      assertThat(
              table
                  .update(DocKeys.of("k16"))
                  .set(DocAttributes.NOTE, note)
                  .returningNew()
                  .execute())
          .isEqualTo(doc);
    }
  }

  @Test
  void k17_odd_names_get_placeholders_and_dots_are_no_paths() {
    Odd odd =
        new Odd("k17", "dash", "underscore", "dot", 3, Status.OPEN, Map.of("2021-03-03", "x"));
    table.put(odd).execute();
    assertThat(table.get(OddKeys.of("k17")).fetch()).contains(odd);
    Odd updated =
        table
            .update(OddKeys.of("k17"))
            .set(OddAttributes.STATUS, Status.DONE)
            .set(OddAttributes.DASH, "d2")
            .set(OddAttributes.UNDERSCORE, "u2")
            .set(OddAttributes.DOT, "o2")
            .set(OddAttributes.SIZE, 4)
            .set(OddAttributes.DAYS.key("2021-03-03"), "y")
            .onlyIf(
                OddAttributes.STATUS
                    .eq(Status.OPEN)
                    .and(OddAttributes.DASH.eq("dash"))
                    .and(OddAttributes.DOT.eq("dot"))
                    .and(OddAttributes.DAYS.key("2021-03-03").eq("x"))
                    .and(OddAttributes.SIZE.lt(5)))
            .returningNew()
            .execute();
    assertThat(updated)
        .isEqualTo(new Odd("k17", "d2", "u2", "o2", 4, Status.DONE, Map.of("2021-03-03", "y")));
    assertThat(raw("ODD#k17", "ODD")).containsEntry("abc.def", s("o2")).doesNotContainKey("abc");
  }

  @Test
  void k18_unknown_attributes_survive_updates() {
    table.put(doc("k18", null, null)).execute();
    write("DOC#k18", "DOC", "stranger", s("keep me"));
    table.update(DocKeys.of("k18")).set(DocAttributes.NOTE, "n").execute();
    table.update(DocKeys.of("k18")).set(DocAttributes.COUNT, 2).upsert().execute();
    var stored = table.get(DocKeys.of("k18")).consistent().stored().fetch().orElseThrow();
    table.update(stored).set(DocAttributes.COUNT, 1).execute();
    assertThat(raw("DOC#k18", "DOC")).containsEntry("stranger", s("keep me"));
    assertThat(table.get(DocKeys.of("k18")).fetch())
        .contains(new Doc("k18", null, null, null, "n", null, 1, Set.of()));
  }

  @Test
  void k18_unknown_entries_of_an_embedded_record_survive_an_update_of_its_components() {
    table.put(doc("k18-b", null, null)).execute();
    AttributeValue one = AttributeValue.fromN("1");
    write(
        "DOC#k18-b",
        "DOC",
        "data",
        AttributeValue.fromM(Map.of("moves", one, "stranger", s("keep me"))));
    var update = table.update(DocKeys.of("k18-b"));
    update.set(DocAttributes.DATA.REASON, "r").execute();
    assertThat(raw("DOC#k18-b", "DOC").get("data"))
        .isEqualTo(
            AttributeValue.fromM(Map.of("moves", one, "reason", s("r"), "stranger", s("keep me"))));
    update.set(DocAttributes.DATA, new Data(1, "r")).execute();
    assertThat(raw("DOC#k18-b", "DOC").get("data"))
        .as("a record that is set as a whole replaces what was there")
        .isEqualTo(AttributeValue.fromM(Map.of("moves", one, "reason", s("r"))));
  }

  @Test
  void k18_unknown_attributes_do_not_survive_a_get_and_a_put() {
    table.put(doc("k18-c", null, null)).execute();
    write("DOC#k18-c", "DOC", "stranger", s("lose me"));
    Doc read = table.get(DocKeys.of("k18-c")).consistent().fetch().orElseThrow();
    table.put(read).execute();
    assertThat(raw("DOC#k18-c", "DOC")).doesNotContainKey("stranger");
    assertThat(table.get(DocKeys.of("k18-c")).fetch()).contains(read);
  }

  @Test
  void k21_null_means_absent_at_every_depth() {
    table.put(doc("k21", new Data(1, null), null)).execute();
    var update = table.update(DocKeys.of("k21"));
    update.set(DocAttributes.COUNT, 1).onlyIf(DocAttributes.REASON.notExists()).execute();
    update.set(DocAttributes.COUNT, 2).onlyIf(DocAttributes.DATA.REASON.notExists()).execute();
    update.set(DocAttributes.COUNT, 3).onlyIf(DocAttributes.REASON.eq(null)).execute();
    update.set(DocAttributes.COUNT, 4).onlyIf(DocAttributes.DATA.REASON.eq(null)).execute();
    write("DOC#k21", "DOC", "reason", AttributeValue.fromNul(true));
    write(
        "DOC#k21",
        "DOC",
        "data",
        AttributeValue.fromM(
            Map.of("moves", AttributeValue.fromN("1"), "reason", AttributeValue.fromNul(true))));
    update.set(DocAttributes.COUNT, 5).onlyIf(DocAttributes.REASON.eq(null)).execute();
    update.set(DocAttributes.COUNT, 6).onlyIf(DocAttributes.DATA.REASON.eq(null)).execute();
    update.set(DocAttributes.COUNT, 7).onlyIf(DocAttributes.REASON.notExists()).execute();
    update.set(DocAttributes.COUNT, 8).onlyIf(DocAttributes.DATA.REASON.notExists()).execute();
    assertThatThrownBy(
            () ->
                update.set(DocAttributes.COUNT, 9).onlyIf(DocAttributes.REASON.exists()).execute())
        .isInstanceOf(ConditionFailedException.class);
    Doc read = table.get(DocKeys.of("k21")).fetch().orElseThrow();
    assertThat(read.reason()).isNull();
    assertThat(read.data()).isEqualTo(new Data(1, null));
    assertThat(read.count()).isEqualTo(8);
  }

  @Test
  void k21_what_lies_in_a_record_that_is_null_or_absent_is_null() {
    table.put(doc("k21-absent", null, null)).execute();
    table.put(doc("k21-null", null, null)).execute();
    write("DOC#k21-null", "DOC", "data", AttributeValue.fromNul(true));
    Condition<Doc> isNull = DocAttributes.DATA.REASON.notExists();
    for (String id : List.of("k21-absent", "k21-null")) {
      var rows = table.query(DocKeys.of(id));
      for (var holds :
          List.of(
              isNull,
              DocAttributes.DATA.REASON.eq(null),
              DocAttributes.DATA.notExists(),
              DocAttributes.DATA.eq(null),
              DocAttributes.DATA.REASON.ne("x"))) {
        assertThat(rows.filter(holds).list()).as("%s: %s", id, holds).hasSize(1);
      }
      for (var fails :
          List.of(
              isNull.negate(),
              DocAttributes.DATA.REASON.ne(null),
              DocAttributes.DATA.exists(),
              DocAttributes.DATA.REASON.eq("x"))) {
        assertThat(rows.filter(fails).list()).as("%s: %s", id, fails).isEmpty();
      }
      assertThat(rows.list()).containsExactly(doc(id, null, null));
    }
  }

  @Test
  void what_is_required_is_not_taken_away() {
    Author ann = new Author("ann", "Ann", "Dr");
    Post post = new Post("req", ann, 1, Set.of("x"), ann);
    table.put(post).execute();
    var update = table.update(PostKeys.of("ann", "req"));
    for (var gap :
        List.of(
            update.remove(PostAttributes.LIKES),
            update.set(PostAttributes.LIKES, null),
            update.remove(PostAttributes.EDITOR.NAME),
            update.set(PostAttributes.EDITOR.NAME, null),
            update.remove(PostAttributes.EDITOR.NAME).readModifyWrite())) {
      assertThatThrownBy(gap::execute)
          .isInstanceOf(InvalidItemException.class)
          .hasMessageContainingAll("Post", "cannot be read", "@Nullable");
      assertThatThrownBy(gap::explain).isInstanceOf(InvalidItemException.class);
    }
    assertThat(table.get(PostKeys.of("ann", "req")).consistent().fetch()).contains(post);
    assertThat(
            update
                .remove(PostAttributes.EDITOR.TITLE)
                .set(PostAttributes.TAGS, Set.of())
                .returningNew()
                .execute())
        .isEqualTo(new Post("req", ann, 1, Set.of(), new Author("ann", "Ann", null)));
    assertThat(update.remove(PostAttributes.EDITOR).returningNew().execute())
        .isEqualTo(new Post("req", ann, 1, Set.of(), null));
  }

  @Test
  void an_upsert_gives_a_new_item_all_that_is_required() {
    Author bea = new Author("bea", "Bea", null);
    var upsert = table.update(PostKeys.of("bea", "new")).upsert();
    assertThatThrownBy(() -> upsert.add(PostAttributes.LIKES, 1).execute())
        .isInstanceOf(InvalidItemException.class)
        .hasMessageContainingAll("upsert", "'author'", "Post", "setIfAbsent");
    assertThatThrownBy(() -> upsert.setIfAbsent(PostAttributes.AUTHOR, bea).execute())
        .isInstanceOf(InvalidItemException.class)
        .hasMessageContainingAll("'likes'");
    assertThat(table.get(PostKeys.of("bea", "new")).consistent().fetch()).isEmpty();
    var counted = upsert.add(PostAttributes.LIKES, 1).set(PostAttributes.AUTHOR, bea);
    counted.execute();
    assertThat(counted.returningNew().execute()).isEqualTo(new Post("new", bea, 2, Set.of(), null));
  }

  @Test
  void an_update_of_a_missing_item_is_not_found_and_creates_nothing() {
    assertThatThrownBy(
            () -> table.update(DocKeys.of("none")).set(DocAttributes.NOTE, "n").execute())
        .isInstanceOf(NotFoundException.class);
    assertThat(table.get(DocKeys.of("none")).consistent().fetch()).isEmpty();
  }

  @Test
  void a_failed_condition_carries_the_old_item() {
    Doc doc = doc("old", new Data(7, "r"), List.of("l"));
    table.put(doc).execute();
    assertThatThrownBy(() -> table.put(doc).ifAbsent().execute())
        .isInstanceOfSatisfying(
            ConditionFailedException.class, failed -> assertThat(failed.oldItem()).contains(doc));
    assertThatThrownBy(
            () -> table.delete(DocKeys.of("old")).onlyIf(DocAttributes.COUNT.gt(5)).execute())
        .isInstanceOfSatisfying(
            ConditionFailedException.class, failed -> assertThat(failed.oldItem()).contains(doc));
    assertThat(table.delete(DocKeys.of("old")).returningOld().execute()).contains(doc);
  }

  private static Job job(String id) {
    return new Job(id, "kind", Status.OPEN, DUE, "foo", true, null);
  }

  private static Doc doc(String id, @Nullable Data data, @Nullable List<String> log) {
    return new Doc(id, data, log, null, null, null, 0, Set.of());
  }

  private static AttributeValue s(String text) {
    return AttributeValue.fromS(text);
  }

  private Map<String, AttributeValue> raw(String pk, String sk) {
    return client
        .getItem(get -> get.tableName(table.name()).key(Map.of("PK", s(pk), "SK", s(sk))))
        .item();
  }

  /** Writes one attribute past the library. */
  private void write(String pk, String sk, String attribute, AttributeValue value) {
    Map<String, AttributeValue> item = new HashMap<>(raw(pk, sk));
    item.put(attribute, value);
    client.putItem(put -> put.tableName(table.name()).item(item));
  }
}
