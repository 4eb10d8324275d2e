package dev.keyloom.it.keys;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.InvalidKeyException;
import dev.keyloom.KeyloomException;
import dev.keyloom.it.keys.KeyCases.CodeTask;
import dev.keyloom.it.keys.KeyCases.Decimal;
import dev.keyloom.it.keys.KeyCases.EscapedPair;
import dev.keyloom.it.keys.KeyCases.Event;
import dev.keyloom.it.keys.KeyCases.Flags;
import dev.keyloom.it.keys.KeyCases.Mark;
import dev.keyloom.it.keys.KeyCases.Owned;
import dev.keyloom.it.keys.KeyCases.OwnedByKey;
import dev.keyloom.it.keys.KeyCases.Owner;
import dev.keyloom.it.keys.KeyCases.Pair;
import dev.keyloom.it.keys.KeyCases.Real;
import dev.keyloom.it.keys.KeyCases.Task;
import dev.keyloom.it.keys.KeyCases.Tasks;
import dev.keyloom.it.keys.KeyCases.TenthTask;
import dev.keyloom.it.keys.KeyCases.Whole;
import dev.keyloom.testing.KeyloomTest;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

@KeyloomTest
class KeyCasesTest {
  private final KeyCasesTable table;
  private final DynamoDbClient client;

  KeyCasesTest(KeyCasesTable table, DynamoDbClient client) {
    this.table = table;
    this.client = client;
  }

  @Test
  void k01_a_separator_in_a_value_is_refused_by_name() {
    assertThatThrownBy(() -> table.put(new Pair("a#b", "c", "1")).execute())
        .isInstanceOf(InvalidKeyException.class)
        .hasMessageContainingAll("Pair", "component tenant", "\"a#b\"", "escaped");
    assertThatThrownBy(() -> table.put(new Pair("a", "b#c", "2")).execute())
        .isInstanceOf(InvalidKeyException.class)
        .hasMessageContainingAll("Pair", "component user", "\"b#c\"");
    assertThatThrownBy(() -> PairKeys.of("ends in #", "c")).isInstanceOf(InvalidKeyException.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"\\", "%", "{", "}", "{user}", "a b", "é", "\uD83D\uDE00", "$1"})
  void k01_other_characters_are_values_like_any_other(String odd) {
    Pair pair = new Pair(odd, odd + "2", odd);
    table.put(pair).execute();
    assertThat(table.get(PairKeys.of(odd, odd + "2")).fetch()).contains(pair);
  }

  @Test
  void k01_escaped_values_are_stored_apart_and_read_back() {
    EscapedPair first = new EscapedPair("a#b", "c", "first");
    EscapedPair second = new EscapedPair("a", "b#c", "second");
    EscapedPair third = new EscapedPair("a%23b", "c#", "third");
    List.of(first, second, third).forEach(pair -> table.put(pair).execute());
    assertThat(table.get(EscapedPairKeys.of("a#b", "c")).fetch()).contains(first);
    assertThat(table.get(EscapedPairKeys.of("a", "b#c")).fetch()).contains(second);
    assertThat(table.get(EscapedPairKeys.of("a%23b", "c#")).fetch()).contains(third);
  }

  @Test
  void k02_zero_and_false_are_values_and_an_empty_string_is_refused() {
    Flags zero = new Flags("k02", 0, false, "x");
    table.put(zero).execute();
    assertThat(table.get(FlagsKeys.of("k02", 0, false, "x")).fetch()).contains(zero);
    assertThat(table.query(FlagsKeys.id("k02").n(0).flag(false)).list()).containsExactly(zero);
    assertThat(table.query(FlagsKeys.id("k02").n(0).flag(true)).list()).isEmpty();
    assertThatThrownBy(() -> FlagsKeys.of("k02", 0, false, ""))
        .isInstanceOf(InvalidKeyException.class)
        .hasMessageContainingAll("Flags", "component s", "empty");
  }

