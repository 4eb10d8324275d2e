package dev.keyloom.support;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.InvalidKeyException;
import dev.keyloom.QueryKey;
import dev.keyloom.codec.Codecs;
import dev.keyloom.codec.ValueCodec;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Cases from the field, as far as they need no engine. */
class KeyCasesTest {
  private static KeyTemplate template() {
    return KeyTemplate.of("Thing", "#");
  }

  private static TableSchema<Row> table(RowCodec... codecs) {
    TableSchema.Builder<Row> builder =
        TableSchema.<Row>of("Things")
            .partitionKey("PK", KeyType.STRING)
            .sortKey("SK", KeyType.STRING)
            .globalIndex("GSI1", "GSI1PK", KeyType.STRING, "GSI1SK", KeyType.STRING);
    for (RowCodec codec : codecs) {
      builder.entity(codec);
    }
    return builder.build();
  }

  /** A model with one sort key component under the partition {@code P}. */
  private static RowCodec sorted(KeyTemplate sortKey, ValueCodec<?> codec) {
    String name = sortKey.component(0).name();
    return RowCodec.of(
        sortKey.toString(),
        spec -> spec.component(name, codec, name).key(template().literal("P"), sortKey));
  }

  @Test
  void k01_valuesThatHoldDelimitersAreRefusedByName() {
    RowCodec tenants = tenants(KeyCodecs.STRING);
    for (String tenant : List.of("a#b", "#", "b#", "a##")) {
      assertThatThrownBy(() -> KeyTarget.primary(tenants, tenant, "c"))
          .isInstanceOf(InvalidKeyException.class)
          .hasMessage(
              "Thing: component tenant of key T#{tenant}#{user} cannot be \""
                  + tenant
                  + "\": it holds '#', which parts the components of the key; {tenant:escaped} in"
                  + " the template allows it");
    }
    assertThatThrownBy(() -> KeyTarget.primary(tenants, "a", "b#c"))
        .isInstanceOf(InvalidKeyException.class)
        .hasMessageContaining("component user")
        .hasMessageContaining("\"b#c\"");
    for (String fine : List.of("\\", "%", "{", "}", "{user}", "%23")) {
      assertThat(KeyTarget.parse(tenants, "T#" + fine + "#" + fine, "X"))
          .isEqualTo(KeyTarget.primary(tenants, fine, fine));
    }
  }

  @Test
  void k01_escapedValuesMayHoldEverything() {
    RowCodec tenants = tenants(KeyCodecs.STRING.escaped());
    TableSchema<Row> table = table(tenants);
    TableKey first = table.tableKey(KeyTarget.primary(tenants, "a#b", "c"));
    TableKey second = table.tableKey(KeyTarget.primary(tenants, "a", "b#c"));
    assertThat(first.partition()).isEqualTo(new KeyValue.StringValue("T#a%23b#c"));
    assertThat(second.partition()).isEqualTo(new KeyValue.StringValue("T#a#b%23c"));
    assertThat(table.entity(tenants).primaryKey(first).components())
        .containsEntry("tenant", "a#b")
        .containsEntry("user", "c");
    assertThat(table.entity(tenants).primaryKey(second).components())
        .containsEntry("tenant", "a")
        .containsEntry("user", "b#c");
  }

  private static RowCodec tenants(KeyCodec<String> form) {
    return RowCodec.of(
        "Thing",
        spec ->
            spec.component("tenant", Codecs.STRING, "tenant")
                .component("user", Codecs.STRING, "user")
                .key(
                    template()
                        .literal("T#")
                        .component("tenant", form)
                        .literal("#")
                        .component("user", form),
                    template().literal("X")));
  }

