package dev.keyloom.processor.code;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What the goldens say is also what happens. */
class GeneratedCodeRunsTest {
  @TempDir private Path directory;

  @Test
  void valuesComeBackThroughTheGeneratedCodecs() {
    golden("shop").run("com.example.shop.RoundTrip");
  }

  @Test
  void generatedKeysChain() {
    golden("permissions").run("com.example.permissions.KeyChains");
  }

  @Test
  void keysOfEveryShapeChain() {
    compile(CasesTest.CASES.resolve("chains")).run("com.example.ChainsCheck");
  }

  @Test
  void codecsThatLeadToEachOtherAreCompleteWhereverOneBegins() {
    Build.Result result = compile(CasesTest.CASES.resolve("loops"));

    result.run("com.example.LoopsCheck");
    result.run("com.example.FromTheLeft");
    result.run("com.example.FromTheRight");
  }

  /** Each round has classes of its own; the limit only turns a deadlock into a failure. */
  @Test
  @Timeout(value = 5, unit = TimeUnit.MINUTES)
  void codecsThatLeadToEachOtherAreInitialisedByTwoThreadsAtOnce() throws Exception {
    Build.Result result = compile(CasesTest.CASES.resolve("loops"));
    ExecutorService threads = Executors.newFixedThreadPool(2);
    try {
      for (int round = 0; round < 20; round++) {
        CyclicBarrier start = new CyclicBarrier(2);
        result.runInOneLoader(
            List.of("com.example.FromTheLeft", "com.example.FromTheRight"),
            programs -> {
              List<Future<?>> running = new ArrayList<>();
              for (Runnable program : programs) {
                running.add(
                    threads.submit(
                        () -> {
                          start.await();
                          program.run();
                          return null;
                        }));
              }
              for (Future<?> each : running) {
                each.get();
              }
            });
      }
    } finally {
      threads.shutdownNow();
    }
  }

  private Build.Result golden(String name) {
    Path sources = GoldenTest.GOLDENS.resolve(name);
    return compile(sources.resolve("input"), sources.resolve("run"));
  }

  private Build.Result compile(Path... sources) {
    Build build = new Build(directory);
    for (Path each : sources) {
      build.sourcesBelow(each);
    }
    Build.Result result = build.compile();
    assertThat(result.messages()).isEmpty();
    return result;
  }
}
