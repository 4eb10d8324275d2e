package dev.keyloom.processor;

import static com.google.testing.compile.Compiler.javac;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;
import org.junit.jupiter.api.Test;

class RoundsTest {
  private static final String SHOP =
      """
      package shop;

      import dev.keyloom.annotation.*;

      @Table("Shop")
      sealed interface Shop permits Order, Item {}

      @Model
      @Key(pk = "ITEM#{id}", sk = "META")
      record Item(String id, Color color) implements Shop {}
      """;

  private static final String ORDER =
      """
      package shop;

      import dev.keyloom.annotation.*;

      @Model
      @Key(pk = "ORDER#{id}", sk = "LINE#{line}")
      record Order(String id, int line) implements Shop {}
      """;

  private static final String COLOR = "package shop; enum Color { RED }";

  /** Generates sources, one each round. */
  private static final class Generator extends AbstractProcessor {
    private final Map<String, String> sources;

    Generator(Map<String, String> sources) {
      this.sources = new TreeMap<>(sources);
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latestSupported();
    }

    @Override
    public Set<String> getSupportedAnnotationTypes() {
      return Set.of("*");
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      if (!sources.isEmpty()) {
        String name = sources.keySet().iterator().next();
        try (Writer out = processingEnv.getFiler().createSourceFile(name).openWriter()) {
          out.write(sources.remove(name));
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      }
      return false;
    }
  }

  private static List<String> compile(Map<String, String> generated, String... sources) {
    Compilation compilation =
        javac()
            .withProcessors(new KeyloomProcessor(), new Generator(generated))
            .withOptions("-proc:only")
            .compile(Arrays.stream(sources).map(Compilations::source).toList());
    return compilation.diagnostics().stream()
        .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
        .map(diagnostic -> diagnostic.getMessage(null))
        .filter(message -> message.contains("[KL"))
        .map(message -> message.substring(1, message.indexOf(' ')))
        .toList();
  }

  @Test
  void waitsForModelsAndTypesThatOthersGenerate() {
    // The mistake in the generated model shows that it was read, and its table with it.
    assertThat(compile(Map.of("shop.Color", COLOR, "shop.Order", ORDER), SHOP))
        .containsExactly("KL203");
  }

  @Test
  void waitsForListedModelsThatOthersGenerate() {
    String shop =
        """
        package shop;

        import dev.keyloom.annotation.*;

        @Table(value = "Shop", models = Order.class)
        interface Shop {}

        @TableOf(value = Store.class, models = Shelf.class)
        class Stores {}

        @Table("Store")
        interface Store {}
        """;
    String shelf =
        """
        package shop;

        import dev.keyloom.annotation.*;

        @Model
        @Key(pk = "SHELF#{id}", sk = "LINE#{line}")
        record Shelf(String id, int line) implements Store {}
        """;

    assertThat(compile(Map.of("shop.Order", ORDER, "shop.Shelf", shelf), shop))
        .containsExactlyInAnyOrder("KL203", "KL203");
  }

  @Test
  void saysAtTheEndWhatNeverCame() {
    assertThat(compile(Map.of("shop.Order", ORDER), SHOP))
        .containsExactlyInAnyOrder("KL005", "KL203");
  }

  @Test
  void reportsEachFindingOnceThoughTheTableIsReadAgain() {
    assertThat(compile(Map.of("shop.Color", COLOR), SHOP, ORDER)).containsExactly("KL203");
  }
}