  @Test
  void k02_zeroAndFalseAreValuesAndTheEmptyStringIsNone() {
    RowCodec codec =
        RowCodec.of(
            "Thing",
            spec ->
                spec.component("n", Codecs.INT, "n")
                    .component("flag", Codecs.BOOLEAN, "flag")
                    .component("s", Codecs.STRING, "s")
                    .key(
                        template().literal("P"),
                        template()
                            .literal("N#")
                            .component("n", KeyCodecs.INT.padded(4))
                            .literal("#")
                            .component("flag", KeyCodecs.BOOLEAN)
                            .literal("#")
                            .component("s", KeyCodecs.STRING)));
    TableSchema<Row> table = table(codec);
    assertThat(table.tableKey(KeyTarget.primary(codec, 0, false, "x")).sort())
        .isEqualTo(new KeyValue.StringValue("N#0000#false#x"));
    assertThatThrownBy(() -> KeyTarget.primary(codec, 0, false, ""))
        .isInstanceOf(InvalidKeyException.class)
        .hasMessageContaining("component s of key N#{n:4}#{flag}#{s} cannot be \"\"");
    assertThat(table.bind(KeyTarget.partition(codec).with(0).inTable()).sort())
        .isEqualTo(new SortCondition.BeginsWith("N#0000#"));
    assertThat(table.bind(KeyTarget.partition(codec).with(0).with(false).inTable()).sort())
        .isEqualTo(new SortCondition.BeginsWith("N#0000#false#"));
    assertThatThrownBy(() -> KeyTarget.partition(codec).with(10_000))
        .isInstanceOf(InvalidKeyException.class)
        .hasMessageContaining("it has more than 4 digits");
    assertThatThrownBy(() -> KeyTarget.partition(codec).with(-1))
        .isInstanceOf(InvalidKeyException.class)
        .hasMessageContaining("cannot be negative");
  }

  @Test
  void k03_anIndexHasBothKeysOrNeither() {
    RowCodec codec =
        RowCodec.of(
            "Thing",
            spec ->
                spec.component("id", Codecs.STRING, "id")
                    .component("code", Codecs.STRING, "code")
                    .component("task", Codecs.STRING, "task")
                    .key(
                        template().literal("ID#").component("id", KeyCodecs.STRING),
                        template().literal("X"))
                    .index(
                        "byCode",
                        "GSI1",
                        template().literal("CODE#").component("code", KeyCodecs.STRING),
                        template().literal("TASK#").component("task", KeyCodecs.STRING)));
    EntitySchema<Row> entity = table(codec).entity(codec);
    List<KeyEntry> primary =
        List.of(
            new KeyEntry("PK", new KeyValue.StringValue("ID#1")),
            new KeyEntry("SK", new KeyValue.StringValue("X")));
    assertThat(entity.keyEntries(Row.of("id", "1", "code", null, "task", "t"))).isEqualTo(primary);
    assertThat(entity.keyEntries(Row.of("id", "1", "code", "c", "task", null))).isEqualTo(primary);
    assertThat(entity.keyEntries(Row.of("id", "1"))).isEqualTo(primary);
    assertThat(entity.keyEntries(Row.of("id", "1", "code", "c", "task", "t")))
        .containsSubsequence(primary)
        .contains(
            new KeyEntry("GSI1PK", new KeyValue.StringValue("CODE#c")),
            new KeyEntry("GSI1SK", new KeyValue.StringValue("TASK#t")))
        .hasSize(4);
    assertThatThrownBy(() -> entity.keyEntries(Row.of("id", "1", "code", "", "task", "t")))
        .isInstanceOf(InvalidKeyException.class)
        .hasMessageContaining("component code");
  }

  @Test
  void k04_instantsAreOrderedAndOfOneWidth() {
    RowCodec codec =
        sorted(template().literal("E#").component("at", KeyCodecs.INSTANT), Codecs.INSTANT);
    Instant a = Instant.parse("2024-03-01T10:00:28.991Z");
    Instant b = Instant.parse("2024-03-01T10:00:29Z");
    Instant c = Instant.parse("2024-03-01T10:00:29.017Z");
    assertThat(
            admitted(codec, List.of(a, b, c), KeyTarget.partition(codec).between(a, b).inTable()))
        .containsExactly(a, b);
    assertThat(
            admitted(codec, List.of(a, b, c), KeyTarget.partition(codec).between(b, c).inTable()))
        .containsExactly(b, c);
    assertThat(admitted(codec, List.of(a, b, c), KeyTarget.partition(codec).after(a).inTable()))
        .containsExactly(b, c);
    assertThat(admitted(codec, List.of(a, b, c), KeyTarget.partition(codec).before(c).inTable()))
        .containsExactly(a, b);
    assertThat(keys(codec, List.of(c, a, b))).isSortedAccordingTo(KeyValue::compareTo).hasSize(3);
    for (String year : List.of("-0001-12-31T23:59:59.999999999Z", "+10000-01-01T00:00:00Z")) {
      assertThatThrownBy(() -> KeyTarget.partition(codec).with(Instant.parse(year)))
          .isInstanceOf(InvalidKeyException.class)
          .hasMessageContaining("component at of key E#{at}")
          .hasMessageContaining("its year is not one of 0 to 9999");
    }
    assertThatThrownBy(() -> KeyTarget.partition(codec).after(Instant.MIN))
        .isInstanceOf(InvalidKeyException.class);
    RowCodec millis =
        sorted(
            template().literal("E#").component("at", KeyCodecs.INSTANT.millis()), Codecs.INSTANT);
    assertThatThrownBy(() -> KeyTarget.partition(millis).with(a.plusNanos(1)))
        .isInstanceOf(InvalidKeyException.class)
        .hasMessageContaining("finer than whole millis");
  }

