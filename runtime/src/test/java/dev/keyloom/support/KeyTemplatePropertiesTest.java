package dev.keyloom.support;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.InvalidKeyException;
import dev.keyloom.text.Utf8;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.statistics.Statistics;
import org.jspecify.annotations.Nullable;

/** What must hold for the keys of every template and all values. */
class KeyTemplatePropertiesTest {
  /** A template with values for two keys. */
  record Case(KeyTemplate template, List<Kind> kinds, List<Object> first, List<Object> second) {}

  /** A template with one component to range over, and rows of values. */
  record RangeCase(
      KeyTemplate template, Kind kind, List<List<Object>> rows, Object low, Object high) {}

  @Property(tries = 800)
  void keysAreInjectiveAndParseIsTheirInverse(@ForAll("templates") Case each) {
    String first = encode(each.template, each.first);
    String second = encode(each.template, each.second);
    assertDecodes(each.template, first, each.first);
    assertDecodes(each.template, second, each.second);
    if (first != null && first.equals(second)) {
      assertThat(equal(each.first, each.second)).as(first).isTrue();
    }
  }

  /** Of texts that nobody wrote few parse, so keys with a part replaced are tried as well. */
  @Property(tries = 800)
  void whatParsesIsWrittenTheSame(
      @ForAll("templates") Case each,
      @ForAll("keyLikeTexts") String noise,
      @ForAll @IntRange(max = 30) int at,
      @ForAll @IntRange(max = 3) int length) {
    assertWrittenTheSame(each.template, noise);
    String key = encode(each.template, each.first);
    if (key == null) {
      return;
    }
    int from = at % (key.length() + 1);
    int to = Math.min(key.length(), from + length);
    Statistics.label("parses")
        .collect(
            assertWrittenTheSame(
                each.template,
                key.substring(0, from)
                    + noise.substring(0, Math.min(noise.length(), to - from))
                    + key.substring(to)));
    Statistics.label("parses").coverage(c -> c.check(true).percentage(p -> p > 10));
  }

  private static boolean assertWrittenTheSame(KeyTemplate template, String text) {
    @Nullable Object[] values = template.decode(text);
    if (values != null) {
      assertThat(encode(template, Arrays.asList(values))).isEqualTo(text);
    }
    return values != null;
  }

  @Property(tries = 800)
  void orderedFormsKeepTheOrderOfUtf8(@ForAll("ranges") RangeCase each) {
    for (List<Object> a : each.rows) {
      for (List<Object> b : each.rows) {
        int order = Kind.order().compare(a.get(1), b.get(1));
        List<Object> sameA = List.of(each.rows.get(0).get(0), a.get(1));
        List<Object> sameB = List.of(each.rows.get(0).get(0), b.get(1));
        String textA = encode(each.template, with(sameA, a));
        String textB = encode(each.template, with(sameB, b));
        if (order != 0 && textA != null && textB != null) {
          assertThat(Integer.signum(Utf8.compare(textA, textB))).isEqualTo(Integer.signum(order));
          assertThat(Integer.signum(Arrays.compareUnsigned(utf8(textA), utf8(textB))))
              .isEqualTo(Integer.signum(order));
        }
      }
    }
  }

  @Property(tries = 800)
  void rangesMeanExactlyTheValuesBetweenTheirEnds(@ForAll("ranges") RangeCase each) {
    Object low = each.low;
    Object high = each.high;
    assertRange(
        each, SortRange.Kind.BETWEEN, low, high, v -> cmp(v, low) >= 0 && cmp(v, high) <= 0);
    assertRange(each, SortRange.Kind.AFTER, low, null, v -> cmp(v, low) > 0);
    assertRange(each, SortRange.Kind.AT_LEAST, low, null, v -> cmp(v, low) >= 0);
    assertRange(each, SortRange.Kind.BEFORE, null, high, v -> cmp(v, high) < 0);
    assertRange(each, SortRange.Kind.AT_MOST, null, high, v -> cmp(v, high) <= 0);
    if (low instanceof String prefix) {
      assertRange(
          each, SortRange.Kind.STARTS_WITH, low, null, v -> ((String) v).startsWith(prefix));
    }
  }

  private static void assertRange(
      RangeCase each,
      SortRange.Kind kind,
      @Nullable Object low,
      @Nullable Object high,
      Predicate<Object> expected) {
    Object first = each.rows.get(0).get(0);
    int[] slots = slots(each.template);
    SortCondition condition;
    try {
      String begun =
          each.template.extend(each.template.literal(0), 0, new Object[] {first}, slots, 1);
      condition = new SortRange(kind, low, high).onText(each.template, 1, begun);
    } catch (InvalidKeyException e) {
      return; // a value that cannot stand in the key cannot be an end either
    }
    for (List<Object> row : each.rows) {
      String text = encode(each.template, row);
      if (text != null) {
        boolean meant = Kind.order().compare(row.get(0), first) == 0 && expected.test(row.get(1));
        assertThat(condition.admits(new KeyValue.StringValue(text)))
            .as("%s %s..%s of %s in %s", kind, low, high, row, condition)
            .isEqualTo(meant);
      }
    }
  }

  @Provide
  Arbitrary<Case> templates() {
    Arbitrary<List<Kind>> kinds = Arbitraries.of(Kind.class).list().ofMinSize(1).ofMaxSize(3);
    return kinds.flatMap(
        list ->
            Combinators.combine(literals(list.size()), separators(), values(list), values(list))
                .as(
                    (literals, separator, first, second) ->
                        new Case(template(separator, literals, list), list, first, second)));
  }

