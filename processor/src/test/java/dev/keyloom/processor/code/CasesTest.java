package dev.keyloom.processor.code;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.lang.module.Configuration;
import java.lang.module.ModuleFinder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Cases from the field, each with its sources in {@code cases}: they compile, and run right. */
class CasesTest {
  static final Path CASES = Path.of("src/test/resources/cases");

  @TempDir private Path directory;

  @Test
  void k08_aStrongReadOfALocalIndexCompiles() {
    compiled("k08").run("com.example.StrongReads");
  }

  @Test
  void k08_aStrongReadOfAGlobalIndexDoesNotCompile() {
    Build.Result result =
        new Build(directory)
            .sourcesBelow(CASES.resolve("k08"))
            .source(
                "com/example/Weak.java",
                """
                package com.example;

                final class Weak {
                  Object read(ScoreTable table) {
                    return table.query(ScoreKeys.byGame("go")).consistent();
                  }
                }
                """)
            .compile();

    assertThat(result.success()).isFalse();
    assertThat(result.messages())
        .singleElement()
        .asString()
        .contains("cannot find symbol", "consistent()");
  }

  @Test
  void k09_textThatMeansSomethingToJavaOrToJavadocArrivesAsItWasWritten() {
    compiled("k09").run("com.example.ExactCheck");
  }

  @Test
  void k09_theTextIsTheSameInAnyEncodingOfTheSources() {
    Build.Result result = compiled("k09");

    result.generated().forEach((path, text) -> assertThat(text).as(path).matches("[\\n -~]*"));
  }

  @Test
  void typesOfTheStandardLibraryAndOptionalsRoundTrip() {
    compiled("types").run("com.example.EverythingCheck");
  }

  @Test
  void convertersStoreComponentsInFormsOfTheirOwn() {
    compiled("converters").run("com.example.PlaceCheck");
  }

  @Test
  void k33_theCanonicalOrderHoldsWhateverElseTheRecordDeclares() {
    compiled("k33").run("com.example.GreekCheck");
  }

  @Test
  void k33_javacAndEcjGiveTheSameSources() {
    Build.Result ecj =
        new Build(directory.resolve("ecj")).sourcesBelow(CASES.resolve("k33")).withEcj().compile();

    assertThat(ecj.messages()).isEmpty();
    assertThat(ecj.generated()).isEqualTo(compiled("k33").generated());
  }

  @Test
  void k35_nullabilityIsSeenWhereverItStandsAndPlacedWhereItMay() {
    Build.Result result = compiled("k35");

    result.run("com.example.marked.MarkedCheck");
    assertThat(result.generated().get("com/example/marked/MarkedCodec.java"))
        .contains("ValueCodec<List<@Nullable String>> D ")
        .contains("ValueCodec<Map<String, @Nullable List<@Nullable Integer>>> E ");
    assertThat(result.generated().get("com/example/old/OldCodec.java"))
        .contains("writeRequired(\"required\", value.required(), out)")
        .contains("writeOptional(\"a\", value.a(), out)")
        .doesNotContain("com.example.old.Nullable");
  }

  @Test
  void k36_whatIsDeprecatedWarnsItsAuthorOnce() {
    compiled("k36");
  }

  @Test
  void k36_rawAndGenericTypesAreRefusedByName() {
    Build.Result result =
        new Build(directory)
            .source(
                "com/example/Raw.java",
                """
                package com.example;

                import dev.keyloom.annotation.Key;
                import dev.keyloom.annotation.Model;
                import dev.keyloom.annotation.Table;
                import java.util.List;

                @Table("Raw")
                @Model
                @Key(pk = "{id}", sk = "R")
                @SuppressWarnings("rawtypes")
                public record Raw(String id, List names) {}
                """)
            .source(
                "com/example/Box.java",
                """
                package com.example;

                import dev.keyloom.annotation.Key;
                import dev.keyloom.annotation.Model;
                import dev.keyloom.annotation.Table;

                @Table("Box")
                @Model
                @Key(pk = "{id}", sk = "B")
                public record Box<T extends Comparable<T>>(String id, T content) {}
                """)
            .compile();

    assertThat(result.success()).isFalse();
    assertThat(result.generated()).isEmpty();
    assertThat(result.messages())
        .anyMatch(message -> message.contains("Raw.java") && message.contains("[KL"))
        .anyMatch(message -> message.contains("Box.java") && message.contains("[KL"))
        .allMatch(message -> message.contains("[KL"));
  }

  @Test
  void k37_aModuleThatRequiresOnlyTheRuntimeExportsNothingAndOpensNothing() {
    List<Path> modules = modules();
    Build.Result result =
        new Build(directory)
            .sourcesBelow(CASES.resolve("k37"))
            .options("--module-path", modulePath())
            .compile();

    assertThat(result.messages()).isEmpty();
    modules.add(result.classes());
    ModuleFinder finder = ModuleFinder.of(modules.toArray(Path[]::new));
    Configuration configuration =
        ModuleLayer.boot()
            .configuration()
            .resolve(finder, ModuleFinder.of(), Set.of("com.example.app"));
    ModuleLayer layer =
        ModuleLayer.boot()
            .defineModulesWithOneLoader(configuration, ClassLoader.getPlatformClassLoader());
    List<Runnable> programs =
        ServiceLoader.load(layer, Runnable.class).stream()
            .filter(provider -> "com.example.app".equals(provider.type().getModule().getName()))
            .map(ServiceLoader.Provider::get)
            .toList();
    assertThat(programs).hasSize(1);
    programs.forEach(Runnable::run);
  }

  @Test
  void k37_aModuleThatExportsItsModels() {
    Build.Result result =
        new Build(directory)
            .sourcesBelow(CASES.resolve("k37-exported"))
            .options("--module-path", modulePath())
            .compile();

    assertThat(result.messages()).isEmpty();
    assertThat(result.success()).isTrue();
  }

  private static String modulePath() {
    return modules().stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
  }

  /** What a user's build puts on the module path. */
  private static List<Path> modules() {
    List<Path> modules = new ArrayList<>();
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
      Path path = Path.of(entry);
      boolean ours = Files.exists(path.resolve("module-info.class")) || entry.contains("keyloom-");
      boolean theirs =
          entry.contains("software")
              || entry.contains("jspecify")
              || entry.contains("reactive")
              || entry.contains("slf4j-api");
      if (ours || theirs) {
        modules.add(path);
      }
    }
    return modules;
  }

  @Test
  void k39_aModelInTheDefaultPackage() {
    compiled("k39").run("UnpackagedCheck");
  }

  private Build.Result compiled(String name) {
    Build.Result result = new Build(directory).sourcesBelow(CASES.resolve(name)).compile();
    assertThat(result.messages()).isEmpty();
    assertThat(result.success()).isTrue();
    return result;
  }
}
