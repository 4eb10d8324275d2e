package dev.keyloom.it.keys;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.QueryKey;
import dev.keyloom.it.keys.OrderCases.Count;
import dev.keyloom.it.keys.OrderCases.Inner;
import dev.keyloom.it.keys.OrderCases.Moment;
import dev.keyloom.it.keys.OrderCases.Price;
import dev.keyloom.it.keys.OrderCases.Score;
import dev.keyloom.it.keys.OrderCases.Weight;
import dev.keyloom.it.keys.OrderCases.Word;
import dev.keyloom.testing.KeyloomTest;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.IntFunction;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The order that keys keep is the engine's own, and ranges on the engine are exact. */
@KeyloomTest
class EngineOrderTest {
  private static final int VALUES = 24;
  private static final Comparator<String> BYTES =
      (a, b) ->
          Arrays.compareUnsigned(
              a.getBytes(StandardCharsets.UTF_8), b.getBytes(StandardCharsets.UTF_8));
  private static final List<String> SYMBOLS =
      List.of(
          "!",
          "$",
          "0",
          "A",
          "a",
          "b",
          "~",
          "\u007f",
          "ä",
          "\u07ff",
          "\u0800",
          "\ue000",
          "\uffff",
          "😀",
          "\udbff\udfff",
          " ",
          "\"");

  private final OrderCasesTable table;

