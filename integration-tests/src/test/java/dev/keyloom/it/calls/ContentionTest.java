package dev.keyloom.it.calls;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.ConditionFailedException;
import dev.keyloom.it.calls.Calls.Job;
import dev.keyloom.testing.KeyloomTest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Many threads change one item. */
@KeyloomTest
class ContentionTest {
  private static final int THREADS = 16;
  private static final int UPDATES = 8;

  private final CallsTable table;
  private final DynamoDbClient client;

  ContentionTest(CallsTable table, DynamoDbClient client) {
    this.table = table;
    this.client = client;
  }

  @Test
  void noUpdateIsLostAndNoKeyIsLeftBehind() throws Exception {
    Job job = new Job("hot", "s0", "k0", 0L, null, 0L, null, null);
    table.put(job).execute();
    List<Callable<Void>> tasks = new ArrayList<>();
    for (int thread = 0; thread < THREADS; thread++) {
      Random random = new Random(thread);
      tasks.add(
          () -> {
            for (int i = 0; i < UPDATES; i++) {
              change(random);
              table.update(JobKeys.of("hot")).add(JobAttributes.HITS, 1).execute();
            }
            return null;
          });
    }
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    try {
      for (Future<Void> done : threads.invokeAll(tasks)) {
        done.get();
      }
    } finally {
      threads.shutdownNow();
    }
    Job after = table.get(JobKeys.of("hot")).consistent().fetch().orElseThrow();
    assertThat(after.hits()).isEqualTo(2L * THREADS * UPDATES);
    Map<String, AttributeValue> stored = raw();
    table.put(after).execute();
    assertThat(stored).as("a put of the same record stores the same keys").isEqualTo(raw());
  }

  /** A change that needs the other components; under contention it may give up, but not in part. */
  private void change(Random random) {
    var update = table.update(JobKeys.of("hot")).add(JobAttributes.HITS, 1).readModifyWrite();
    update =
        switch (random.nextInt(3)) {
          case 0 -> update.set(JobAttributes.STATE, "s" + random.nextInt(3));
          case 1 -> update.set(JobAttributes.KIND, "k" + random.nextInt(3));
          default -> update.set(JobAttributes.RANK, (long) random.nextInt(3));
        };
    while (true) {
      try {
        update.execute();
        return;
      } catch (ConditionFailedException e) {
        assertThat(e.oldItem(Job.class)).isPresent();
      }
    }
  }

  private Map<String, AttributeValue> raw() {
    Map<String, AttributeValue> key =
        Map.of("PK", AttributeValue.fromS("JOB#hot"), "SK", AttributeValue.fromS("JOB"));
    return client.getItem(r -> r.tableName(table.name()).key(key).consistentRead(true)).item();
  }
}
