package dev.keyloom.it.reference;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.Page;
import dev.keyloom.Query;
import dev.keyloom.QueryKey;
import dev.keyloom.it.reference.Ranges.Bare;
import dev.keyloom.it.reference.Ranges.Color;
import dev.keyloom.it.reference.Ranges.Day;
import dev.keyloom.it.reference.Ranges.Decimal;
import dev.keyloom.it.reference.Ranges.Inner;
import dev.keyloom.it.reference.Ranges.Marked;
import dev.keyloom.it.reference.Ranges.Millis;
import dev.keyloom.it.reference.Ranges.Named;
import dev.keyloom.it.reference.Ranges.Nanos;
import dev.keyloom.it.reference.Ranges.Padded;
import dev.keyloom.it.reference.Ranges.Seconds;
import dev.keyloom.it.reference.Ranges.Whole;
import dev.keyloom.it.reference.Ranges.Word;
import dev.keyloom.testing.KeyloomTest;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** A walk over the pages of a range, by cursors, gives what a search through all items gives. */
@KeyloomTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class RangeReferenceTest {
  private static final String SERIES = "s";
  private static final List<String> WORDS =
      List.of("a", "ab", "abc", "b", "ba", "ä", "\uffff", "😀", " ", "a b", "~");
  private static final List<Integer> WHOLE =
      List.of(Integer.MIN_VALUE, -10, -9, -1, 0, 1, 9, 10, 11, Integer.MAX_VALUE);
  private static final List<Instant> TIMES =
      List.of(
          Instant.parse("0000-01-01T00:00:00Z"),
          Instant.parse("1969-12-31T23:59:59.999999999Z"),
          Instant.parse("2026-01-01T00:00:00Z"),
          Instant.parse("2026-01-01T00:00:00.000000001Z"),
          Instant.parse("2026-01-01T00:00:00.5Z"),
          Instant.parse("2026-01-01T00:00:01Z"),
          Instant.parse("9999-12-31T23:59:59Z"));
  private static final Comparator<String> UTF8 =
      Comparator.comparing(s -> s.getBytes(StandardCharsets.UTF_8), Arrays::compareUnsigned);

  private static final HexFormat HEX = HexFormat.of();

  private final RangesTable table;
  private final Random random = new Random(11);
  private final List<Bare> bare = new ArrayList<>();

  RangeReferenceTest(RangesTable table) {
    this.table = table;
  }

  /** A key of many items, and the values that lie in it. */
  private record Range<M, V>(QueryKey<M> key, Predicate<V> holds) {}

  /** What is stored: each with the value that it is sorted by. */
  private <M extends Ranges, V> void check(
      List<M> items, Function<M, V> value, Comparator<V> order, List<Range<M, V>> ranges) {
    for (Range<M, V> range : ranges) {
      List<V> expected = items.stream().map(value).filter(range.holds).sorted(order).toList();
      Query<M, M> query = table.query(range.key);
      assertThat(query.list()).as("%s", range.key).map(value).isEqualTo(expected);
      assertThat(query.count()).as("%s", range.key).isEqualTo(expected.size());
      List<V> reversed = new ArrayList<>(expected);
      Collections.reverse(reversed);
      walk(query.descending(), range.key, value, reversed);
      walk(query, range.key, value, expected);
    }
  }

  private <M extends Ranges, V> void walk(
      Query<M, M> query, QueryKey<M> key, Function<M, V> value, List<V> expected) {
    int limit = random.nextInt(4) == 0 ? expected.size() : random.nextInt(5);
    int pageSize = random.nextInt(5);
    Query<M, M> pages = limit == 0 ? query : query.limit(limit);
    pages = pageSize == 0 ? pages : pages.pageSize(pageSize);
    String what = "%s, limit %d, page size %d".formatted(key, limit, pageSize);
    List<V> found = new ArrayList<>();
    Set<String> cursors = new LinkedHashSet<>();
    String cursor = null;
    do {
      Page<M> page = pages.after(cursor).fetch();
      if (limit > 0) {
        assertThat(page.items()).as(what).hasSizeLessThanOrEqualTo(limit);
      }
      page.items().forEach(item -> found.add(value.apply(item)));
      cursor = page.cursor();
      assertThat(page.hasNext()).as(what).isEqualTo(cursor != null);
      assertThat(cursor == null || cursors.add(cursor)).as(what).isTrue();
    } while (cursor != null);
    assertThat(found).as(what).isEqualTo(expected);
    List<V> rest = new ArrayList<>();
    Query<M, M> one = query.limit(Math.max(1, expected.size()));
    String last = one.fetch().cursor();
    if (last != null) {
      query.after(last).list().forEach(item -> rest.add(value.apply(item)));
    }
    assertThat(rest).as("after the last of %s", what).isEmpty();
  }

  private static <M, V> List<Range<M, V>> ranges(
      QueryKey<M> all,
      List<V> bounds,
      Comparator<V> order,
      BiFunction<V, V, ? extends QueryKey<M>> between,
      Function<V, ? extends QueryKey<M>> after,
      Function<V, ? extends QueryKey<M>> before,
      Function<V, ? extends QueryKey<M>> atLeast,
      Function<V, ? extends QueryKey<M>> atMost) {
    List<Range<M, V>> ranges = new ArrayList<>();
    ranges.add(new Range<>(all, v -> true));
    for (V end : bounds) {
      ranges.add(new Range<>(after.apply(end), v -> order.compare(v, end) > 0));
      ranges.add(new Range<>(before.apply(end), v -> order.compare(v, end) < 0));
      ranges.add(new Range<>(atLeast.apply(end), v -> order.compare(v, end) >= 0));
      ranges.add(new Range<>(atMost.apply(end), v -> order.compare(v, end) <= 0));
    }
    V low = bounds.get(0);
    V high = bounds.get(bounds.size() - 1);
    Predicate<V> within = v -> order.compare(v, low) >= 0 && order.compare(v, high) <= 0;
    ranges.add(new Range<>(between.apply(low, high), within));
    ranges.add(new Range<>(between.apply(high, low), v -> false));
    ranges.add(new Range<>(between.apply(low, low), v -> order.compare(v, low) == 0));
    return ranges;
  }

  /** Some of the pool, so that ends lie on items and between them. */
  private <V> List<V> some(List<V> pool) {
    List<V> some = new ArrayList<>(pool);
    Collections.shuffle(some, random);
    return some.subList(0, pool.size() * 2 / 3);
  }

  /** Two of the pool, in order. */
  private <V> List<V> ends(List<V> pool, Comparator<V> order) {
    List<V> ends = new ArrayList<>(pool);
    Collections.shuffle(ends, random);
    return ends.subList(0, 2).stream().sorted(order).toList();
  }

  private <M extends Ranges, V> List<M> store(List<V> pool, Function<V, M> make) {
    List<M> items = some(pool).stream().map(make).toList();
    items.forEach(item -> table.put(item).execute());
    return items;
  }

  @BeforeAll
  void bareItems() {
    for (int i = 0; i < 14; i++) {
      // Several items have one key in an index: a cursor must tell them apart.
      byte[] bytes = i % 3 == 0 ? new byte[] {1} : new byte[] {(byte) (i * 40), 0};
      Bare item = new Bare("b" + i, SERIES, WORDS.get(i % 5), i % 4 - 2, bytes);
      table.put(item).execute();
      bare.add(item);
    }
  }

  @Test
  void paddedNumbers() {
    List<Integer> pool = List.of(0, 1, 9, 10, 99, 100, 5000, 999_999);
    var q = PaddedKeys.series(SERIES);
    check(
        store(pool, n -> new Padded(SERIES, n)),
        Padded::n,
        Comparator.naturalOrder(),
        ranges(
            q,
            ends(pool, Comparator.naturalOrder()),
            Comparator.naturalOrder(),
            q::nBetween,
            q::nAfter,
            q::nBefore,
            q::nAtLeast,
            q::nAtMost));
  }

  @Test
  void orderedWholeNumbers() {
    var q = WholeKeys.series(SERIES);
    check(
        store(WHOLE, n -> new Whole(SERIES, n)),
        Whole::n,
        Comparator.naturalOrder(),
        ranges(
            q,
            ends(WHOLE, Comparator.naturalOrder()),
            Comparator.naturalOrder(),
            q::nBetween,
            q::nAfter,
            q::nBefore,
            q::nAtLeast,
            q::nAtMost));
  }

  @Test
  void orderedDecimals() {
    List<BigDecimal> pool =
        List.of("-1E+30", "-10.5", "-10.25", "-0.001", "0", "1E-30", "0.5", "10", "10.01", "1E+30")
            .stream()
            .map(BigDecimal::new)
            .map(BigDecimal::stripTrailingZeros)
            .toList();
    var q = DecimalKeys.series(SERIES);
    check(
        store(pool, n -> new Decimal(SERIES, n)),
        item -> item.n().stripTrailingZeros(),
        Comparator.naturalOrder(),
        ranges(
            q,
            ends(pool, Comparator.naturalOrder()),
            Comparator.naturalOrder(),
            q::nBetween,
            q::nAfter,
            q::nBefore,
            q::nAtLeast,
            q::nAtMost));
  }

  @Test
  void strings() {
    var q = WordKeys.series(SERIES);
    var ranges =
        ranges(
            q,
            ends(WORDS, UTF8),
            UTF8,
            q::wordBetween,
            q::wordAfter,
            q::wordBefore,
            q::wordAtLeast,
            q::wordAtMost);
    List.of("a", "ab", "😀", "z")
        .forEach(p -> ranges.add(new Range<>(q.wordStartsWith(p), w -> w.startsWith(p))));
    check(store(WORDS, w -> new Word(SERIES, w)), Word::word, UTF8, ranges);
  }

  @Test
  void orderedStrings() {
    List<String> pool = new ArrayList<>(WORDS);
    pool.addAll(List.of("#", "a#", "a#b", "%", "a\u0001"));
    var q = InnerKeys.series(SERIES);
    var ranges =
        ranges(
            q,
            ends(pool, UTF8),
            UTF8,
            q::wordBetween,
            q::wordAfter,
            q::wordBefore,
            q::wordAtLeast,
            q::wordAtMost);
    List.of("a", "a#", "#", "😀")
        .forEach(p -> ranges.add(new Range<>(q.wordStartsWith(p), w -> w.startsWith(p))));
    check(store(pool, w -> new Inner(SERIES, w, w.length())), Inner::word, UTF8, ranges);
  }

  @Test
  void instants() {
    var q = NanosKeys.series(SERIES);
    check(
        store(TIMES, at -> new Nanos(SERIES, at)),
        Nanos::at,
        Comparator.naturalOrder(),
        ranges(
            q,
            ends(TIMES, Comparator.naturalOrder()),
            Comparator.naturalOrder(),
            q::atBetween,
            q::atAfter,
            q::atBefore,
            q::atAtLeast,
            q::atAtMost));
  }

  @Test
  void instantsInMilliseconds() {
    List<Instant> pool =
        TIMES.stream().filter(at -> at.equals(at.truncatedTo(ChronoUnit.MILLIS))).toList();
    var q = MillisKeys.series(SERIES);
    check(
        store(pool, at -> new Millis(SERIES, at)),
        Millis::at,
        Comparator.naturalOrder(),
        ranges(
            q,
            ends(pool, Comparator.naturalOrder()),
            Comparator.naturalOrder(),
            q::atBetween,
            q::atAfter,
            q::atBefore,
            q::atAtLeast,
            q::atAtMost));
  }

  @Test
  void instantsInSeconds() {
    List<Instant> pool =
        TIMES.stream().filter(at -> at.equals(at.truncatedTo(ChronoUnit.SECONDS))).toList();
    var q = SecondsKeys.series(SERIES);
    check(
        store(pool, at -> new Seconds(SERIES, at)),
        Seconds::at,
        Comparator.naturalOrder(),
        ranges(
            q,
            ends(pool, Comparator.naturalOrder()),
            Comparator.naturalOrder(),
            q::atBetween,
            q::atAfter,
            q::atBefore,
            q::atAtLeast,
            q::atAtMost));
  }

  @Test
  void dates() {
    List<LocalDate> pool =
        List.of(
            LocalDate.of(0, 1, 1),
            LocalDate.of(999, 12, 31),
            LocalDate.of(2025, 12, 31),
            LocalDate.of(2026, 1, 9),
            LocalDate.of(2026, 1, 10),
            LocalDate.of(9999, 12, 31));
    var q = DayKeys.series(SERIES);
    check(
        store(pool, day -> new Day(SERIES, day)),
        Day::day,
        Comparator.<LocalDate>naturalOrder(),
        ranges(
            q,
            ends(pool, Comparator.<LocalDate>naturalOrder()),
            Comparator.<LocalDate>naturalOrder(),
            q::dayBetween,
            q::dayAfter,
            q::dayBefore,
            q::dayAtLeast,
            q::dayAtMost));
  }

  @Test
  void uuids() {
    List<Named> items =
        store(
            Stream.generate(() -> new UUID(random.nextLong(), random.nextLong())).limit(9).toList(),
            id -> new Named(SERIES, id));
    Range<Named, String> all = new Range<>(NamedKeys.series(SERIES), id -> true);
    check(items, item -> item.id().toString(), Comparator.naturalOrder(), List.of(all));
  }

  @Test
  void enumsAndBooleans() {
    List<Marked> pool = new ArrayList<>();
    for (int i = 0; i < 12; i++) {
      pool.add(new Marked(SERIES, i % 2 == 0 ? Color.RED : Color.GREEN, i % 3 == 0, i));
    }
    Comparator<Marked> order =
        Comparator.comparing((Marked m) -> m.color().name())
            .thenComparing(m -> Boolean.toString(m.flag()))
            .thenComparing(Marked::n);
    var q = MarkedKeys.series(SERIES);
    var red = q.color(Color.RED);
    check(
        store(pool, item -> item),
        item -> item,
        order,
        List.of(
            new Range<>(q, m -> true),
            new Range<>(red, m -> m.color() == Color.RED),
            new Range<>(red.flag(true), m -> m.color() == Color.RED && m.flag()),
            new Range<>(
                red.flag(false).nAfter(4), m -> m.color() == Color.RED && !m.flag() && m.n() > 4)));
  }

  @Test
  void stringsThatAreTheKeyAttribute() {
    var q = BareKeys.byText(SERIES);
    var ranges =
        ranges(
            q,
            ends(WORDS.subList(0, 6), UTF8),
            UTF8,
            q::textBetween,
            q::textAfter,
            q::textBefore,
            q::textAtLeast,
            q::textAtMost);
    List.of("a", "ab", "c")
        .forEach(p -> ranges.add(new Range<>(q.textStartsWith(p), w -> w.startsWith(p))));
    check(bare, Bare::text, UTF8, ranges);
    eachOnce(q);
  }

  @Test
  void numbersThatAreTheKeyAttribute() {
    var q = BareKeys.byNum(SERIES);
    check(
        bare,
        Bare::num,
        Comparator.naturalOrder(),
        ranges(
            q,
            List.of(-1L, 1L),
            Comparator.naturalOrder(),
            q::numBetween,
            q::numAfter,
            q::numBefore,
            q::numAtLeast,
            q::numAtMost));
    eachOnce(q);
  }

  @Test
  void bytesThatAreTheKeyAttribute() {
    var q = BareKeys.byBytes(SERIES);
    Comparator<byte[]> order = Arrays::compareUnsigned;
    Comparator<String> hex = Comparator.naturalOrder();
    List<Range<Bare, String>> asHex = new ArrayList<>();
    for (var range :
        ranges(
            q,
            List.of(new byte[] {1}, new byte[] {(byte) 200, 0}),
            order,
            q::bytesBetween,
            q::bytesAfter,
            q::bytesBefore,
            q::bytesAtLeast,
            q::bytesAtMost)) {
      asHex.add(new Range<>(range.key, text -> range.holds.test(HEX.parseHex(text))));
    }
    check(bare, item -> HEX.formatHex(item.bytes()), hex, asHex);
    eachOnce(q);
  }

  /** Items whose keys in the index are equal come once each, whatever the size of a page. */
  private void eachOnce(QueryKey<Bare> key) {
    for (int limit = 1; limit <= 5; limit++) {
      List<String> found = new ArrayList<>();
      @Nullable String cursor = null;
      do {
        Page<Bare> page = table.query(key).limit(limit).after(cursor).fetch();
        page.items().forEach(item -> found.add(item.id()));
        cursor = page.cursor();
      } while (cursor != null);
      assertThat(found).containsExactlyInAnyOrderElementsOf(bare.stream().map(Bare::id).toList());
    }
  }
}
