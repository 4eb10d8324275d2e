package dev.keyloom.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.processor.diagnostic.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Every problem has a code of its own, a fixture and a page; and nothing else has. */
class ProblemCatalogueTest {
  private static final Path PAGES = Path.of("../docs/problems");

  @Test
  void codesAreUniqueAndInOrder() {
    List<String> codes = Arrays.stream(Problem.values()).map(Problem::code).toList();

    assertThat(codes).doesNotHaveDuplicates().isSorted().allMatch(code -> code.matches("KL\\d{3}"));
  }

  @ParameterizedTest
  @EnumSource
  void hasAFixture(Problem problem) throws IOException {
    String name = problem.code() + "_" + problem.lintName().replace('-', '_');

    assertThat(Fixtures.all().map(Fixtures::name)).contains(name);
  }

  @ParameterizedTest
  @EnumSource
  void hasAPage(Problem problem) throws IOException {
    String page = Files.readString(PAGES.resolve(problem.code() + ".md"));

    assertThat(page)
        .startsWith("# " + problem.code() + " `" + problem.lintName() + "`\n")
        .contains("Severity: " + problem.severity() + ".")
        .contains("\n## Why\n", "\n## Bad\n", "\n## Good\n", "\n## How to silence it\n");
    if (problem.adjustable()) {
      assertThat(page).contains("-Akeyloom.lint=" + problem.lintName() + ":");
    }
  }

  @ParameterizedTest
  @EnumSource
  void isInTheListOfPages(Problem problem) throws IOException {
    assertThat(Files.readString(PAGES.resolve("README.md")))
        .contains(
            "| [%1$s](%1$s.md) | `%2$s` | %3$s |"
                .formatted(problem.code(), problem.lintName(), problem.severity()));
  }

  static Stream<Path> strangers() throws IOException {
    return Stream.concat(Fixtures.all(), pages());
  }

  @ParameterizedTest
  @MethodSource("strangers")
  void belongsToAProblem(Path file) {
    assertThat(Arrays.stream(Problem.values()).map(Problem::code)).contains(Fixtures.code(file));
  }

  private static Stream<Path> pages() throws IOException {
    try (Stream<Path> files = Files.list(PAGES)) {
      return files.filter(file -> !file.endsWith("README.md")).sorted().toList().stream();
    }
  }
}
