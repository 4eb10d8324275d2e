package dev.keyloom.processor.code;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Models and embeddables that are classes: with one constructor, JavaBeans, with a builder. */
class ShapesTest {
  private static final String TABLE =
      """
      package shop;

      @dev.keyloom.annotation.TableOf(value = Shop.class, models = Order.class)
      final class Tables {}
      """;

  private static final String SHOP =
      """
      package shop;

      @dev.keyloom.annotation.Table("Shop")
      public interface Shop {}
      """;

  private static final String ORDER =
      """
      package shop;

      import dev.keyloom.annotation.*;

      @Model
      @Key(pk = "ORDER#{id}", sk = "META")
      public final class Order implements Shop {
        private final String id;

        @Attribute(name = "n")
        private final String name;

        public Order(String id, String name) {
          this.id = id;
          this.name = name;
        }

        public String id() {
          return id;
        }

        public String name() {
          return name;
        }
      }
      """;

  @TempDir Path directory;

  private Build build(String name) {
    return new Build(directory.resolve(name)).sourcesBelow(CasesTest.CASES.resolve("shapes"));
  }

  @Test
  void classesAreWrittenAndReadAsRecordsAre() {
    Build.Result result = build("javac").compile();

    assertThat(result.messages()).isEmpty();
    result.run("com.example.ShapesCheck");
  }

  @Test
  void javacAndEcjGiveTheSameSources() {
    Build.Result ecj = build("ecj").withEcj().compile();

    assertThat(ecj.messages()).isEmpty();
    assertThat(ecj.generated()).isEqualTo(build("javac").compile().generated()).isNotEmpty();
  }

  @Test
  void theNamesOfParametersComeFromClassFilesWithParameters() {
    assertThat(compiledEarlier("-g:none", "-parameters").messages()).isEmpty();
  }

  @Test
  void withoutThemAMessageSaysSo() {
    assertThat(compiledEarlier("-g:none").messages())
        .singleElement()
        .asString()
        .contains("[KL101 unsuitable-class] @Model stands on Order, which was compiled without")
        .contains("-parameters");
  }

  private Build.Result compiledEarlier(String... options) {
    Build.Result earlier =
        new Build(directory.resolve("earlier"))
            .source("shop/Shop.java", SHOP)
            .source("shop/Order.java", ORDER)
            .options(options)
            .compile();
    assertThat(earlier.messages()).isEmpty();
    return new Build(directory.resolve("later"))
        .source("shop/Tables.java", TABLE)
        .classPath(earlier)
        .compile();
  }
}
