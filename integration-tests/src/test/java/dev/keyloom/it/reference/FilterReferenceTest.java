package dev.keyloom.it.reference;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.AttributePath;
import dev.keyloom.Condition;
import dev.keyloom.NumberPath;
import dev.keyloom.OrderedPath;
import dev.keyloom.Query;
import dev.keyloom.Size;
import dev.keyloom.StringPath;
import dev.keyloom.codec.AttributeType;
import dev.keyloom.it.reference.Values.Color;
import dev.keyloom.it.reference.Values.Value;
import dev.keyloom.testing.KeyloomTest;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** Every condition finds the items that its documented meaning, evaluated here, finds. */
@KeyloomTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class FilterReferenceTest {
  private static final int ROWS = 48;
  private static final int COMBINATIONS = 50;
  private static final Comparator<String> BYTES =
      (a, b) ->
          Arrays.compareUnsigned(
              a.getBytes(StandardCharsets.UTF_8), b.getBytes(StandardCharsets.UTF_8));

  private final ValuesTable table;
  private final DynamoDbClient client;
  private final List<Map<String, AttributeValue>> rows = new ArrayList<>();

  /** A condition and what it means. */
  private record Case(Condition<Value> condition, Predicate<Map<String, AttributeValue>> meaning) {
    Case and(Case other) {
      return new Case(condition.and(other.condition), meaning.and(other.meaning));
    }

    Case or(Case other) {
      return new Case(condition.or(other.condition), meaning.or(other.meaning));
    }

    Case negate() {
      return new Case(condition.negate(), meaning.negate());
    }
  }

  private final List<Case> cases = new ArrayList<>();

  FilterReferenceTest(ValuesTable table, DynamoDbClient client) {
    this.table = table;
    this.client = client;
  }

  @BeforeAll
  void store() {
    Random random = new Random(7);
    for (int i = 0; i < ROWS; i++) {
      Map<String, AttributeValue> row = new HashMap<>();
      row.put("PK", s("P#g"));
      row.put("SK", s("V#%03d".formatted(i)));
      row.put("type", s("Value"));
      row.put("group", s("g"));
      row.put("id", s("%03d".formatted(i)));
      KINDS.forEach((name, values) -> put(row, name, values, random));
      Map<String, AttributeValue> part = new HashMap<>();
      for (String name : List.of("text", "number", "at", "tags")) {
        put(part, name, kind(name), random);
      }
      put(part, "list", List.of(list(n("1")), list(n("2"), n("1"))), random);
      put(row, "part", List.of(AttributeValue.fromM(part)), random);
      rows.add(row);
      client.putItem(r -> r.tableName(table.name()).item(row));
    }
    collect();
  }

  @Test
  void eachCondition() {
    assertThat(cases).hasSizeGreaterThan(200);
    for (Case one : cases) {
      check(one);
    }
    assertThat(cases.stream().filter(c -> rows.stream().anyMatch(c.meaning)).count())
        .as("conditions that hold for some row")
        .isGreaterThan(cases.size() / 2);
  }

  @Test
  void negations() {
    for (int i = 0; i < cases.size(); i += 3) {
      check(cases.get(i).negate());
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void combinations(long seed) {
    Random random = new Random(seed);
    for (int i = 0; i < COMBINATIONS; i++) {
      Case one = combination(random, 3);
      check(one);
      assertThat(query(one).count()).as("%s", one.condition).isEqualTo(expected(one).size());
    }
  }

  private Case combination(Random random, int depth) {
    if (depth == 0 || random.nextInt(4) == 0) {
      return cases.get(random.nextInt(cases.size()));
    }
    return switch (random.nextInt(5)) {
      case 0 -> combination(random, depth - 1).negate();
      case 1, 2 -> combination(random, depth - 1).and(combination(random, depth - 1));
      default -> combination(random, depth - 1).or(combination(random, depth - 1));
    };
  }

  /** What is planned is sent as it is, for a row with a value of another type has no record. */
  private void check(Case one) {
    List<String> found = new ArrayList<>();
    for (var request : query(one).explain().toRequests()) {
      client.query((QueryRequest) request).items().forEach(row -> found.add(id(row)));
    }
    assertThat(found).as("%s", one.condition).isEqualTo(expected(one));
  }

  private Query<Value, Value> query(Case one) {
    return table.query(ValueKeys.group("g")).filter(one.condition);
  }

  private List<String> expected(Case one) {
    return rows.stream().filter(one.meaning).map(FilterReferenceTest::id).toList();
  }

  private static String id(Map<String, AttributeValue> row) {
    return Objects.requireNonNull(row.get("id")).s();
  }

  // Stored values

  private static final List<Instant> INSTANTS =
      List.of(
          Instant.parse("2026-01-01T00:00:00Z"),
          Instant.parse("2026-01-01T00:00:00.000001Z"),
          Instant.parse("2026-01-01T00:00:00.5Z"),
          Instant.parse("2026-01-01T00:00:00.500001Z"),
          Instant.parse("2026-01-01T00:00:00.500001002Z"),
          Instant.parse("2026-01-01T00:00:01Z"),
          Instant.parse("1969-12-31T23:59:59.999Z"));

  private static final List<BigDecimal> DECIMALS =
      List.of(
          new BigDecimal("-1.5"), new BigDecimal("1.50"), new BigDecimal("100000000000000000000"));
  private static final List<LocalDate> DAYS =
      List.of(LocalDate.of(999, 12, 31), LocalDate.of(2026, 1, 9), LocalDate.of(2026, 1, 11));
  private static final Comparator<Character> CHARS = Comparator.naturalOrder();

  private static final Map<AttributeValue.Type, AttributeType> TYPES =
      Map.of(
          AttributeValue.Type.S, AttributeType.STRING,
          AttributeValue.Type.N, AttributeType.NUMBER,
          AttributeValue.Type.B, AttributeType.BINARY,
          AttributeValue.Type.BOOL, AttributeType.BOOLEAN,
          AttributeValue.Type.NUL, AttributeType.NULL,
          AttributeValue.Type.L, AttributeType.LIST,
          AttributeValue.Type.M, AttributeType.MAP,
          AttributeValue.Type.SS, AttributeType.STRING_SET,
          AttributeValue.Type.NS, AttributeType.NUMBER_SET,
          AttributeValue.Type.BS, AttributeType.BINARY_SET);
  private static final Map<String, List<AttributeValue>> KINDS = kinds();

  private static Map<String, List<AttributeValue>> kinds() {
    Map<String, List<AttributeValue>> kinds = new HashMap<>();
    kinds.put("text", List.of(s(""), s("a"), s("ab"), s("b"), s("\uffff"), s("😀")));
    kinds.put("letter", List.of(s("a"), s("b"), s("ä")));
    kinds.put("number", List.of(n("-3"), n("0"), n("5"), n("12"), n("9007199254740993")));
    kinds.put("real", List.of(n("-0.5"), n("0"), n("2.25")));
    kinds.put("decimal", List.of(n("-1.5"), n("1.5"), n("1E+20"), n("1E-20")));
    kinds.put("flag", List.of(AttributeValue.fromBool(true), AttributeValue.fromBool(false)));
    kinds.put("color", List.of(s("RED"), s("GREEN")));
    kinds.put("uuid", List.of(s(new UUID(0, 1).toString()), s(new UUID(1, 0).toString())));
    kinds.put("at", INSTANTS.stream().map(Instant::toString).map(FilterReferenceTest::s).toList());
    kinds.put("day", List.of(s("2026-01-09"), s("2026-01-10"), s("0999-12-31")));
    kinds.put("bytes", List.of(b(), b(1), b(1, -1), b(2)));
    kinds.put("list", List.of(list(), list(s("a")), list(s("b"), s("a")), list(s("ab"))));
    kinds.put(
        "map",
        List.of(map(Map.of()), map(Map.of("k", n("1"))), map(Map.of("k", n("7"), "a.b", n("1")))));
    kinds.put(
        "tags",
        List.of(AttributeValue.fromSs(List.of("a")), AttributeValue.fromSs(List.of("b", "a"))));
    kinds.put(
        "numbers",
        List.of(
            AttributeValue.fromNs(List.of("1")), AttributeValue.fromNs(List.of("3", "1", "2"))));
    kinds.put(
        "blobs",
        List.of(
            AttributeValue.fromBs(List.of(bytes(1))),
            AttributeValue.fromBs(List.of(bytes(2), bytes(1)))));
    return kinds;
  }

  private static List<AttributeValue> kind(String name) {
    return Objects.requireNonNull(KINDS.get(name));
  }

  /** Absent, NULL, of another type, or one of the values. */
  private static void put(
      Map<String, AttributeValue> to, String name, List<AttributeValue> values, Random random) {
    switch (random.nextInt(8)) {
      case 0 -> {}
      case 1 -> to.put(name, AttributeValue.fromNul(true));
      case 2 -> to.put(name, values.get(0).type() == AttributeValue.Type.N ? s("5") : n("5"));
      default -> to.put(name, values.get(random.nextInt(values.size())));
    }
  }

  // Cases

  private void collect() {
    any(ValueAttributes.TEXT, at("text"), List.of("", "a", "ab", "😀"), FilterReferenceTest::s);
    any(ValueAttributes.LETTER, at("letter"), List.of('a', 'ä'), c -> s(c.toString()));
    any(ValueAttributes.NUMBER, at("number"), List.of(0L, 5L, 9007199254740993L), v -> n("" + v));
    any(ValueAttributes.REAL, at("real"), List.of(0.0, 2.25), v -> n("" + v));
    any(ValueAttributes.DECIMAL, at("decimal"), DECIMALS, v -> n(v.toString()));
    any(ValueAttributes.FLAG, at("flag"), List.of(true, false), AttributeValue::fromBool);
    any(ValueAttributes.COLOR, at("color"), List.of(Color.values()), v -> s(v.name()));
    any(ValueAttributes.UUID, at("uuid"), List.of(new UUID(0, 1)), v -> s(v.toString()));
    any(ValueAttributes.AT, at("at"), INSTANTS, v -> s(v.toString()));
    any(ValueAttributes.DAY, at("day"), DAYS, v -> s(v.toString()));
    any(ValueAttributes.BYTES, at("bytes"), List.of(new byte[0], new byte[] {1}), v -> b(v));
    any(
        ValueAttributes.LIST,
        at("list"),
        List.of(List.of(), List.of("b", "a")),
        v -> AttributeValue.fromL(v.stream().map(FilterReferenceTest::s).toList()));
    any(
        ValueAttributes.MAP,
        at("map"),
        List.of(Map.of(), Map.of("k", 1)),
        v -> map(v.isEmpty() ? Map.of() : Map.of("k", n("1"))));
    any(
        ValueAttributes.TAGS,
        at("tags"),
        List.of(Set.of("a"), Set.of("a", "b")),
        v -> AttributeValue.fromSs(List.copyOf(v)));
    any(
        ValueAttributes.NUMBERS,
        at("numbers"),
        List.of(Set.of(1), Set.of(1, 2, 3)),
        v -> AttributeValue.fromNs(v.stream().map(Object::toString).toList()));
    any(
        ValueAttributes.BLOBS,
        at("blobs"),
        List.of(Set.of(new byte[] {1}, new byte[] {2})),
        v -> AttributeValue.fromBs(v.stream().map(SdkBytes::fromByteArray).toList()));
    any(ValueAttributes.PART.TEXT, at("part", "text"), List.of("a"), FilterReferenceTest::s);
    any(ValueAttributes.PART.NUMBER, at("part", "number"), List.of(5L), v -> n("" + v));
    any(ValueAttributes.LIST.at(0), element("list", 0), List.of("a", "b"), FilterReferenceTest::s);
    any(ValueAttributes.LIST.at(1), element("list", 1), List.of("a"), FilterReferenceTest::s);
    any(ValueAttributes.MAP.key("k"), at("map", "k"), List.of(1, 7), v -> n("" + v));
    any(ValueAttributes.MAP.key("a.b"), at("map", "a.b"), List.of(1), v -> n("" + v));

    ordered(ValueAttributes.TEXT, at("text"), List.of("", "a", "b", "\uffff", "😀"), text(), BYTES);
    ordered(ValueAttributes.LETTER, at("letter"), List.of('a', 'b', 'z'), v -> letter(v), CHARS);
    ordered(
        ValueAttributes.NUMBER,
        at("number"),
        List.of(-4L, 0L, 5L, 6L),
        number(Long::valueOf),
        Comparator.naturalOrder());
    ordered(
        ValueAttributes.REAL,
        at("real"),
        List.of(-0.5, 0.0, 1.0),
        number(Double::valueOf),
        Comparator.naturalOrder());
    ordered(
        ValueAttributes.DECIMAL,
        at("decimal"),
        DECIMALS,
        number(BigDecimal::new),
        Comparator.naturalOrder());
    ordered(ValueAttributes.AT, at("at"), INSTANTS, v -> instant(v), Comparator.naturalOrder());
    ordered(
        ValueAttributes.DAY,
        at("day"),
        DAYS,
        v -> v.s() == null ? null : LocalDate.parse(v.s()),
        Comparator.naturalOrder());
    ordered(ValueAttributes.PART.TEXT, at("part", "text"), List.of("a", "b"), text(), BYTES);
    ordered(
        ValueAttributes.PART.AT,
        at("part", "at"),
        INSTANTS,
        v -> instant(v),
        Comparator.naturalOrder());
    ordered(ValueAttributes.LIST.at(0), element("list", 0), List.of("a", "b"), text(), BYTES);
    ordered(
        ValueAttributes.MAP.key("k"),
        at("map", "k"),
        List.of(1, 5),
        number(Integer::valueOf),
        Comparator.naturalOrder());
    literals(ValueAttributes.NUMBER, at("number"));
    literals(ValueAttributes.DECIMAL, at("decimal"));
    literals(ValueAttributes.PART.NUMBER, at("part", "number"));

    for (String part : List.of("", "a", "b", "😀")) {
      strings(ValueAttributes.TEXT, at("text"), part);
      strings(ValueAttributes.PART.TEXT, at("part", "text"), part);
      strings(ValueAttributes.LIST.at(0), element("list", 0), part);
    }
    for (String element : List.of("a", "b", "c")) {
      add(
          ValueAttributes.LIST.contains(element),
          at("list"),
          v -> v.hasL() && v.l().contains(s(element)));
      add(
          ValueAttributes.TAGS.contains(element),
          at("tags"),
          v -> v.hasSs() && v.ss().contains(element));
      add(
          ValueAttributes.PART.TAGS.contains(element),
          at("part", "tags"),
          v -> v.hasSs() && v.ss().contains(element));
    }
    add(ValueAttributes.NUMBERS.contains(2), at("numbers"), v -> v.hasNs() && v.ns().contains("2"));
    add(
        ValueAttributes.BLOBS.contains(new byte[] {2}),
        at("blobs"),
        v -> v.hasBs() && v.bs().contains(bytes(2)));
    add(
        ValueAttributes.PART.LIST.contains(2),
        at("part", "list"),
        v -> v.hasL() && v.l().contains(n("2")));

    sizesOfText();
    sizes(ValueAttributes.LIST.size(), at("list"), false);
    sizes(ValueAttributes.MAP.size(), at("map"), false);
    sizes(ValueAttributes.TAGS.size(), at("tags"), true);
    sizes(ValueAttributes.NUMBERS.size(), at("numbers"), true);
    sizes(ValueAttributes.BLOBS.size(), at("blobs"), true);
    sizes(ValueAttributes.PART.TAGS.size(), at("part", "tags"), true);
  }

  private interface At extends Function<Map<String, AttributeValue>, @Nullable AttributeValue> {}

  private void add(Condition<Value> condition, At at, Predicate<AttributeValue> meaning) {
    cases.add(
        new Case(
            condition,
            row -> {
              AttributeValue stored = at.apply(row);
              return stored != null && meaning.test(stored);
            }));
  }

  /** What every path has. */
  private <V> void any(
      AttributePath<Value, V> path, At at, List<V> values, Function<V, AttributeValue> form) {
    Predicate<Map<String, AttributeValue>> isNull =
        row -> {
          AttributeValue stored = at.apply(row);
          return stored == null || Boolean.TRUE.equals(stored.nul());
        };
    cases.add(new Case(path.notExists(), isNull));
    cases.add(new Case(path.isNull(), isNull));
    cases.add(new Case(path.eq(null), isNull));
    cases.add(new Case(path.exists(), isNull.negate()));
    cases.add(new Case(path.ne(null), isNull.negate()));
    List<V> some = new ArrayList<>();
    for (V value : values) {
      AttributeValue expected = canonical(form.apply(value));
      Predicate<Map<String, AttributeValue>> equal =
          row -> {
            AttributeValue stored = at.apply(row);
            return stored != null && canonical(stored).equals(expected);
          };
      cases.add(new Case(path.eq(value), equal));
      cases.add(new Case(path.ne(value), equal.negate()));
      some.add(value);
      List<AttributeValue> forms =
          some.stream().map(form).map(FilterReferenceTest::canonical).toList();
      Predicate<Map<String, AttributeValue>> among =
          row -> {
            AttributeValue stored = at.apply(row);
            return stored != null && forms.contains(canonical(stored));
          };
      cases.add(new Case(path.anyOf(some), among));
      List<@Nullable V> withNull = new ArrayList<>(some);
      withNull.add(null);
      cases.add(new Case(path.anyOf(withNull), among.or(isNull)));
    }
    AttributeType own = TYPES.get(form.apply(values.get(0)).type());
    for (AttributeType type : List.of(AttributeType.NULL, AttributeType.NUMBER, own)) {
      add(path.attributeType(type), at, stored -> TYPES.get(stored.type()) == type);
    }
  }

  private <V> void ordered(
      OrderedPath<Value, V> path,
      At at,
      List<V> bounds,
      Function<AttributeValue, @Nullable V> read,
      Comparator<V> order) {
    for (V bound : bounds) {
      add(path.lt(bound), at, compared(read, v -> order.compare(v, bound) < 0));
      add(path.le(bound), at, compared(read, v -> order.compare(v, bound) <= 0));
      add(path.gt(bound), at, compared(read, v -> order.compare(v, bound) > 0));
      add(path.ge(bound), at, compared(read, v -> order.compare(v, bound) >= 0));
      for (V high : List.of(bounds.get(0), bounds.get(bounds.size() / 2))) {
        add(
            path.between(bound, high),
            at,
            compared(read, v -> order.compare(v, bound) >= 0 && order.compare(v, high) <= 0));
      }
    }
  }

  private static <V> Predicate<AttributeValue> compared(
      Function<AttributeValue, @Nullable V> read, Predicate<V> holds) {
    return stored -> {
      V value = read.apply(stored);
      return value != null && holds.test(value);
    };
  }

  private void literals(NumberPath<Value, ?> path, At at) {
    BiPredicate<AttributeValue, IntPredicate> holds =
        (v, sign) ->
            v.n() != null && sign.test(new BigDecimal(v.n()).compareTo(BigDecimal.valueOf(5)));
    add(path.eq(5), at, v -> holds.test(v, sign -> sign == 0));
    cases.add(
        new Case(
            path.ne(5),
            row -> {
              AttributeValue stored = at.apply(row);
              return stored == null || !holds.test(stored, sign -> sign == 0);
            }));
    add(path.lt(5), at, v -> holds.test(v, sign -> sign < 0));
    add(path.le(5), at, v -> holds.test(v, sign -> sign <= 0));
    add(path.gt(5), at, v -> holds.test(v, sign -> sign > 0));
    add(path.ge(5), at, v -> holds.test(v, sign -> sign >= 0));
    add(
        path.between(5, 12),
        at,
        v ->
            holds.test(v, sign -> sign >= 0)
                && new BigDecimal(v.n()).compareTo(BigDecimal.valueOf(12)) <= 0);
    add(path.between(12, 5), at, v -> false);
  }

  private void strings(StringPath<Value> path, At at, String part) {
    add(path.beginsWith(part), at, v -> v.s() != null && v.s().startsWith(part));
    add(path.contains(part), at, v -> v.s() != null && v.s().contains(part));
  }

  private void sizes(Size<Value> size, At at, boolean zeroWhenAbsent) {
    for (int n = 0; n <= 3; n++) {
      int bound = n;
      size(size.eq(bound), at, zeroWhenAbsent, v -> v == bound);
      size(size.ne(bound), at, zeroWhenAbsent, v -> v != bound);
      size(size.lt(bound), at, zeroWhenAbsent, v -> v < bound);
      size(size.le(bound), at, zeroWhenAbsent, v -> v <= bound);
      size(size.gt(bound), at, zeroWhenAbsent, v -> v > bound);
      size(size.ge(bound), at, zeroWhenAbsent, v -> v >= bound);
      size(size.between(bound, 2), at, zeroWhenAbsent, v -> v >= bound && v <= 2);
    }
  }

  private void size(Condition<Value> condition, At at, boolean zeroWhenAbsent, IntPredicate holds) {
    cases.add(
        new Case(
            condition,
            row -> {
              AttributeValue stored = at.apply(row);
              if (stored == null || Boolean.TRUE.equals(stored.nul())) {
                return zeroWhenAbsent && holds.test(0);
              }
              int size = size(stored);
              return size >= 0 && holds.test(size);
            }));
  }

  /** Nobody says in what unit the service measures text beyond ASCII. */
  private void sizesOfText() {
    int first = cases.size();
    sizes(ValueAttributes.TEXT.size(), at("text"), false);
    Case ascii =
        new Case(
            ValueAttributes.TEXT.ge("\u0080").negate(),
            row -> {
              AttributeValue stored = row.get("text");
              return stored == null || stored.s() == null || stored.s().compareTo("\u0080") < 0;
            });
    cases.subList(first, cases.size()).replaceAll(one -> one.and(ascii));
  }

  private static int size(AttributeValue v) {
    return switch (v.type()) {
      case S -> v.s().length();
      case L -> v.l().size();
      case M -> v.m().size();
      case SS -> v.ss().size();
      case NS -> v.ns().size();
      case BS -> v.bs().size();
      default -> -1;
    };
  }

  // Values

  private static At at(String name) {
    return row -> row.get(name);
  }

  private static At at(String name, String field) {
    return row -> {
      AttributeValue holder = row.get(name);
      return holder == null || !holder.hasM() ? null : holder.m().get(field);
    };
  }

  private static At element(String name, int index) {
    return row -> {
      AttributeValue holder = row.get(name);
      return holder == null || !holder.hasL() || holder.l().size() <= index
          ? null
          : holder.l().get(index);
    };
  }

  /** Equal for values that DynamoDB takes for equal. */
  private static AttributeValue canonical(AttributeValue value) {
    return switch (value.type()) {
      case N -> n(new BigDecimal(value.n()).stripTrailingZeros().toPlainString());
      case SS -> AttributeValue.fromSs(List.copyOf(new TreeSet<>(value.ss())));
      case NS -> AttributeValue.fromNs(List.copyOf(new TreeSet<>(value.ns())));
      case BS -> {
        List<SdkBytes> sorted = new ArrayList<>(value.bs());
        sorted.sort(Comparator.comparing(SdkBytes::asByteArray, Arrays::compareUnsigned));
        yield AttributeValue.fromBs(Collections.unmodifiableList(sorted));
      }
      default -> value;
    };
  }

  private static Function<AttributeValue, @Nullable String> text() {
    return AttributeValue::s;
  }

  private static <N> Function<AttributeValue, @Nullable N> number(Function<String, N> parse) {
    return v -> v.n() == null ? null : parse.apply(v.n());
  }

  private static @Nullable Character letter(AttributeValue v) {
    return v.s() == null ? null : v.s().charAt(0);
  }

  private static @Nullable Instant instant(AttributeValue v) {
    return v.s() == null ? null : Instant.parse(v.s());
  }

  private static AttributeValue s(String text) {
    return AttributeValue.fromS(text);
  }

  private static AttributeValue n(String number) {
    return AttributeValue.fromN(number);
  }

  private static AttributeValue b(int... bytes) {
    return AttributeValue.fromB(bytes(bytes));
  }

  private static AttributeValue b(byte[] bytes) {
    return AttributeValue.fromB(SdkBytes.fromByteArray(bytes));
  }

  private static SdkBytes bytes(int... bytes) {
    byte[] copy = new byte[bytes.length];
    for (int i = 0; i < bytes.length; i++) {
      copy[i] = (byte) bytes[i];
    }
    return SdkBytes.fromByteArray(copy);
  }

  private static AttributeValue list(AttributeValue... elements) {
    return AttributeValue.fromL(List.of(elements));
  }

  private static AttributeValue map(Map<String, AttributeValue> entries) {
    return AttributeValue.fromM(entries);
  }
}