  @Test
  void k02_zero_and_false_are_in_an_index_and_absent_values_are_not() {
    Mark zero = new Mark("k02-zero", 0, false, 0L);
    table.put(zero).execute();
    assertThat(raw("MARK#k02-zero", "MARK"))
        .containsEntry("GSI1PK", AttributeValue.fromS("SCORE#0"))
        .containsEntry("GSI1SK", AttributeValue.fromS("false#000"));
    for (Mark absent :
        List.of(
            new Mark("k02-a", null, false, 0L),
            new Mark("k02-b", 0, null, 0L),
            new Mark("k02-c", 0, false, null))) {
      table.put(absent).execute();
      assertThat(raw("MARK#" + absent.id(), "MARK"))
          .as("%s", absent)
          .doesNotContainKeys("GSI1PK", "GSI1SK");
      assertThat(table.get(MarkKeys.of(absent.id())).fetch()).contains(absent);
    }
    assertThat(table.query(MarkKeys.byScore(0)).list()).containsExactly(zero);
    assertThat(table.query(MarkKeys.byScore(0).passed(false)).list()).containsExactly(zero);
  }

  @Test
  void k03_both_index_attributes_or_neither() {
    table.put(new CodeTask("k03-none", null, null)).execute();
    table.put(new CodeTask("k03-code", "c", null)).execute();
    table.put(new CodeTask("k03-task", null, "t")).execute();
    table.put(new CodeTask("k03-both", "c", "t")).execute();
    for (String id : List.of("k03-none", "k03-code", "k03-task")) {
      assertThat(raw("CT#" + id, "CT")).doesNotContainKeys("GSI1PK", "GSI1SK");
    }
    assertThat(raw("CT#k03-both", "CT"))
        .containsEntry("GSI1PK", AttributeValue.fromS("CODE#c"))
        .containsEntry("GSI1SK", AttributeValue.fromS("TASK#t"));
    assertThat(table.query(CodeTaskKeys.byCode("c")).list())
        .containsExactly(new CodeTask("k03-both", "c", "t"));
  }

  @Test
  void k04_instants_are_in_order_and_edges_are_exact() {
    Instant a = Instant.parse("2023-01-01T00:00:28.991Z");
    Instant b = Instant.parse("2023-01-01T00:00:29Z");
    Instant c = Instant.parse("2023-01-01T00:00:29.017Z");
    for (Instant at : List.of(c, a, b)) {
      table.put(new Event("k04", at)).execute();
    }
    EventKeys.StreamQuery events = EventKeys.stream("k04");
    assertThat(table.query(events).list()).extracting(Event::at).containsExactly(a, b, c);
    assertThat(table.query(events.atBetween(a, b)).list())
        .extracting(Event::at)
        .containsExactly(a, b);
    assertThat(table.query(events.atAfter(a)).list()).extracting(Event::at).containsExactly(b, c);
    assertThat(table.query(events.atBefore(b)).list()).extracting(Event::at).containsExactly(a);
    assertThat(table.query(events.atAtLeast(b)).list()).extracting(Event::at).containsExactly(b, c);
    assertThat(table.query(events.atAtMost(b)).list()).extracting(Event::at).containsExactly(a, b);
    assertThat(table.query(events.atBetween(b, a)).list()).isEmpty();
    for (String year : List.of("-0001-12-31T00:00:00Z", "+10000-01-01T00:00:00Z")) {
      assertThatThrownBy(() -> EventKeys.of("k04", Instant.parse(year)))
          .isInstanceOf(InvalidKeyException.class)
          .hasMessageContainingAll("Event", "component at", "year");
    }
  }

  @Test
  void k05_ordered_numbers_are_in_numeric_order() {
    long[] numbers = {Long.MIN_VALUE, -1000, -200, -1, 0, 9, 10, 900, 2800, Long.MAX_VALUE};
    LongStream.of(numbers).forEach(n -> table.put(new Whole("k05", n)).execute());
    WholeKeys.SeriesQuery series = WholeKeys.series("k05");
    assertThat(table.query(series).list())
        .extracting(Whole::n)
        .containsExactly(LongStream.of(numbers).boxed().toArray(Long[]::new));
    assertThat(table.query(series.nAfter(9)).list())
        .extracting(Whole::n)
        .containsExactly(10L, 900L, 2800L, Long.MAX_VALUE);
    assertThat(table.query(series.nBetween(-200, 10)).list())
        .extracting(Whole::n)
        .containsExactly(-200L, -1L, 0L, 9L, 10L);
    assertThat(table.query(series.nBefore(Long.MIN_VALUE)).list()).isEmpty();
    assertThat(table.query(series.nAfter(Long.MAX_VALUE)).list()).isEmpty();
    assertThat(table.query(series.nBefore(0)).descending().list())
        .extracting(Whole::n)
        .containsExactly(-1L, -200L, -1000L, Long.MIN_VALUE);
  }

