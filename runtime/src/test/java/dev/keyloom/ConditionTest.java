package dev.keyloom;

import static dev.keyloom.Sample.BORN;
import static dev.keyloom.Sample.CREATED_AT;
import static dev.keyloom.Sample.LOGINS;
import static dev.keyloom.Sample.NAME;
import static dev.keyloom.Sample.RANK;
import static dev.keyloom.Sample.TAGS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.Expression.And;
import dev.keyloom.Expression.Or;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;

class ConditionTest {
  private static final Condition<Sample> A = NAME.eq("a");
  private static final Condition<Sample> B = LOGINS.gt(5);
  private static final Condition<Sample> C = TAGS.contains("x");

  /** The size of the tags as DynamoDB sees it. */
  private static final Size<Sample> SIZE_OF_TAGS = new Size<>(TAGS.path(), false);

  @Test
  void never_and_always_fold() {
    assertThat(A.and(Condition.always())).isEqualTo(A);
    assertThat(Condition.<Sample>always().and(A)).isEqualTo(A);
    assertThat(A.and(Condition.never())).isEqualTo(Condition.never());
    assertThat(A.or(Condition.never())).isEqualTo(A);
    assertThat(Condition.<Sample>never().or(A)).isEqualTo(A);
    assertThat(A.or(Condition.always())).isEqualTo(Condition.always());
    assertThat(Condition.<Sample>always().negate()).isEqualTo(Condition.never());
    assertThat(Condition.<Sample>never().negate()).isEqualTo(Condition.always());
  }

  @Test
  void a_double_negation_is_none() {
    assertThat(A.negate().negate()).isEqualTo(A);
  }

  @Test
  void chains_of_one_kind_are_flat() {
    assertThat(A.and(B).and(C)).isEqualTo(A.and(B.and(C)));
    assertThat(A.or(B).or(C)).isEqualTo(A.or(B.or(C)));
    assertThat(A.and(B).and(C).expression())
        .asInstanceOf(InstanceOfAssertFactories.type(And.class))
        .satisfies(and -> assertThat(and.members()).hasSize(3));
  }

  @Test
  void k21_null_is_absent_or_stored_as_null() {
    assertThat(NAME.eq(null)).isEqualTo(NAME.notExists()).isEqualTo(NAME.isNull());
    assertThat(NAME.notExists())
        .hasToString("attribute_not_exists(name) OR attribute_type(name, \"NULL\")");
    assertThat(NAME.ne(null)).isEqualTo(NAME.exists());
    assertThat(NAME.exists())
        .hasToString("attribute_exists(name) AND NOT (attribute_type(name, \"NULL\"))");
    assertThat(RANK.eq(null))
        .hasToString("attribute_not_exists(rank) OR attribute_type(rank, \"NULL\")");
  }

  @Test
  void k15_an_empty_set_is_an_absent_attribute() {
    assertThat(TAGS.eq(Set.of())).isEqualTo(TAGS.notExists());
    assertThat(TAGS.ne(Set.of())).isEqualTo(TAGS.exists());
    assertThat(TAGS.size().lt(3)).isEqualTo(TAGS.notExists().or(SIZE_OF_TAGS.lt(3)));
    assertThat(TAGS.size().gt(0)).hasToString("size(tags) > 0");
    assertThat(TAGS.size().between(0, 2).expression()).isInstanceOf(Or.class);
    assertThat(NAME.size().lt(3)).hasToString("size(name) < 3");
  }

  @Test
  void k26_any_of_none_is_never_and_many_are_split() {
    assertThat(LOGINS.anyOf(List.of())).isEqualTo(Condition.never());
    assertThat(LOGINS.anyOf(7L)).isEqualTo(LOGINS.eq(7L));
    assertThat(LOGINS.anyOf(7L, 8L, 7L)).hasToString("logins IN (7, 8)");
    assertThat(RANK.anyOf(IntStream.range(0, 100).boxed().toList()).expression())
        .isInstanceOf(Expression.In.class);
    assertThat(RANK.anyOf(IntStream.range(0, 101).boxed().toList()))
        .isEqualTo(RANK.anyOf(IntStream.range(0, 100).boxed().toList()).or(RANK.anyOf(100)));
  }

  @Test
  void null_among_the_values_is_absent() {
    assertThat(NAME.anyOf("a", null)).isEqualTo(NAME.notExists().or(A));
    assertThat(NAME.anyOf(Arrays.asList((String) null))).isEqualTo(NAME.notExists());
  }

  @Test
  void values_are_taken_when_the_condition_is_made() {
    Set<String> tags = new LinkedHashSet<>(List.of("x"));
    Condition<Sample> condition = TAGS.eq(tags);
    tags.add("y");
    assertThat(condition).isEqualTo(TAGS.eq(Set.of("x")));
  }

  @Test
  void a_range_whose_ends_are_crossed_is_never() {
    assertThat(LOGINS.between(2, 1)).isEqualTo(Condition.never());
    assertThat(NAME.size().between(2, 1)).isEqualTo(Condition.never());
    assertThat(NAME.between("\uffff", "\ud83d\ude00")).isNotEqualTo(Condition.never());
    assertThat(NAME.between("\ud83d\ude00", "\uffff")).isEqualTo(Condition.never());
    assertThat(Sample.SCORE.between(0.0, -0.0)).isNotEqualTo(Condition.never());
    assertThat(Sample.SCORE.between(0.1, -0.1)).isEqualTo(Condition.never());
    assertThat(Sample.PRICE.between(new BigDecimal("1E+125"), BigDecimal.TEN))
        .isEqualTo(Condition.never());
    assertThat(Sample.PRICE.between(new BigDecimal("1.50"), new BigDecimal("1.5")))
        .isNotEqualTo(Condition.never());
    assertThat(BORN.between(LocalDate.of(2026, 1, 2), LocalDate.of(2026, 1, 1)))
        .isEqualTo(Condition.never());
  }

  @Test
  @SuppressWarnings("NullAway") // what callers without a checker do
  void a_null_where_order_counts_is_refused_by_name() {
    assertThatThrownBy(() -> NAME.lt(null))
        .isInstanceOf(KeyloomException.class)
        .hasMessageContaining("name");
    assertThatThrownBy(() -> TAGS.contains(null))
        .isInstanceOf(KeyloomException.class)
        .hasMessageContaining("tags");
  }

  @Test
  void dates_outside_the_ordered_years_are_refused() {
    assertThatThrownBy(() -> BORN.ge(LocalDate.of(10000, 1, 1)))
        .isInstanceOf(KeyloomException.class)
        .hasMessageContainingAll("born", "+10000-01-01");
    assertThatThrownBy(() -> CREATED_AT.lt(Instant.MAX))
        .isInstanceOf(KeyloomException.class)
        .hasMessageContaining("createdAt");
    assertThatThrownBy(() -> CREATED_AT.ge(Instant.parse("-0001-12-31T23:59:59Z")))
        .isInstanceOf(KeyloomException.class)
        .hasMessageContaining("createdAt");
  }

  @Test
  void reads_like_the_language_of_the_service() {
    assertThat(A.or(B).and(C.negate()))
        .hasToString("(name = \"a\" OR logins > 5) AND NOT (contains(tags, \"x\"))");
  }
}
