package dev.keyloom.processor.code;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.processor.KeyloomProcessor;
import java.nio.file.Path;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Models and embeddables come from other modules; those may know nothing of the processor. */
class CompiledEarlierTest {
  private static final String TABLE =
      """
      package shop;

      import dev.keyloom.annotation.Table;

      @Table("Shop")
      public sealed interface Shop permits Order {}
      """;

  private static final String ORDER =
      """
      package shop;

      import dev.keyloom.annotation.*;

      @Model
      @Key(pk = "ORDER#{id}#{to.city}", sk = "META")
      public record Order(String id, Address to) implements Shop {}
      """;

  private static final String ADDRESS =
      """
      package shop;

      import dev.keyloom.annotation.Embeddable;

      @Embeddable
      public record Address(String city) {}
      """;

  @TempDir Path directory;

  private static final class None extends AbstractProcessor {
    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latestSupported();
    }

    @Override
    public Set<String> getSupportedAnnotationTypes() {
      return Set.of();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      return false;
    }
  }

  /** Compiles everything in a first module, then the table or the model again in a second one. */
  private Build.Result compile(Processor first, String path, String source) {
    Build.Result earlier =
        new Build(directory.resolve("first"))
            .source("shop/Shop.java", TABLE)
            .source("shop/Order.java", ORDER)
            .source("shop/Address.java", ADDRESS)
            .withProcessor(first)
            .compile();
    assertThat(earlier.messages()).isEmpty();
    String libraries = System.getProperty("java.class.path");
    return new Build(directory.resolve("second"))
        .source(path, source)
        .options("-cp", earlier.classes() + System.getProperty("path.separator") + libraries)
        .compile();
  }

  @Test
  void aTableOfModelsThatKeyloomCompiledIsRight() {
    Build.Result result = compile(new KeyloomProcessor(), "shop/Shop.java", TABLE);

    assertThat(result.messages()).isEmpty();
    assertThat(result.generated()).containsOnlyKeys("shop/ShopTable.java");
  }

  @Test
  void aModelWithAnEmbeddableThatKeyloomCompiledIsRight() {
    Build.Result result = compile(new KeyloomProcessor(), "shop/Order.java", ORDER);

    assertThat(result.messages()).isEmpty();
    assertThat(result.generated()).containsKey("shop/OrderCodec.java");
  }

  @Test
  void aTableOfModelsThatAnotherCompiledIsToldSo() {
    Build.Result result = compile(new None(), "shop/Shop.java", TABLE);

    assertThat(result.messages())
        .singleElement()
        .asString()
        .contains(
            "[KL008 not-processed] The table Shop lists Order, which was compiled without Keyloom");
    assertThat(result.generated()).isEmpty();
  }

  @Test
  void aModelWithAnEmbeddableThatAnotherCompiledIsToldSo() {
    Build.Result result = compile(new None(), "shop/Order.java", ORDER);

    assertThat(result.messages())
        .singleElement()
        .asString()
        .contains(
            "[KL008 not-processed] The component 'to' holds Address, which was compiled without"
                + " Keyloom");
    assertThat(result.generated()).isEmpty();
  }
}
