package dev.keyloom.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Pages show code that compiles and runs, and link to what is there. */
class PagesTest {
  private static final Path ROOT = Path.of("..");
  private static final Pattern JAVA_BLOCK = Pattern.compile("```java\n(.*?)\n```", Pattern.DOTALL);
  private static final Pattern LINK = Pattern.compile("\\]\\((?!https?:|#)([^)#]+)[^)]*\\)");

  /** The pages for users. Decisions and problem pages show fragments, and code that is wrong. */
  static Stream<Path> guide() throws IOException {
    return Stream.concat(Stream.of(ROOT.resolve("README.md")), markdown(Path.of("guide")));
  }

  static Stream<Path> allPages() throws IOException {
    return Stream.concat(
        Stream.of(ROOT.resolve("README.md"), ROOT.resolve("CHANGELOG.md")), markdown(Path.of("")));
  }

  @ParameterizedTest
  @MethodSource("guide")
  void java_blocks_are_regions_of_compiled_sources(Path page) throws IOException {
    Map<String, String> regions = regions();
    assertThat(javaBlocks(page))
        .allSatisfy(
            block ->
                assertThat(regions.containsValue(block)).as("is a region:%n%s", block).isTrue());
  }

  @Test
  void every_region_is_shown() throws IOException {
    List<String> shown = new ArrayList<>();
    for (Path page : guide().toList()) {
      shown.addAll(javaBlocks(page));
    }
    assertThat(regions())
        .allSatisfy(
            (name, text) ->
                assertThat(shown.contains(text)).as("some page shows %s", name).isTrue());
  }

  @ParameterizedTest
  @MethodSource("allPages")
  void links_lead_somewhere(Path page) throws IOException {
    Path folder = page.toAbsolutePath().normalize().resolveSibling("");
    Matcher link = LINK.matcher(Files.readString(page));
    while (link.find()) {
      assertThat(folder.resolve(link.group(1))).as(link.group()).exists();
    }
  }

  private static List<String> javaBlocks(Path page) throws IOException {
    return JAVA_BLOCK
        .matcher(Files.readString(page))
        .results()
        .map(block -> block.group(1))
        .toList();
  }

  private static Map<String, String> regions() throws IOException {
    Path models = ROOT.resolve(Path.of("examples", "quickstart", "src", "main", "java"));
    Path module =
        ROOT.resolve(Path.of("processor", "src", "test", "resources", "cases", "k37-exported"));
    return Regions.in(List.of(Path.of("src", "test", "java"), models, module)).texts();
  }

  private static Stream<Path> markdown(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      List<Path> pages =
          files
              .filter(path -> path.toString().endsWith(".md"))
              .filter(path -> !path.startsWith("target"))
              .sorted()
              .toList();
      return pages.stream();
    }
  }
}
