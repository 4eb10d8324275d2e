package dev.keyloom.it.reference;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.AttributePath;
import dev.keyloom.InvalidItemException;
import dev.keyloom.Stored;
import dev.keyloom.Update;
import dev.keyloom.it.reference.Reference.Owner;
import dev.keyloom.it.reference.Reference.Status;
import dev.keyloom.it.reference.Reference.Task;
import dev.keyloom.testing.KeyloomTest;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** An item after an update is the item that a put of the same record would have stored. */
@KeyloomTest
class UpdateReferenceTest {
  private static final int UPDATES = 40;

  private final ReferenceTable table;
  private final DynamoDbClient client;

  UpdateReferenceTest(ReferenceTable table, DynamoDbClient client) {
    this.table = table;
    this.client = client;
  }

  private enum Knowledge {
    NOTHING,
    GIVEN,
    STORED,
    READ
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void anUpdateStoresWhatAPutWould(long seed) {
    Random random = new Random(seed);
    for (int i = 0; i < UPDATES; i++) {
      Task before = task("u" + seed + "-" + i, random);
      Task drawn = task(before.id(), random);
      int changed = 1 + random.nextInt((1 << 10) - 1);
      Task after = merge(before, drawn, changed);
      for (Knowledge knowledge : Knowledge.values()) {
        table.put(before).execute();
        String what = knowledge + " " + Integer.toBinaryString(changed) + " " + before + drawn;
        try {
          update(before, drawn, changed, knowledge).execute();
        } catch (InvalidItemException e) {
          assertThat(knowledge).as(what).isEqualTo(Knowledge.NOTHING);
          assertThat(raw(before.id())).as(what).isEqualTo(put(before));
          continue;
        }
        Map<String, AttributeValue> updated = raw(before.id());
        assertThat(updated).as(what).isEqualTo(put(after));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2})
  void anUpsertStoresWhatAPutWould(long seed) {
    Random random = new Random(seed);
    for (int i = 0; i < UPDATES; i++) {
      String id = "n" + seed + "-" + i;
      Task empty = new Task(id, null, null, null, null, null, false, null, null, null, null);
      Task drawn = task(id, random);
      int changed = (1 + random.nextInt((1 << 10) - 1)) | (1 << 5);
      Update<Task, @Nullable Void> update = update(empty, drawn, changed, Knowledge.READ).upsert();
      update.execute();
      Map<String, AttributeValue> updated = raw(id);
      assertThat(updated)
          .as("%s %s", Integer.toBinaryString(changed), drawn)
          .isEqualTo(put(merge(empty, drawn, changed)));
    }
  }

  private Update<Task, @Nullable Void> update(
      Task before, Task drawn, int changed, Knowledge knowledge) {
    var key = TaskKeys.of(before.id());
    Update<Task, @Nullable Void> update =
        knowledge == Knowledge.STORED ? table.update(Stored.of(key, before)) : table.update(key);
    if (knowledge == Knowledge.READ) {
      update = update.readModifyWrite();
    }
    for (int c = 0; c < 10; c++) {
      boolean change = (changed & (1 << c)) != 0;
      if (!change && knowledge != Knowledge.GIVEN) {
        continue;
      }
      Task to = change ? drawn : before;
      update =
          switch (c) {
            case 0 -> one(update, change, TaskAttributes.KIND, to.kind());
            case 1 -> one(update, change, TaskAttributes.STATUS, to.status());
            case 2 -> one(update, change, TaskAttributes.DUE, to.due());
            case 3 -> one(update, change, TaskAttributes.AT, to.at());
            case 4 -> one(update, change, TaskAttributes.OWNER, to.owner());
            case 5 -> one(update, change, TaskAttributes.ACTIVE, to.active());
            case 6 -> one(update, change, TaskAttributes.COUNT, to.count());
            case 7 -> one(update, change, TaskAttributes.TEAM, to.team());
            case 8 -> one(update, change, TaskAttributes.RANK, to.rank());
            default -> one(update, change, TaskAttributes.NOTE, to.note());
          };
    }
    return update;
  }

  private static <V> Update<Task, @Nullable Void> one(
      Update<Task, @Nullable Void> update,
      boolean change,
      AttributePath<Task, V> path,
      @Nullable V value) {
    return change ? update.set(path, value) : update.given(path, value);
  }

  private static Task merge(Task a, Task b, int m) {
    return new Task(
        a.id(),
        (m & 1) == 0 ? a.kind() : b.kind(),
        (m & 2) == 0 ? a.status() : b.status(),
        (m & 4) == 0 ? a.due() : b.due(),
        (m & 8) == 0 ? a.at() : b.at(),
        (m & 16) == 0 ? a.owner() : b.owner(),
        (m & 32) == 0 ? a.active() : b.active(),
        (m & 64) == 0 ? a.count() : b.count(),
        (m & 128) == 0 ? a.team() : b.team(),
        (m & 256) == 0 ? a.rank() : b.rank(),
        (m & 512) == 0 ? a.note() : b.note());
  }

  private static Task task(String id, Random random) {
    return new Task(
        id,
        random.nextInt(3) == 0 ? null : "k" + random.nextInt(2),
        random.nextInt(3) == 0 ? null : random.nextBoolean() ? Status.OPEN : Status.DONE,
        random.nextInt(3) == 0 ? null : LocalDate.of(2026, 1, 1 + random.nextInt(3)),
        random.nextInt(3) == 0
            ? null
            : Instant.ofEpochSecond(random.nextInt(2), random.nextInt(2) * 1_000L),
        random.nextInt(3) == 0
            ? null
            : new Owner(
                random.nextInt(3) == 0 ? null : "o" + random.nextInt(2),
                random.nextInt(3) == 0 ? null : "n" + random.nextInt(2)),
        random.nextBoolean(),
        random.nextInt(3) == 0 ? null : random.nextLong(-2, 3),
        random.nextInt(3) == 0 ? null : "t" + random.nextInt(2),
        random.nextInt(3) == 0 ? null : random.nextInt(3),
        random.nextInt(3) == 0 ? null : "");
  }

  private Map<String, AttributeValue> put(Task task) {
    table.put(task).execute();
    return raw(task.id());
  }

  private Map<String, AttributeValue> raw(String id) {
    return new TreeMap<>(
        client
            .getItem(
                r ->
                    r.tableName(table.name())
                        .key(
                            Map.of(
                                "p-k", AttributeValue.fromS("TASK#" + id),
                                "s.k", AttributeValue.fromS("TASK")))
                        .consistentRead(true))
            .item());
  }
}
