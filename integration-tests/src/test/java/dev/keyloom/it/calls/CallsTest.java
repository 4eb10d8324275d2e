package dev.keyloom.it.calls;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.ConditionFailedException;
import dev.keyloom.KeyloomTable;
import dev.keyloom.Plan;
import dev.keyloom.PrimaryKey;
import dev.keyloom.Stored;
import dev.keyloom.TableOptions;
import dev.keyloom.it.calls.Calls.Job;
import dev.keyloom.it.calls.Calls.Picky;
import dev.keyloom.testing.KeyloomEngine;
import dev.keyloom.testing.KeyloomTest;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import software.amazon.awssdk.core.SdkRequest;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;

/** A table under other names than declared: what is sent, as the SDK sees it. */
@KeyloomTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class CallsTest {
  private static final Job JOB =
      new Job("a", "OPEN", "k", 3L, "n", null, new BigDecimal("1.50"), Set.of("x", "y", "z"));

  private final Recorder recorder = new Recorder();
  private final DynamoDbClient client;
  private final CallsTable table;
  private final TableOptions options;

  CallsTest(KeyloomEngine engine) {
    this.client =
        engine
            .clientBuilder()
            .overrideConfiguration(c -> c.addExecutionInterceptor(recorder))
            .build();
    this.options =
        TableOptions.defaults()
            .tableName(name -> "mapped-" + name)
            .indexName(name -> name + ".mapped");
    this.table = CallsTable.create(client, options);
  }

  @BeforeAll
  void create() {
    table.admin().createIfAbsent();
    for (int n = 0; n < 300; n += 3) {
      table.put(new Picky("p", n, n)).execute();
    }
  }

  @AfterAll
  void delete() {
    table.admin().delete();
    client.close();
  }

  @BeforeEach
  void forget() {
    recorder.take();
  }

  private record Call(
      Function<CallsTable, Plan> explained, Function<CallsTable, @Nullable Object> performed) {}

  private static List<Call> calls() {
    PrimaryKey<Job> key = JobKeys.of("a");
    Stored<Job> stored = Stored.of(key, JOB);
    return List.of(
        new Call(t -> t.put(JOB).explain(), t -> t.put(JOB).execute()),
        new Call(t -> t.get(key).explain(), t -> t.get(key).fetch()),
        new Call(
            t -> t.get(key).consistent().stored().explain(),
            t -> t.get(key).consistent().stored().fetch()),
        new Call(
            t -> t.get(JobKeys.byName("n")).explain(), t -> t.get(JobKeys.byName("n")).fetch()),
        new Call(
            t -> t.getAll(List.of(key, JobKeys.of("b"))).consistent().explain(),
            t -> t.getAll(List.of(key, JobKeys.of("b"))).consistent().fetch()),
        new Call(
            t -> t.query(JobKeys.byState("OPEN").kind("k").rankAfter(1L)).descending().explain(),
            t -> t.query(JobKeys.byState("OPEN").kind("k").rankAfter(1L)).descending().list()),
        new Call(
            t ->
                t.query(PickyKeys.id("p").nBetween(5, 50))
                    .filter(PickyAttributes.SIZE.gt(20))
                    .consistent()
                    .explain(),
            t ->
                t.query(PickyKeys.id("p").nBetween(5, 50))
                    .filter(PickyAttributes.SIZE.gt(20))
                    .consistent()
                    .list()),
        new Call(
            t -> t.query(PickyKeys.id("p")).limit(3).explain(),
            t -> t.query(PickyKeys.id("p")).limit(3).fetch()),
        new Call(
            t -> t.query(PickyKeys.id("p")).pageSize(7).explain(),
            t -> t.query(PickyKeys.id("p")).pageSize(7).fetch()),
        new Call(t -> t.collection(key).explain(), t -> t.collection(key).list()),
        new Call(
            t ->
                t.update(key)
                    .set(JobAttributes.STATE, "DONE")
                    .given(JobAttributes.KIND, "k")
                    .given(JobAttributes.RANK, 3L)
                    .add(JobAttributes.HITS, 1)
                    .explain(),
            t ->
                t.update(key)
                    .set(JobAttributes.STATE, "DONE")
                    .given(JobAttributes.KIND, "k")
                    .given(JobAttributes.RANK, 3L)
                    .add(JobAttributes.HITS, 1)
                    .execute()),
        new Call(
            t -> t.update(stored).set(JobAttributes.STATE, "OPEN").returningNew().explain(),
            t -> t.update(stored).set(JobAttributes.STATE, "OPEN").returningNew().execute()),
        new Call(
            t -> t.put(JOB).onlyIf(JobAttributes.STATE.eq("OPEN")).returningOld().explain(),
            t -> t.put(JOB).onlyIf(JobAttributes.STATE.eq("OPEN")).returningOld().execute()),
        new Call(
            t -> t.delete(key).onlyIf(JobAttributes.NAME.exists()).returningOld().explain(),
            t -> t.delete(key).onlyIf(JobAttributes.NAME.exists()).returningOld().execute()),
        new Call(t -> t.put(JOB).ifAbsent().explain(), t -> t.put(JOB).ifAbsent().execute()),
        new Call(t -> t.delete(stored).explain(), t -> t.delete(stored).execute()));
  }

  @Test
  void whatIsExplainedOfflineIsWhatIsSent() {
    CallsTable offline = CallsTable.offline(options);
    for (Call call : calls()) {
      Plan plan = call.explained.apply(offline);
      Object answer = call.performed.apply(table);
      List<SdkRequest> sent = recorder.take();
      assertThat(sent).as("%s answers %s", plan, answer).isEqualTo(plan.toRequests());
      assertThat(plan.toString()).contains("mapped-Calls");
      assertThat(sent.toString()).as("%s", plan).doesNotContain("TableName=Calls");
    }
  }

  @ParameterizedTest
  @CsvSource({"0, 0", "1, 1", "100, 1", "101, 2", "250, 3"})
  void aHundredKeysAreOneRequest(int keys, int requests) {
    List<PrimaryKey<Picky>> asked =
        IntStream.range(0, keys).mapToObj(n -> PickyKeys.of("p", n)).toList();
    List<Optional<Picky>> found = table.getAll(asked).fetch();
    assertThat(recorder.take()).hasSize(requests).allMatch(BatchGetItemRequest.class::isInstance);
    assertThat(found)
        .isEqualTo(
            IntStream.range(0, keys)
                .mapToObj(n -> n % 3 == 0 ? Optional.of(new Picky("p", n, n)) : Optional.empty())
                .toList());
  }

  @Test
  void duplicatesAreAskedOnce() {
    List<Integer> numbers =
        new ArrayList<>(IntStream.range(0, 500).mapToObj(n -> n % 100).toList());
    Collections.shuffle(numbers, new Random(5));
    List<Optional<Picky>> found =
        table.getAll(numbers.stream().map(n -> PickyKeys.of("p", n)).toList()).fetch();
    assertThat(recorder.take()).hasSize(1);
    assertThat(found)
        .isEqualTo(
            numbers.stream()
                .map(n -> n % 3 == 0 ? Optional.of(new Picky("p", n, n)) : Optional.empty())
                .toList());
  }

  @Test
  void aPutWhoseResponseIsLostIsNoFailure() {
    Job job = new Job("lost", "OPEN", "k", 3L, "l", 7L, new BigDecimal("1.50"), Set.of("x", "y"));
    recorder.loseNextResponse();
    table.put(job).ifAbsent().execute();
    Job done = new Job("lost", "DONE", "k", 3L, "l", 7L, new BigDecimal("2.0"), Set.of("z", "a"));
    recorder.loseNextResponse();
    table.put(done).onlyIf(JobAttributes.STATE.eq("OPEN")).execute();
    assertThat(state(table, "lost")).isEqualTo("DONE");
  }

  @Test
  void anUpdateAndADeleteWhoseResponseIsLostSayThatTheyMayHaveBeenApplied() {
    table.put(new Job("half", null, null, null, null, null, null, null)).execute();
    recorder.loseNextResponse();
    assertThatThrownBy(
            () ->
                table
                    .update(JobKeys.of("half"))
                    .set(JobAttributes.HITS, 1L)
                    .onlyIf(JobAttributes.HITS.notExists())
                    .execute())
        .isInstanceOfSatisfying(
            ConditionFailedException.class,
            failed -> assertThat(failed.oldItem(Job.class).map(Job::hits)).contains(1L))
        .hasMessageContaining("may have been applied");
    recorder.loseNextResponse();
    assertThatThrownBy(
            () -> table.delete(JobKeys.of("half")).onlyIf(JobAttributes.HITS.eq(1)).execute())
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageContaining("may have been applied");
    assertThat(table.get(JobKeys.of("half")).consistent().fetch()).isEmpty();
  }

  private static @Nullable String state(KeyloomTable<Calls> table, String id) {
    return table.get(JobKeys.of(id)).consistent().fetch().map(Job::state).orElse(null);
  }
}
