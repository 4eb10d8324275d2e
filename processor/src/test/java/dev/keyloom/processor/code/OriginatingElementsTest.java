package dev.keyloom.processor.code;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.processor.KeyloomProcessor;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Filer;
import javax.annotation.processing.Messager;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import javax.tools.FileObject;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Every output names the one element it comes from, which is what Gradle asks of a processor that
 * calls itself isolating.
 */
class OriginatingElementsTest {
  @TempDir private Path directory;

  @Test
  void everyFileComesFromOneElement() {
    Recording recording = new Recording();

    Build.Result result =
        new Build(directory)
            .sourcesBelow(GoldenTest.GOLDENS.resolve("shop").resolve("input"))
            .withProcessor(recording)
            .compile();

    assertThat(result.messages()).isEmpty();
    String at = "com.example.shop.";
    assertThat(recording.origins)
        .containsEntry(at + "OrderKeys", List.of(at + "Order"))
        .containsEntry(at + "OrderAttributes", List.of(at + "Order"))
        .containsEntry(at + "OrderCodec", List.of(at + "Order"))
        .containsEntry(at + "LineAttributes", List.of(at + "Line"))
        .containsEntry(at + "LineCodec", List.of(at + "Line"))
        .containsEntry(at + "ShopTable", List.of(at + "Shop"))
        .containsEntry("META-INF/keyloom/shop-v1.json", List.of(at + "Shop"))
        .allSatisfy((file, origins) -> assertThat(origins).as(file).hasSize(1));
  }

  @Test
  void theGatewayOfListedModelsComesFromWhatListsThem() {
    Recording recording = new Recording();

    Build.Result result =
        new Build(directory)
            .source(
                "shop/Shop.java",
                "package shop; @dev.keyloom.annotation.Table(\"Shop\") public interface Shop {}")
            .source(
                "order/Order.java",
                """
                package order;

                @dev.keyloom.annotation.Model
                @dev.keyloom.annotation.Key(pk = "ORDER#{id}", sk = "META")
                public record Order(String id) implements shop.Shop {}
                """)
            .source(
                "app/Tables.java",
                """
                package app;

                @dev.keyloom.annotation.TableOf(value = shop.Shop.class, models = order.Order.class)
                final class Tables {}
                """)
            .withProcessor(recording)
            .compile();

    assertThat(result.messages()).isEmpty();
    assertThat(recording.origins)
        .containsEntry("app.ShopTable", List.of("app.Tables"))
        .containsEntry("META-INF/keyloom/Shop.json", List.of("app.Tables"))
        .containsEntry("order.OrderKeys", List.of("order.Order"));
  }

  @Test
  void theProcessorTellsGradleSo() throws IOException {
    String name = "/META-INF/gradle/incremental.annotation.processors";
    try (InputStream stream = KeyloomProcessor.class.getResourceAsStream(name)) {
      assertThat(stream).isNotNull();
      assertThat(new String(stream.readAllBytes(), StandardCharsets.UTF_8))
          .isEqualToIgnoringNewLines(KeyloomProcessor.class.getName() + ",isolating");
    }
  }

  /** The processor, with a filer that takes notes. */
  private static final class Recording extends AbstractProcessor {
    private final SortedMap<String, List<String>> origins = new TreeMap<>();
    private final KeyloomProcessor processor = new KeyloomProcessor();

    @Override
    public synchronized void init(ProcessingEnvironment environment) {
      processor.init(
          new Environment(environment, new NotingFiler(environment.getFiler(), origins)));
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      processor.process(annotations, round);
      return false;
    }

    @Override
    public Set<String> getSupportedAnnotationTypes() {
      return processor.getSupportedAnnotationTypes();
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
      return processor.getSupportedSourceVersion();
    }
  }

  private record NotingFiler(Filer filer, Map<String, List<String>> origins) implements Filer {
    @Override
    public JavaFileObject createSourceFile(CharSequence name, Element... elements)
        throws IOException {
      note(name, elements);
      return filer.createSourceFile(name, elements);
    }

    @Override
    public JavaFileObject createClassFile(CharSequence name, Element... elements)
        throws IOException {
      note(name, elements);
      return filer.createClassFile(name, elements);
    }

    @Override
    public FileObject createResource(
        JavaFileManager.Location location,
        CharSequence moduleAndPackage,
        CharSequence name,
        Element... elements)
        throws IOException {
      note(name, elements);
      return filer.createResource(location, moduleAndPackage, name, elements);
    }

    @Override
    public FileObject getResource(
        JavaFileManager.Location location, CharSequence moduleAndPackage, CharSequence name)
        throws IOException {
      return filer.getResource(location, moduleAndPackage, name);
    }

    private void note(CharSequence name, Element... elements) {
      origins.put(name.toString(), Arrays.stream(elements).map(Element::toString).toList());
    }
  }

  private record Environment(ProcessingEnvironment environment, Filer filer)
      implements ProcessingEnvironment {
    @Override
    public Map<String, String> getOptions() {
      return environment.getOptions();
    }

    @Override
    public Messager getMessager() {
      return environment.getMessager();
    }

    @Override
    public Filer getFiler() {
      return filer;
    }

    @Override
    public Elements getElementUtils() {
      return environment.getElementUtils();
    }

    @Override
    public Types getTypeUtils() {
      return environment.getTypeUtils();
    }

    @Override
    public SourceVersion getSourceVersion() {
      return environment.getSourceVersion();
    }

    @Override
    public Locale getLocale() {
      return environment.getLocale();
    }
  }
}
