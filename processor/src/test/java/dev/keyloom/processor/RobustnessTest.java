package dev.keyloom.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A user's mistake never shows a stack trace, whatever the mistake. */
class RobustnessTest {
  private static final String DESIGN =
      """
      package shop;
      import dev.keyloom.annotation.*;
      import java.util.*;
      @Table(value = "Shop", indexes = @Index(name = "byDay", partitionKey = "day"))
      sealed interface Shop permits Order, Item {}
      @Model(type = "O", separator = "|")
      @Key(pk = "ORDER|{id}", sk = "{owner.id}|{n:6}")
      @Gsi(index = "GSI1", name = "byMail", pk = "M|{mail:escaped}", sk = "X", unique = true,
          onlyWhen = @When(component = "open", equalTo = {"true", "false"}))
      @SuppressLint(value = "hot-partition", reason = "none")
      record Order(String id, Owner owner, int n, String mail, boolean open,
          @Attribute(name = "the tags") Set<String> tags, List<Owner> owners) implements Shop {}
      @Model
      @Key(pk = "ITEM#{id}", sk = "META")
      record Item(String id, java.time.LocalDate day) implements Shop {}
      @Embeddable
      record Owner(String id, Map<String, Owner> friends) {}
      """;

  static Stream<String> withoutALine() {
    List<String> lines = DESIGN.lines().toList();
    List<String> broken = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      List<String> rest = new ArrayList<>(lines);
      rest.remove(i);
      broken.add(String.join("\n", rest));
    }
    return broken.stream();
  }

  static Stream<String> withAReplacement() {
    return Stream.of(
            "\"Shop\"->Missing.NAME",
            "\"Shop\"->42",
            "\"Shop\"->\"\"",
            "\"ORDER|{id}\"->MISSING",
            "\"ORDER|{id}\"->null",
            "\"ORDER|{id}\"->\"{\"",
            "\"ORDER|{id}\"->\"}\"",
            "\"ORDER|{id}\"->\"{.}\"",
            "\"ORDER|{id}\"->\"{id.}\"",
            "\"ORDER|{id}\"->\"{:}\"",
            "\"ORDER|{id}\"->\"{id:99999999999999999999}\"",
            "\"ORDER|{id}\"->\"{owner.friends.x.y.z}\"",
            "\"ORDER|{id}\"->\"{owners.id}\"",
            "separator = \"|\"->separator = \"\"",
            "@Index(name->@Index(nam",
            "@When(component = \"open\"->@When(component = \"\"",
            "equalTo = {\"true\", \"false\"}->equalTo = {}",
            "equalTo = {\"true\", \"false\"}->equalTo = {true}",
            "unique = true->unique = \"yes\"",
            "@Gsi(->@Gsi(@Gsi",
            "@Gsi(->@Gsi.Container({}) @Gsi(",
            "sealed interface->interface",
            "sealed interface->abstract sealed class",
            "permits Order, Item->permits Order, Missing",
            "permits Order, Item->permits Order, String",
            "implements Shop {}->implements Missing {}",
            "implements Shop {}->",
            "String id, Owner owner->Missing id, Missing<String> owner",
            "String id, Owner owner->String... id",
            "String id, Owner owner->String id, String id, Owner owner",
            "String id, Owner owner->void id, Owner owner",
            "String id, Owner owner->var id, Owner owner",
            "Set<String> tags->Set tags",
            "Set<String> tags->Set<?> tags",
            "Set<String> tags->Set<int> tags",
            "Set<String> tags->Set<String, String> tags",
            "Set<String> tags->String[][] tags",
            "List<Owner> owners->List<List<List<Owner[]>>> owners",
            "record Order->class Order",
            "record Order->enum Order",
            "record Order->record Order<T>",
            "record Order->private record Order",
            "record Owner->@Model record Owner",
            "record Owner->@Table(\"Own\") record Owner",
            "Map<String, Owner> friends->Owner friend",
            "Map<String, Owner> friends->Thread thread",
            "java.time.LocalDate day->java.time.Missing day",
            "import java.util.*;->import missing.*;",
            "import dev.keyloom.annotation.*;->import dev.keyloom.annotation.Model;",
            "package shop;->",
            "package shop;->package shop",
            "\"the tags\"->\"\"",
            "\"hot-partition\"->{}",
            "reason = \"none\"->reason = null")
        .map(RobustnessTest::replaced);
  }

  private static String replaced(String change) {
    String[] sides = change.split("->", -1);
    assertThat(DESIGN).contains(sides[0]);
    return DESIGN.replace(sides[0], sides[1]);
  }

  @ParameterizedTest
  @MethodSource({"withoutALine", "withAReplacement"})
  void reportsNoBug(String source) {
    Compilation compilation = Compilations.compile(List.of("-proc:only"), source);

    assertThat(compilation.diagnostics())
        .noneMatch(diagnostic -> diagnostic.getMessage(null).contains("bug in Keyloom"))
        .noneMatch(diagnostic -> diagnostic.getMessage(null).contains("\tat "));
  }

  @Test
  void theDesignItselfIsRight() {
    assertThat(Compilations.messages(Compilations.compile(List.of("-proc:only"), DESIGN)))
        .allMatch(message -> message.startsWith("[KL307") || message.startsWith("[KL213"));
  }
}