  EngineOrderTest(OrderCasesTable table) {
    this.table = table;
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void strings(long seed) {
    String series = "s" + seed;
    List<String> words = values(seed, BYTES, random -> word(random, SYMBOLS));
    words.forEach(word -> table.put(new Word(series, word)).execute());
    WordKeys.SeriesQuery query = WordKeys.series(series);
    assertRanges(
        words,
        key -> table.query(key).list().stream().map(Word::word).toList(),
        query,
        query::wordBetween,
        query::wordAfter,
        query::wordBefore,
        query::wordAtLeast,
        query::wordAtMost);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void stringsBeforeAnotherComponent(long seed) {
    String series = "s" + seed;
    List<String> symbols = new ArrayList<>(SYMBOLS);
    symbols.addAll(List.of("#", "#", "##", "%", "\u0001"));
    List<String> words = values(seed, BYTES, random -> word(random, symbols));
    words.forEach(word -> table.put(new Inner(series, word, word.length())).execute());
    InnerKeys.SeriesQuery query = InnerKeys.series(series);
    assertRanges(
        words,
        key -> table.query(key).list().stream().map(Inner::word).toList(),
        query,
        query::wordBetween,
        query::wordAfter,
        query::wordBefore,
        query::wordAtLeast,
        query::wordAtMost);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void wholeNumbers(long seed) {
    String series = "s" + seed;
    List<Long> numbers =
        values(seed, Comparator.<Long>naturalOrder(), r -> r.nextLong() >> r.nextInt(64));
    numbers.forEach(n -> table.put(new Count(series, n)).execute());
    CountKeys.SeriesQuery query = CountKeys.series(series);
    assertRanges(
        numbers,
        key -> table.query(key).list().stream().map(Count::n).toList(),
        query,
        query::nBetween,
        query::nAfter,
        query::nBefore,
        query::nAtLeast,
        query::nAtMost);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void doubles(long seed) {
    String series = "s" + seed;
    List<Double> numbers =
        values(
            seed,
            Comparator.<Double>naturalOrder(),
            r -> r.nextGaussian() * Math.pow(10, r.nextInt(200) - 100));
    numbers.forEach(d -> table.put(new Weight(series, d)).execute());
    WeightKeys.SeriesQuery query = WeightKeys.series(series);
    assertRanges(
        numbers,
        key -> table.query(key).list().stream().map(Weight::d).toList(),
        query,
        query::dBetween,
        query::dAfter,
        query::dBefore,
        query::dAtLeast,
        query::dAtMost);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void decimals(long seed) {
    String series = "s" + seed;
    List<BigDecimal> numbers = decimals(new Random(seed));
    numbers.forEach(p -> table.put(new Price(series, p)).execute());
    PriceKeys.SeriesQuery query = PriceKeys.series(series);
    assertRanges(
        numbers,
        key -> table.query(key).list().stream().map(p -> canonical(p.p())).toList(),
        query,
        query::pBetween,
        query::pAfter,
        query::pBefore,
        query::pAtLeast,
        query::pAtMost);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void instants(long seed) {
    String series = "s" + seed;
    List<Instant> instants =
        values(
            seed,
            Comparator.<Instant>naturalOrder(),
            r ->
                Instant.ofEpochSecond(
                    r.nextBoolean() ? r.nextInt(2) : r.nextLong(-62_167_219_200L, 253_402_300_800L),
                    r.nextInt(3) * 1_000_000L + r.nextInt(2)));
    instants.forEach(at -> table.put(new Moment(series, at)).execute());
    MomentKeys.SeriesQuery query = MomentKeys.series(series);
    assertRanges(
        instants,
        key -> table.query(key).list().stream().map(Moment::at).toList(),
        query,
        query::atBetween,
        query::atAfter,
        query::atBefore,
        query::atAtLeast,
        query::atAtMost);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void numbersThatAreTheKeyAttribute(long seed) {
    String player = "p" + seed;
    List<BigDecimal> numbers = decimals(new Random(seed));
    numbers.forEach(n -> table.put(new Score(player + n, player, n)).execute());
    ScoreKeys.OfPlayerQuery query = ScoreKeys.ofPlayer(player);
    assertRanges(
        numbers,
        key -> table.query(key).list().stream().map(s -> canonical(s.points())).toList(),
        query,
        query::pointsBetween,
        query::pointsAfter,
        query::pointsBefore,
        query::pointsAtLeast,
        query::pointsAtMost);
  }

  private interface Between<M, V> {
    QueryKey<M> of(V low, V high);
  }

  /** Compares what the engine finds with the sorted values, for some ends in and out of them. */
  private static <M, V> void assertRanges(
      List<V> sorted,
      Function<QueryKey<M>, List<V>> found,
      QueryKey<M> all,
      Between<M, V> between,
      Function<V, QueryKey<M>> after,
      Function<V, QueryKey<M>> before,
      Function<V, QueryKey<M>> atLeast,
      Function<V, QueryKey<M>> atMost) {
    int size = sorted.size();
    assertThat(found.apply(all)).containsExactlyElementsOf(sorted);
    for (int i : new int[] {0, size / 3, size - 1}) {
      V end = sorted.get(i);
      assertThat(found.apply(after.apply(end))).isEqualTo(sorted.subList(i + 1, size));
      assertThat(found.apply(atLeast.apply(end))).isEqualTo(sorted.subList(i, size));
      assertThat(found.apply(before.apply(end))).isEqualTo(sorted.subList(0, i));
      assertThat(found.apply(atMost.apply(end))).isEqualTo(sorted.subList(0, i + 1));
      for (int j : new int[] {i, size - 1}) {
        assertThat(found.apply(between.of(end, sorted.get(j)))).isEqualTo(sorted.subList(i, j + 1));
      }
    }
    assertThat(found.apply(between.of(sorted.get(1), sorted.get(0)))).isEmpty();
  }

  /** Distinct values in order. */
  private static <V> List<V> values(long seed, Comparator<V> order, Function<Random, V> next) {
    Random random = new Random(seed);
    TreeSet<V> values = new TreeSet<>(order);
    while (values.size() < VALUES) {
      values.add(next.apply(random));
    }
    return List.copyOf(values);
  }

  private static String word(Random random, List<String> symbols) {
    IntFunction<String> symbol = i -> symbols.get(random.nextInt(symbols.size()));
    StringBuilder word = new StringBuilder(symbol.apply(0));
    for (int i = random.nextInt(3); i > 0; i--) {
      word.append(symbol.apply(i));
    }
    return word.toString();
  }

  private static List<BigDecimal> decimals(Random random) {
    return values(
        random.nextLong(),
        Comparator.<BigDecimal>naturalOrder(),
        r ->
            canonical(
                new BigDecimal(
                    r.nextBoolean() ? new BigInteger(r.nextInt(120), r) : new BigInteger("-15"),
                    r.nextInt(60) - 30)));
  }

  private static BigDecimal canonical(BigDecimal value) {
    return value.stripTrailingZeros();
  }
}
