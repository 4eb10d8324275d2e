package dev.keyloom.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import java.util.List;
import javax.tools.Diagnostic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LintTest {
  private static final String HOT =
      """
      package shop;

      import dev.keyloom.annotation.*;

      @Table("Shop")
      %2$s
      sealed interface Shop {
        @Model
        @Key(pk = "ORDERS", sk = "{id}")
        %1$s
        record Order(String id) implements Shop {}
      }
      """;

  private static List<Diagnostic.Kind> hotPartitions(String option, String source) {
    Compilation compilation =
        Compilations.compile(List.of("-proc:only", "-Akeyloom.lint=" + option), source);
    return compilation.diagnostics().stream()
        .filter(diagnostic -> diagnostic.getMessage(null).contains("[KL212 hot-partition]"))
        .<Diagnostic.Kind>map(Diagnostic::getKind)
        .toList();
  }

  @ParameterizedTest
  @CsvSource({"error, ERROR", "warning, WARNING", "note, NOTE"})
  void anOptionSetsTheSeverity(String severity, Diagnostic.Kind kind) {
    assertThat(hotPartitions(" hot-partition : " + severity, HOT.formatted("", "")))
        .containsExactly(kind);
  }

  @Test
  void anOptionSwitchesOff() {
    assertThat(hotPartitions("unenforced-unique:off,hot-partition:off", HOT.formatted("", "")))
        .isEmpty();
  }

  @Test
  void anAnnotationSilencesWhereItStandsAndInside() {
    String suppression = "@SuppressLint(value = \"hot-partition\", reason = \"few orders\")";

    assertThat(hotPartitions("", HOT.formatted(suppression, ""))).isEmpty();
    assertThat(hotPartitions("", HOT.formatted("", suppression))).isEmpty();
    assertThat(hotPartitions("hot-partition:error", HOT.formatted(suppression, ""))).isEmpty();
  }

  @Test
  void anAnnotationSilencesNothingElse() {
    String suppression = "@SuppressLint(value = \"unenforced-unique\", reason = \"another\")";

    assertThat(hotPartitions("", HOT.formatted(suppression, "")))
        .containsExactly(Diagnostic.Kind.WARNING);
  }

  @Test
  void theOptionIsKnownWhereNothingIsAnnotated() {
    Compilation compilation =
        Compilations.compile(
            List.of("-Xlint:all", "-Werror", "-Akeyloom.lint=hot-partition:off"),
            "class Nothing {}");

    assertThat(compilation.diagnostics()).isEmpty();
  }
}
