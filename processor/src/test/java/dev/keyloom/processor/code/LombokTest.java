package dev.keyloom.processor.code;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.processor.KeyloomProcessor;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Lombok adds members to classes while they are compiled, before or after this processor. */
class LombokTest {
  private static final String LOMBOK = "lombok.launch.AnnotationProcessorHider$AnnotationProcessor";
  private static final String KEYLOOM = KeyloomProcessor.class.getName();

  @TempDir Path directory;

  private Build.Result compile(String name, String... processors) {
    return new Build(directory.resolve(name + processors[0].length()))
        .sourcesBelow(CasesTest.CASES.resolve(name))
        .withProcessors(processors)
        .compile();
  }

  @Test
  void k40_builderAndWithOnARecordInEitherOrder() {
    assertSame("k40", "com.example.TicketsCheck");
  }

  @Test
  void classesOfLombokInEitherOrder() {
    assertSame("lombok", "com.example.FleetCheck");
  }

  private void assertSame(String name, String check) {
    Build.Result lombokFirst = compile(name, LOMBOK, KEYLOOM);
    Build.Result lombokLast = compile(name, KEYLOOM, LOMBOK);

    assertThat(lombokFirst.messages()).isEmpty();
    assertThat(lombokLast.messages()).isEmpty();
    assertThat(lombokLast.generated()).isEqualTo(lombokFirst.generated()).isNotEmpty();
    lombokFirst.run(check);
    lombokLast.run(check);
  }
}
