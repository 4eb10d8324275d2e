package dev.keyloom.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class Utf8Test {
  private static final List<String> TEXTS =
      List.of(
          "",
          "a",
          "ab",
          "b",
          "\u007f",
          "\u0080",
          "\u07ff",
          "\u0800",
          "\ud7ff",
          "\ue000",
          "\uffff",
          "\ud800\udc00",
          "😀",
          "😀a",
          "a😀",
          "\udbff\udfff",
          "a\ue000",
          "\uffff😀");

  @Test
  void lengthAndOrderAreThoseOfTheBytes() {
    for (String a : TEXTS) {
      assertThat(Utf8.length(a)).as(a).isEqualTo(bytes(a).length);
      for (String b : TEXTS) {
        assertThat(Integer.signum(Utf8.compare(a, b)))
            .as("%s, %s", a, b)
            .isEqualTo(Integer.signum(Arrays.compareUnsigned(bytes(a), bytes(b))));
      }
    }
  }

  @Test
  void halvesOfPairsAreFound() {
    for (String text : TEXTS) {
      assertThat(Utf8.unpairedSurrogate(text)).as(text).isEqualTo(-1);
    }
    assertThat(Utf8.unpairedSurrogate("a\ud800")).isEqualTo(1);
    assertThat(Utf8.unpairedSurrogate("\udc00")).isZero();
    assertThat(Utf8.unpairedSurrogate("\ud800a")).isZero();
    assertThat(Utf8.unpairedSurrogate("😀\ud800\ud800\udc00")).isEqualTo(2);
  }

  @Test
  void aSuccessorFollowsEverythingThatBeginsWithThePrefix() {
    assertThat(CodePoints.successor("PERM#")).isEqualTo("PERM$");
    assertThat(CodePoints.successor("a\ud7ff")).isEqualTo("a\ue000");
    assertThat(CodePoints.successor("a\uffff")).isEqualTo("a\ud800\udc00");
    assertThat(CodePoints.successor("a\udbff\udfff")).isEqualTo("b");
    assertThat(CodePoints.successor("\udbff\udfff")).isNull();
    assertThat(CodePoints.successor("")).isNull();
    for (String prefix : TEXTS) {
      String successor = CodePoints.successor(prefix);
      if (successor != null) {
        assertThat(Utf8.compare(prefix + "\udbff\udfff\udbff\udfff", successor)).isNegative();
      }
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
