package dev.keyloom.processor.code;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The generated code, to the letter.
 *
 * <p>{@code -Dkeyloom.goldens=rewrite} writes the files anew and fails, so that no build passes on
 * goldens that nobody has read.
 */
class GoldenTest {
  static final Path GOLDENS = Path.of("src/test/resources/golden");

  @TempDir private Path directory;

  @ParameterizedTest
  @ValueSource(strings = {"permissions", "shop", "sessions"})
  void generatesTheGoldens(String name) throws IOException {
    Path expected = GOLDENS.resolve(name).resolve("expected");

    Build.Result result =
        new Build(directory).sourcesBelow(GOLDENS.resolve(name).resolve("input")).compile();

    assertThat(result.messages()).isEmpty();
    assertThat(result.success()).isTrue();
    if ("rewrite".equals(System.getProperty("keyloom.goldens"))) {
      rewrite(expected, result.generated());
      fail("The goldens of %s are rewritten: read them, then run without the flag.", name);
    }
    SortedMap<String, String> goldens =
        Files.exists(expected) ? Build.texts(expected) : new TreeMap<>();
    assertThat(result.generated().keySet()).isEqualTo(goldens.keySet());
    result
        .generated()
        .forEach((path, text) -> assertThat(text).as(path).isEqualTo(goldens.get(path)));
  }

  private static void rewrite(Path expected, SortedMap<String, String> generated)
      throws IOException {
    if (Files.exists(expected)) {
      for (String old : Build.texts(expected).keySet()) {
        Files.delete(expected.resolve(old));
      }
    }
    for (Map.Entry<String, String> file : generated.entrySet()) {
      Path path = expected.resolve(file.getKey());
      Files.createDirectories(path.getParent());
      Files.writeString(path, file.getValue());
    }
  }
}
