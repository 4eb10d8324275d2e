package dev.keyloom.support;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.InvalidKeyException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Small alphabets, all strings: no two pairs of values share a key. */
class KeyInjectivityTest {
  private static final int[] SLOTS = {0, 1};

  @ParameterizedTest(name = "separator {0}, literal {1}")
  @CsvSource(
      quoteCharacter = '"',
      value = {"#,#", "#,##", "##,#", "##,##", "%,%", "#,%", "%,#", "2,2", "5,%", "a,a", "#,-#"})
  void noTwoPairsOfStringsShareAKey(String separator, String literal) {
    List<KeyCodec<String>> forms =
        List.of(KeyCodecs.STRING, KeyCodecs.STRING.escaped(), KeyCodecs.STRING.ordered());
    for (KeyCodec<String> first : forms) {
      for (KeyCodec<String> second : forms) {
        assertInjective(
            KeyTemplate.of("M", separator)
                .literal("T")
                .component("a", first)
                .literal(literal)
                .component("b", second));
      }
    }
  }

  private static void assertInjective(KeyTemplate template) {
    Map<String, List<Object>> byKey = new HashMap<>();
    List<String> strings = strings("#%25a-", 2);
    int refused = 0;
    for (String a : strings) {
      for (String b : strings) {
        try {
          List<Object> other =
              byKey.put(template.encode(new Object[] {a, b}, SLOTS), List.of(a, b));
          assertThat(other).as("%s with %s and %s", template, a, b).isNull();
        } catch (InvalidKeyException e) {
          refused++;
        }
      }
    }
    assertThat(byKey.size() + refused).isEqualTo(strings.size() * strings.size());
    byKey.forEach(
        (key, values) -> assertThat(template.decode(key)).containsExactly(values.toArray()));
  }

  /** All strings of up to so many characters, without the empty one. */
  private static List<String> strings(String alphabet, int length) {
    List<String> all = new ArrayList<>();
    List<String> last = List.of("");
    for (int i = 0; i < length; i++) {
      List<String> longer = new ArrayList<>();
      for (String prefix : last) {
        for (int j = 0; j < alphabet.length(); j++) {
          longer.add(prefix + alphabet.charAt(j));
        }
      }
      all.addAll(longer);
      last = longer;
    }
    return all;
  }
}
