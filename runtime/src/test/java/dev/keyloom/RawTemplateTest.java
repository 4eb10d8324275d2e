package dev.keyloom;

import static dev.keyloom.Sample.LOGINS;
import static dev.keyloom.Sample.NAME;
import static dev.keyloom.Sample.RANK;
import static dev.keyloom.Sample.TAGS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RawTemplateTest {
  @Test
  void holds_operators_functions_and_operands() {
    assertThat(
            Condition.raw(
                "{0} < {1} and NOT begins_with({2}, {3}) OR {4} >= {5}",
                LOGINS, RANK, NAME, NAME.value("x"), TAGS.size(), LOGINS.value(2L)))
        .hasToString("logins < rank and NOT begins_with(name, \"x\") OR size(tags) >= 2");
  }

  @Test
  void loses_parentheses_around_the_whole() {
    assertThat(Condition.raw("( ({0} = {1}) )", LOGINS, RANK)).hasToString("logins = rank");
    assertThat(Condition.raw("({0} = {1}) OR ({0} = {2})", LOGINS, RANK, LOGINS.value(1L)))
        .hasToString("(logins = rank) OR (logins = 1)");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{0} = 5",
        "{0} = 'x'",
        "{0} = :v0",
        "#n0 = {0}",
        "{0} = name",
        "{0} = {1}; {0}",
        "{0} = {1} -- x",
        "{0} = {1} + {1}",
        "{0} = {1})",
        "{0} = {1}) OR ({0} = {1}",
        "({0} = {1}",
        "{0} = {2}",
        "{0} = {}",
        "{0} = {1000000000000}",
        "{0} = \uD83D\uDE00{1}",
        "SIZE({0}) = {1}",
        ""
      })
  void refuses_anything_else(String template) {
    assertThatThrownBy(() -> Condition.raw(template, LOGINS, RANK))
        .isInstanceOf(KeyloomException.class)
        .hasMessageContaining(template);
  }

  @Test
  void refuses_operands_that_are_not_used() {
    assertThatThrownBy(() -> Condition.raw("{0} = {0}", LOGINS, RANK))
        .isInstanceOf(KeyloomException.class)
        .hasMessageContaining("[1]");
  }

  @Test
  void says_where_the_template_is_wrong() {
    assertThatThrownBy(() -> Condition.raw("{0} = x", LOGINS))
        .hasMessageContaining("the word 'x' at position 6");
  }
}
