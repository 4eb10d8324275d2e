package dev.keyloom.processor.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LanguageTest {
  private static final Language DIGITS =
      Language.one(CharacterSet.range('0', '9')).repeated(1, Integer.MAX_VALUE);

  private static boolean holds(Language language, String text) {
    return language.common(Language.text(text)).isPresent();
  }

  @Test
  void aTextHasOnlyItselfInCommon() {
    assertThat(Language.text("ab").common(Language.text("ab"))).contains("ab");
    assertThat(Language.text("ab").isDisjoint(Language.text("abc"))).isTrue();
    assertThat(Language.text("").common(Language.text(""))).contains("");
  }

  @Test
  void repetitionsHaveBounds() {
    Language few = Language.text("ab").repeated(1, 2);

    assertThat(holds(few, "")).isFalse();
    assertThat(holds(few, "ab")).isTrue();
    assertThat(holds(few, "abab")).isTrue();
    assertThat(holds(few, "ababab")).isFalse();
    assertThat(holds(few, "aba")).isFalse();
  }

  @Test
  void anythingHoldsEverything() {
    assertThat(holds(Language.anything(), "")).isTrue();
    assertThat(holds(Language.anything(), "x#\uD83D\uDE00\u0000")).isTrue();
  }

  @Test
  void alternativesCount() {
    Language either = Language.anyOf(List.of(Language.text("OPEN"), Language.text("CLOSED")));

    assertThat(holds(either, "OPEN")).isTrue();
    assertThat(holds(either, "CLOSED")).isTrue();
    assertThat(holds(either, "OPENED")).isFalse();
    assertThat(Language.anyOf(List.of()).isDisjoint(Language.anything())).isTrue();
  }

  @Test
  void theExampleIsAShortestOne() {
    Language left = Language.sequence(List.of(Language.text("X#"), Language.anything()));
    Language right = Language.sequence(List.of(Language.anything(), DIGITS, Language.text("#")));

    assertThat(left.common(right)).contains("X#1#");
  }

  @ParameterizedTest
  @CsvSource({"#, a, true", "#, a#b, false", "##, a#b, true", "##, a##b, false", "##, a#, true"})
  @CsvSource({"aab, aaab, false", "aab, aacab, true", "abab, abaabab, false", "abab, abaab, true"})
  void withoutKeepsAWholeTextOut(String forbidden, String text, boolean held) {
    assertThat(holds(Language.without(CharacterSet.ALL, forbidden), text)).isEqualTo(held);
  }

  @Test
  void withoutKeepsTheEmptyTextOut() {
    assertThat(holds(Language.without(CharacterSet.ALL, "#"), "")).isFalse();
  }

  @Test
  void withoutRespectsTheCharacters() {
    Language language = Language.without(CharacterSet.ALL.without('|'), "##");

    assertThat(holds(language, "a|")).isFalse();
    assertThat(holds(language, "a#b")).isTrue();
  }
}
