package dev.keyloom.processor.code;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the goldens say is also what happens. */
class GeneratedCodeRunsTest {
  @TempDir private Path directory;

  @Test
  void valuesComeBackThroughTheGeneratedCodecs() {
    run("shop", "com.example.shop.RoundTrip");
  }

  @Test
  void generatedKeysChain() {
    run("permissions", "com.example.permissions.KeyChains");
  }

  private void run(String golden, String main) {
    Path sources = GoldenTest.GOLDENS.resolve(golden);
    Build.Result result =
        new Build(directory)
            .sourcesBelow(sources.resolve("input"))
            .sourcesBelow(sources.resolve("run"))
            .compile();
    assertThat(result.messages()).isEmpty();
    result.run(main);
  }
}
