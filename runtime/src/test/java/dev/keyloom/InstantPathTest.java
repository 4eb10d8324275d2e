package dev.keyloom;

import static dev.keyloom.Sample.CREATED_AT;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import org.junit.jupiter.api.Test;

class InstantPathTest {
  private static final Instant WHOLE = Instant.parse("2023-04-30T12:00:24Z");

  @Test
  void a_bound_of_whole_seconds_is_short() {
    assertThat(CREATED_AT.lt(WHOLE)).hasToString("createdAt < \"2023-04-30T12:00:24\"");
    assertThat(CREATED_AT.ge(WHOLE)).hasToString("createdAt > \"2023-04-30T12:00:24\"");
    assertThat(CREATED_AT.le(WHOLE))
        .hasToString("createdAt < \"2023-04-30T12:00:24\" OR createdAt = 2023-04-30T12:00:24Z");
    assertThat(CREATED_AT.gt(WHOLE))
        .hasToString("createdAt > \"2023-04-30T12:00:24\" AND createdAt <> 2023-04-30T12:00:24Z");
  }

  @Test
  void a_bound_with_a_fraction_names_the_shorter_forms_before_it() {
    Instant bound = WHOLE.plusNanos(123_456_789);
    assertThat(CREATED_AT.lt(bound))
        .hasToString(
            "createdAt < \"2023-04-30T12:00:24.123456789\" OR createdAt IN (2023-04-30T12:00:24Z,"
                + " 2023-04-30T12:00:24.123Z, 2023-04-30T12:00:24.123456Z)");
    assertThat(CREATED_AT.ge(bound))
        .hasToString(
            "createdAt > \"2023-04-30T12:00:24.123456789\" AND NOT (createdAt IN"
                + " (2023-04-30T12:00:24Z, 2023-04-30T12:00:24.123Z, 2023-04-30T12:00:24.123456Z))");
  }

  @Property(tries = 5000, edgeCases = EdgeCasesMode.NONE)
  void every_comparison_is_that_of_time(
      @ForAll("instants") Instant stored, @ForAll("instants") Instant bound) {
    StoredTextEvaluator evaluator =
        new StoredTextEvaluator(Map.of(CREATED_AT.path(), stored.toString()));
    int order = stored.compareTo(bound);
    assertThat(evaluator.holds(CREATED_AT.lt(bound))).isEqualTo(order < 0);
    assertThat(evaluator.holds(CREATED_AT.le(bound))).isEqualTo(order <= 0);
    assertThat(evaluator.holds(CREATED_AT.gt(bound))).isEqualTo(order > 0);
    assertThat(evaluator.holds(CREATED_AT.ge(bound))).isEqualTo(order >= 0);
    assertThat(evaluator.holds(CREATED_AT.eq(bound))).isEqualTo(order == 0);
    assertThat(evaluator.holds(CREATED_AT.ne(bound))).isEqualTo(order != 0);
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void between_includes_both_ends(
      @ForAll("instants") Instant stored,
      @ForAll("instants") Instant low,
      @ForAll("instants") Instant high) {
    assertThat(
            new StoredTextEvaluator(Map.of(CREATED_AT.path(), stored.toString()))
                .holds(CREATED_AT.between(low, high)))
        .isEqualTo(!stored.isBefore(low) && !stored.isAfter(high));
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void an_absent_instant_matches_no_order(@ForAll("instants") Instant bound) {
    StoredTextEvaluator absent = new StoredTextEvaluator(Map.of());
    assertThat(absent.holds(CREATED_AT.lt(bound))).isFalse();
    assertThat(absent.holds(CREATED_AT.le(bound))).isFalse();
    assertThat(absent.holds(CREATED_AT.gt(bound))).isFalse();
    assertThat(absent.holds(CREATED_AT.ge(bound))).isFalse();
  }

  /** Few seconds and few digits, so that near misses of every stored length are frequent. */
  @Provide
  Arbitrary<Instant> instants() {
    Arbitrary<Long> seconds =
        Arbitraries.longs().between(-2, 2).map(s -> WHOLE.getEpochSecond() + s);
    Arbitrary<Integer> groups = Arbitraries.of(0, 0, 1, 100, 120, 123, 124, 500, 999);
    Arbitrary<Instant> near =
        Combinators.combine(seconds, groups, groups, groups)
            .as((s, a, b, c) -> Instant.ofEpochSecond(s, a * 1_000_000L + b * 1_000L + c));
    Arbitrary<Instant> any =
        Combinators.combine(
                Arbitraries.longs()
                    .between(
                        Instant.parse("0000-01-01T00:00:00Z").getEpochSecond(),
                        Instant.parse("9999-12-31T23:59:59Z").getEpochSecond()),
                Arbitraries.integers().between(0, 999_999_999))
            .as(Instant::ofEpochSecond);
    return Arbitraries.frequencyOf(Tuple.of(9, near), Tuple.of(1, any));
  }
}
