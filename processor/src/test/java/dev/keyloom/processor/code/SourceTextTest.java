package dev.keyloom.processor.code;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SourceTextTest {
  @Test
  void literalsEscapeWhatEndsThemAndWhatAnEncodingCannotHold() {
    assertThat(SourceText.literal("a$b'")).isEqualTo("\"a$b'\"");
    assertThat(SourceText.literal("\"\\\n\r\t\0")).isEqualTo("\"\\\"\\\\\\n\\r\\t\\u0000\"");
    assertThat(SourceText.literal("é\u2028\ud83d")).isEqualTo("\"\\u00e9\\u2028\\ud83d\"");
  }

  @Test
  void commentsHoldNothingThatEndsThem() {
    assertThat(SourceText.code("USER#{userId}")).isEqualTo("{@code USER#{userId}}");
    assertThat(SourceText.code("*/")).isEqualTo("<code>&#42;&#47;</code>");
    assertThat(SourceText.code("\\u002a")).isEqualTo("<code>&#92;u002a</code>");
    assertThat(SourceText.code("a{")).isEqualTo("<code>a&#123;</code>");
    assertThat(SourceText.code("}{")).isEqualTo("<code>&#125;&#123;</code>");
    assertThat(SourceText.code("a\n@é")).isEqualTo("<code>a&#10;&#64;&#233;</code>");
    assertThat(SourceText.code("")).isEqualTo("<code></code>");
  }

  @ParameterizedTest
  @CsvSource({
    "joinedAt, JOINED_AT",
    "userID, USER_ID",
    "URLPath, URL_PATH",
    "line2Id, LINE2_ID",
    "a, A",
    "SKU, SKU",
    "user_id, USER_ID",
    "größe, GRÖSSE"
  })
  void constantsPartTheirWords(String component, String constant) {
    assertThat(GeneratedNames.constant(component)).isEqualTo(constant);
  }

  @Test
  void takenNamesAndKeywordsStandAside() {
    Scope members = Scope.ofMembers("of");
    assertThat(members.add("of")).isEqualTo("of_");
    assertThat(members.add("of")).isEqualTo("of__");
    assertThat(members.add("record")).isEqualTo("record");
    assertThat(Scope.ofLocals("in").add("yield")).isEqualTo("yield_");
    Scope classes = Scope.ofClasses();
    assertThat(classes.add("IdQuery")).isEqualTo("IdQuery");
    assertThat(classes.add("IDQuery")).isEqualTo("IDQuery_");
  }
}