  @Test
  void k05_orderedNumbersKeepTheirOrder() {
    RowCodec codec =
        sorted(template().literal("V#").component("n", KeyCodecs.LONG.ordered()), Codecs.LONG);
    List<Long> all =
        List.of(Long.MIN_VALUE, -1000L, -200L, -1L, 0L, 9L, 10L, 900L, 2800L, Long.MAX_VALUE);
    List<Long> shuffled = new ArrayList<>(all);
    shuffled.sort((x, y) -> Long.toString(x).compareTo(Long.toString(y)));
    assertThat(keys(codec, shuffled)).containsExactlyElementsOf(keys(codec, all));
    assertThat(admitted(codec, all, KeyTarget.partition(codec).after(9L).inTable()))
        .containsExactly(10L, 900L, 2800L, Long.MAX_VALUE);
    assertThat(admitted(codec, all, KeyTarget.partition(codec).between(-200L, 10L).inTable()))
        .containsExactly(-200L, -1L, 0L, 9L, 10L);
    assertThat(admitted(codec, all, KeyTarget.partition(codec).between(10L, -200L).inTable()))
        .isEmpty();
    assertThat(table(codec).bind(KeyTarget.partition(codec).between(10L, -200L).inTable()).sort())
        .isEqualTo(new SortCondition.None());
  }

  @Test
  void k05_doublesHaveOneZeroAndNoNaN() {
    RowCodec codec =
        sorted(template().literal("V#").component("d", KeyCodecs.DOUBLE.ordered()), Codecs.DOUBLE);
    TableSchema<Row> table = table(codec);
    assertThat(table.tableKey(KeyTarget.primary(codec, -0.0)))
        .isEqualTo(table.tableKey(KeyTarget.primary(codec, 0.0)));
    for (double value : new double[] {Double.NaN, Double.POSITIVE_INFINITY}) {
      assertThatThrownBy(() -> KeyTarget.primary(codec, value))
          .isInstanceOf(InvalidKeyException.class)
          .hasMessageContaining("component d of key V#{d:ordered}")
          .hasMessageContaining("it is not a finite number");
    }
    assertThatThrownBy(
            () ->
                KeyTarget.primary(
                    sorted(
                        template().literal("V#").component("d", KeyCodecs.BIG_DECIMAL.ordered()),
                        Codecs.BIG_DECIMAL),
                    new BigDecimal("1E+500")))
        .isInstanceOf(InvalidKeyException.class)
        .hasMessageContaining("magnitude");
  }

  @Test
  void k06_rangesEndWhereAnotherModelBegins() {
    RowCodec task =
        sorted(template().literal("TASK#").component("t", KeyCodecs.STRING), Codecs.STRING);
    RowCodec task10 =
        sorted(template().literal("TASK_10#").component("t", KeyCodecs.STRING), Codecs.STRING);
    RowCodec tasks =
        sorted(template().literal("TASKS#").component("t", KeyCodecs.STRING), Codecs.STRING);
    TableSchema<Row> table = table(task, task10, tasks);
    List<KeyValue> others = new ArrayList<>(keys(task10, List.of("1", "z", "￿")));
    others.addAll(keys(tasks, List.of("1", "z", "￿")));
    List<QueryKey<Row>> ranges =
        List.of(
            KeyTarget.partition(task).inTable(),
            KeyTarget.partition(task).after("1").inTable(),
            KeyTarget.partition(task).atLeast("1").inTable(),
            KeyTarget.partition(task).before("zz").inTable(),
            KeyTarget.partition(task).atMost("zz").inTable(),
            KeyTarget.partition(task).startsWith("").inTable());
    for (QueryKey<Row> range : ranges) {
      SortCondition condition = table.bind(range).sort();
      assertThat(others).as("%s", range).noneMatch(condition::admits);
      assertThat(keys(task, List.of("10", "z"))).as("%s", range).allMatch(condition::admits);
    }
    for (KeyValue other : others) {
      TableKey row = new TableKey(new KeyValue.StringValue("P"), other);
      assertThat(table.entityOfKey(row)).isIn(table.entity(task10), table.entity(tasks));
    }
  }