  @Provide
  Arbitrary<RangeCase> ranges() {
    List<Kind> inner =
        Arrays.stream(Kind.values()).filter(KeyTemplatePropertiesTest::keepsOrder).toList();
    return Combinators.combine(
            Arbitraries.of(inner), Arbitraries.of(true, false), literals(3), separators())
        .flatAs(
            (kind, closed, literals, separator) -> {
              // A form that keeps order only at the end of a key is put there.
              boolean atEnd = !kind.key.keepsOrder(inner(kind));
              List<Kind> used =
                  closed && !atEnd
                      ? List.of(Kind.STRING, kind, Kind.ESCAPED)
                      : List.of(Kind.STRING, kind);
              List<String> texts = new ArrayList<>(literals.subList(0, used.size() + 1));
              if (atEnd) {
                texts.set(used.size(), "");
              }
              return Combinators.combine(
                      values(used).list().ofMinSize(2).ofMaxSize(12), kind.values, kind.values)
                  .as(
                      (rows, low, high) ->
                          new RangeCase(
                              template(separator, texts, used), kind, oneFirst(rows), low, high));
            });
  }

  /** Most rows share the first component, so that the range decides and not the prefix. */
  private static List<List<Object>> oneFirst(List<List<Object>> rows) {
    List<List<Object>> changed = new ArrayList<>();
    for (int i = 0; i < rows.size(); i++) {
      List<Object> row = new ArrayList<>(rows.get(i));
      if (i % 4 != 3) {
        row.set(0, rows.get(0).get(0));
      }
      changed.add(row);
    }
    return changed;
  }

  private static boolean keepsOrder(Kind kind) {
    return kind.key.keepsOrder(last(kind));
  }

  private static TemplateComponent last(Kind kind) {
    return new TemplateComponent("M", "T", "#", TemplateComponent.LAST, "x", kind.key);
  }

  private static TemplateComponent inner(Kind kind) {
    return new TemplateComponent("M", "T", "#", '#', "x", kind.key);
  }

  @Provide
  Arbitrary<String> keyLikeTexts() {
    return Kind.symbols().list().ofMaxSize(8).map(list -> String.join("", list));
  }

  private static Arbitrary<String> separators() {
    return Arbitraries.frequencyOf(
        Tuple.of(4, Arbitraries.of("#", ":", "--", "%", "A", "")), Tuple.of(1, Kind.symbols()));
  }

  private static Arbitrary<List<String>> literals(int components) {
    Arbitrary<String> inner =
        Arbitraries.frequencyOf(
            Tuple.of(3, Arbitraries.of("#", ":", "#X#", "-", "0", "%")),
            Tuple.of(1, Kind.symbols()));
    Arbitrary<String> outer =
        Arbitraries.frequencyOf(Tuple.of(1, Arbitraries.just("")), Tuple.of(1, inner));
    return Combinators.combine(outer, inner.list().ofSize(components - 1), outer)
        .as(
            (first, between, last) -> {
              List<String> all = new ArrayList<>();
              all.add(first);
              all.addAll(between);
              all.add(last);
              return all;
            });
  }

  private static Arbitrary<List<Object>> values(List<Kind> kinds) {
    List<Arbitrary<Object>> each = new ArrayList<>();
    for (Kind kind : kinds) {
      each.add(kind.values.map(value -> (Object) value));
    }
    return Combinators.combine(each).as(list -> list);
  }

  private static KeyTemplate template(String separator, List<String> literals, List<Kind> kinds) {
    KeyTemplate template = KeyTemplate.of("Model", separator).literal(literals.get(0));
    for (int i = 0; i < kinds.size(); i++) {
      template = template.component("c" + i, kinds.get(i).key);
      if (!literals.get(i + 1).isEmpty()) {
        template = template.literal(literals.get(i + 1));
      }
    }
    return template;
  }

  private static @Nullable String encode(KeyTemplate template, List<Object> values) {
    try {
      return template.encode(values.toArray(), slots(template));
    } catch (InvalidKeyException e) {
      assertThat(e).hasMessageStartingWith("Model: component c");
      return null;
    }
  }

  private static int[] slots(KeyTemplate template) {
    int[] slots = new int[template.size()];
    Arrays.setAll(slots, i -> i);
    return slots;
  }

  private static void assertDecodes(
      KeyTemplate template, @Nullable String text, List<Object> values) {
    if (text != null) {
      @Nullable Object[] decoded = template.decode(text);
      assertThat(decoded).as(template + " of " + text).isNotNull();
      assertThat(equal(Arrays.asList(decoded), values)).as(text).isTrue();
    }
  }

  /** Equal up to numeric equality. */
  private static boolean equal(List<Object> a, List<Object> b) {
    for (int i = 0; i < a.size(); i++) {
      if (!a.get(i).getClass().equals(b.get(i).getClass())
          || Kind.order().compare(a.get(i), b.get(i)) != 0) {
        return false;
      }
    }
    return true;
  }

  private static List<Object> with(List<Object> beginning, List<Object> row) {
    List<Object> all = new ArrayList<>(beginning);
    all.addAll(row.subList(beginning.size(), row.size()));
    return all;
  }

  private static int cmp(Object a, Object b) {
    return Kind.order().compare(a, b);
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
