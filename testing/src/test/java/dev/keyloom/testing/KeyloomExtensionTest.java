package dev.keyloom.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import dev.keyloom.KeyloomTable;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.junit.platform.testkit.engine.Events;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

class KeyloomExtensionTest {
  /** The physical names of the tables that the fixtures worked on. */
  private static final Set<String> USED = ConcurrentHashMap.newKeySet();

  @BeforeEach
  void forget() {
    USED.clear();
  }

  @Test
  void a_class_has_one_table_that_is_deleted_after_its_last_test() {
    assertSucceed(3, run(OneTable.class));

    assertThat(USED).singleElement().asString().matches("Notes-[0-9a-f]{12}");
    assertThat(existing()).doesNotContainAnyElementsOf(USED);
  }

  @Test
  void the_table_is_deleted_after_a_failure() {
    run(Failing.class).assertStatistics(stats -> stats.started(1).failed(1));

    assertThat(USED).hasSize(1);
    assertThat(existing()).doesNotContainAnyElementsOf(USED);
  }

  @Test
  void classes_that_run_at_once_do_not_meet() {
    Events tests =
        EngineTestKit.engine("junit-jupiter")
            .configurationParameter("junit.jupiter.execution.parallel.enabled", "true")
            .configurationParameter("junit.jupiter.execution.parallel.mode.default", "concurrent")
            .selectors(
                selectClass(Parallel.class),
                selectClass(ParallelTwin.class),
                selectClass(OneTable.class))
            .execute()
            .testEvents();

    assertSucceed(43, tests);
    assertThat(USED).hasSize(3);
    assertThat(existing()).doesNotContainAnyElementsOf(USED);
  }

  @Test
  void nested_classes_share_the_table() {
    assertSucceed(2, run(Outer.class));

    assertThat(USED).hasSize(1);
    assertThat(existing()).doesNotContainAnyElementsOf(USED);
  }

  @Test
  void an_instance_per_class_can_be_constructed_with_the_gateway() {
    assertSucceed(1, run(PerClass.class));

    assertThat(existing()).doesNotContainAnyElementsOf(USED);
  }

  @Test
  void the_asynchronous_gateway_works_on_the_same_table() {
    assertSucceed(1, run(BothClients.class));
  }

  @Test
  void clients_and_engine_are_those_of_the_shared_engine() {
    assertSucceed(1, run(Clients.class));
  }

  @Test
  void a_gateway_that_was_not_generated_is_refused_by_name() {
    assertThat(failures(run(NotGenerated.class)))
        .singleElement()
        .asString()
        .contains("dev.keyloom.KeyloomTable has no static create(DynamoDbClient, TableOptions)");
  }

  private static void assertSucceed(int count, Events tests) {
    assertThat(failures(tests)).isEmpty();
    tests.assertStatistics(stats -> stats.started(count).succeeded(count));
  }

  private static List<Throwable> failures(Events tests) {
    return tests.failed().stream()
        .map(event -> event.getRequiredPayload(TestExecutionResult.class))
        .map(result -> result.getThrowable().orElseThrow())
        .toList();
  }

  private static Events run(Class<?> fixture) {
    return EngineTestKit.engine("junit-jupiter")
        .selectors(selectClass(fixture))
        .execute()
        .testEvents();
  }

  private static List<String> existing() {
    return KeyloomEngine.shared().client().listTables().tableNames();
  }

  private static void use(NoteTable table, String noteId) {
    USED.add(table.admin().createRequest().tableName());
    Note note = new Note(noteId, "text");
    table.put(note).ifAbsent().execute();
    assertThat(table.get(NoteKeys.of(noteId)).consistent().fetch()).contains(note);
  }

  @KeyloomTest
  static class OneTable {
    @Test
    void first(NoteTable table) {
      use(table, "first");
    }

    @Test
    void second(NoteTable table) {
      use(table, "second");
    }

    @Test
    void unused() {}
  }

  @KeyloomTest
  static class Failing {
    @Test
    void fails(NoteTable table) {
      use(table, "a");
      throw new AssertionError("on purpose");
    }
  }

  @KeyloomTest
  @Execution(ExecutionMode.CONCURRENT)
  static class Parallel {
    @RepeatedTest(20)
    void writes(NoteTable table, RepetitionInfo repetition) {
      use(table, "n" + repetition.getCurrentRepetition());
    }
  }

  static class ParallelTwin extends Parallel {}

  @KeyloomTest
  static class Outer {
    private final NoteTable table;

    Outer(NoteTable table) {
      this.table = table;
    }

    @Test
    void writes() {
      use(table, "outer");
    }

    @Nested
    class Inner {
      @Test
      void writes(NoteTable inner) {
        use(inner, "inner");
      }
    }
  }

  @KeyloomTest
  @TestInstance(TestInstance.Lifecycle.PER_CLASS)
  static class PerClass {
    private final NoteTable table;

    PerClass(NoteTable table) {
      this.table = table;
    }

    @Test
    void writes() {
      use(table, "a");
    }
  }

  @KeyloomTest
  static class BothClients {
    @Test
    void meet(NoteTable blocking, @Async NoteTable async) {
      Note note = new Note("a", "text");
      async.put(note).executeAsync().join();
      assertThat(blocking.get(NoteKeys.of("a")).consistent().fetch()).contains(note);
    }
  }

  @KeyloomTest
  static class Clients {
    @Test
    void areShared(KeyloomEngine engine, DynamoDbClient client, DynamoDbAsyncClient asyncClient) {
      assertThat(engine).isSameAs(KeyloomEngine.shared());
      assertThat(client).isSameAs(engine.client());
      assertThat(asyncClient).isSameAs(engine.asyncClient());
    }
  }

  @KeyloomTest
  static class NotGenerated {
    @Test
    void asks(KeyloomTable<Note> table) {
      throw new AssertionError("never called with " + table);
    }
  }
}