  @Test
  void k06_aWholeComponentNeverMatchesALongerOne() {
    RowCodec codec =
        RowCodec.of(
            "Thing",
            spec ->
                spec.component("list", Codecs.STRING, "list")
                    .component("task", Codecs.STRING, "task")
                    .key(
                        template().literal("P"),
                        template()
                            .literal("L#")
                            .component("list", KeyCodecs.STRING)
                            .literal("#")
                            .component("task", KeyCodecs.STRING)));
    SortCondition one = table(codec).bind(KeyTarget.partition(codec).with("1").inTable()).sort();
    assertThat(one.admits(new KeyValue.StringValue("L#1#a"))).isTrue();
    assertThat(one.admits(new KeyValue.StringValue("L#10#a"))).isFalse();
    assertThat(
            table(codec)
                .bind(KeyTarget.partition(codec).startsWith("1").inTable())
                .sort()
                .admits(new KeyValue.StringValue("L#10#a")))
        .isTrue();
  }

  @Test
  void k07_anEmbeddedComponentThatIsNullIsNotInTheIndex() {
    RowCodec codec =
        RowCodec.of(
            "Thing",
            spec ->
                spec.component("id", Codecs.STRING, "id")
                    .component("owner.id", Codecs.STRING, "owner", "id")
                    .key(
                        template().literal("ID#").component("id", KeyCodecs.STRING),
                        template().literal("X"))
                    .index(
                        "byOwner",
                        "GSI1",
                        template().literal("user#").component("owner.id", KeyCodecs.STRING),
                        template().literal("X")));
    EntitySchema<Row> entity = table(codec).entity(codec);
    assertThat(entity.keyEntries(Row.of("id", "1", "owner.id", null)))
        .extracting(KeyEntry::attribute)
        .containsExactly("PK", "SK");
    assertThat(entity.keyEntries(Row.of("id", "1", "owner.id", "o")))
        .extracting(KeyEntry::attribute)
        .containsExactly("PK", "SK", "GSI1PK", "GSI1SK");
  }

  @Test
  void k07_anEmbeddedComponentOfAPrimaryKeyIsRequiredByName() {
    RowCodec codec =
        RowCodec.of(
            "Thing",
            spec ->
                spec.component("owner.id", Codecs.STRING, "owner", "id")
                    .key(
                        template().literal("user#").component("owner.id", KeyCodecs.STRING),
                        template().literal("X")));
    EntitySchema<Row> entity = table(codec).entity(codec);
    assertThatThrownBy(() -> entity.keyEntries(Row.of("owner.id", null)))
        .isInstanceOf(InvalidKeyException.class)
        .hasMessage(
            "Thing: component owner.id of key user#{owner.id} cannot be null: a primary key needs a"
                + " value");
    assertThatThrownBy(() -> entity.primaryKey(Row.of())).isInstanceOf(InvalidKeyException.class);
  }

  private static List<KeyValue> keys(RowCodec codec, List<?> values) {
    TableSchema<Row> table = table(codec);
    List<KeyValue> keys = new ArrayList<>();
    for (Object value : values) {
      KeyValue key = table.tableKey(KeyTarget.primary(codec, value)).sort();
      assertThat(key).isNotNull();
      keys.add(key);
    }
    keys.sort(null);
    return keys;
  }

  /** The values whose keys a query key means, in the order given. */
  private static List<Object> admitted(RowCodec codec, List<?> values, QueryKey<Row> key) {
    SortCondition condition = table(codec).bind(key).sort();
    List<Object> admitted = new ArrayList<>();
    for (Object value : values) {
      if (condition.admits(keys(codec, List.of(value)).get(0))) {
        admitted.add(value);
      }
    }
    return admitted;
  }
}
