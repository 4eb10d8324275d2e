package dev.keyloom.processor.code;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The generated sources depend on the input alone, whoever compiles it and in whatever order. */
class SameSourcesTest {
  @TempDir private Path directory;

  @ParameterizedTest
  @ValueSource(strings = {"permissions", "shop", "sessions"})
  void theOrderOfTheInputsDoesNotMatter(String golden) {
    Build.Result forwards = build("forwards", golden).compile();
    Build.Result backwards = build("backwards", golden).reversed().compile();

    assertThat(backwards.messages()).isEmpty();
    assertThat(backwards.generated()).isEqualTo(forwards.generated()).isNotEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"permissions", "shop", "sessions"})
  void javacAndEcjGiveTheSameSources(String golden) {
    Build.Result javac = build("javac", golden).compile();
    Build.Result ecj = build("ecj", golden).withEcj().compile();

    assertThat(ecj.messages()).isEmpty();
    assertThat(ecj.success()).isTrue();
    assertThat(ecj.generated()).isEqualTo(javac.generated()).isNotEmpty();
  }

  private Build build(String name, String golden) {
    return new Build(directory.resolve(name))
        .sourcesBelow(GoldenTest.GOLDENS.resolve(golden).resolve("input"));
  }
}