  @Test
  void k05_doubles_and_decimals() {
    double[] reals = {-1e100, -2.5, -1e-100, 0.0, 1e-100, 2.25, 2.5, 1e100};
    for (double d : reals) {
      table.put(new Real("k05", d)).execute();
    }
    assertThat(table.query(RealKeys.series("k05")).list())
        .extracting(Real::d)
        .containsExactly(-1e100, -2.5, -1e-100, 0.0, 1e-100, 2.25, 2.5, 1e100);
    assertThat(table.get(RealKeys.of("k05", -0.0)).fetch()).isPresent();
    assertThatThrownBy(() -> RealKeys.of("k05", Double.NaN))
        .isInstanceOf(InvalidKeyException.class)
        .hasMessageContainingAll("Real", "component d", "NaN");
    table.put(new Decimal("k05", new BigDecimal("1.5"))).execute();
    table.put(new Decimal("k05", new BigDecimal("-13.25"))).execute();
    assertThat(table.get(DecimalKeys.of("k05", new BigDecimal("1.50"))).fetch()).isPresent();
    assertThat(table.query(DecimalKeys.series("k05").bAtMost(BigDecimal.ZERO)).list())
        .extracting(Decimal::b)
        .containsExactly(new BigDecimal("-13.25"));
  }

  @Test
  void k05_overflow_of_a_width_is_refused() {
    assertThatThrownBy(() -> FlagsKeys.of("k05", 10_000, true, "s"))
        .isInstanceOf(InvalidKeyException.class)
        .hasMessageContainingAll("Flags", "component n", "10000", "4 digits");
    assertThatThrownBy(() -> FlagsKeys.of("k05", -1, true, "s"))
        .isInstanceOf(InvalidKeyException.class);
  }

  @Test
  void k06_open_ranges_stay_within_the_model() {
    List<String> values = List.of("1", "10", "2", "zzz");
    for (String t : values) {
      table.put(new Task("k06", t)).execute();
      table.put(new TenthTask("k06", t)).execute();
      table.put(new Tasks("k06", t)).execute();
    }
    TaskKeys.BoardQuery tasks = TaskKeys.board("k06");
    assertThat(table.query(tasks).list()).extracting(Task::t).containsExactlyElementsOf(values);
    assertThat(table.query(tasks.tAtLeast("10")).list())
        .extracting(Task::t)
        .containsExactly("10", "2", "zzz");
    assertThat(table.query(tasks.tAfter("10")).list())
        .extracting(Task::t)
        .containsExactly("2", "zzz");
    assertThat(table.query(tasks.tBefore("2")).list())
        .extracting(Task::t)
        .containsExactly("1", "10");
    assertThat(table.query(tasks.tStartsWith("1")).list())
        .extracting(Task::t)
        .containsExactly("1", "10");
    assertThat(table.query(tasks.t("1")).list()).extracting(Task::t).containsExactly("1");
    assertThat(table.query(tasks.tAtLeast("1")).count()).isEqualTo(4);
    assertThat(table.collection(TaskKeys.of("k06", "1")).list()).hasSize(12);
  }

  @Test
  void k07_an_absent_owner_is_not_in_the_index() {
    table.put(new Owned("k07-a", null)).execute();
    table.put(new Owned("k07-b", new Owner("o", "Olga"))).execute();
    assertThat(raw("OWNED#k07-a", "OWNED")).doesNotContainKeys("GSI1PK", "GSI1SK", "owner");
    assertThat(table.query(OwnedKeys.byOwner("o")).list())
        .containsExactly(new Owned("k07-b", new Owner("o", "Olga")));
  }

  @Test
  @SuppressWarnings("NullAway") // a caller without null checks
  void k07_an_absent_owner_in_a_primary_key_is_refused_by_name() {
    assertThatThrownBy(() -> table.put(new OwnedByKey("k07", null)).execute())
        .isInstanceOf(KeyloomException.class)
        .hasMessageContainingAll("OwnedByKey", "owner");
    assertThatThrownBy(() -> table.put(new OwnedByKey("k07", new Owner(null, "x"))).execute())
        .isInstanceOf(KeyloomException.class)
        .hasMessageContainingAll("OwnedByKey", "owner.id");
  }

  private Map<String, AttributeValue> raw(String pk, String sk) {
    return client
        .getItem(
            get ->
                get.tableName(table.name())
                    .key(Map.of("PK", AttributeValue.fromS(pk), "SK", AttributeValue.fromS(sk))))
        .item();
  }
}
