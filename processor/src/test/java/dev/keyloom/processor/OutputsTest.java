package dev.keyloom.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which files a finding withholds, and what is read from classes compiled earlier. */
class OutputsTest {
  private static final String HEAD =
      """
      package shop;

      import dev.keyloom.annotation.*;

      """;

  private static final String SHOP =
      HEAD
          + """
          @Table("Shop")
          public sealed interface Shop permits Order, Item {}
          """;

  private static final String ORDER =
      HEAD
          + """
          @Model
          @Key(pk = "ORDERS", sk = "ORDER#{id}")
          public record Order(String id, Owner owner) implements Shop {}
          """;

  private static final String ITEM =
      HEAD
          + """
          @Model
          @Key(pk = "ITEM#{id}", sk = "META")
          public record Item(String id) implements Shop {}
          """;

  private static final String OWNER =
      HEAD
          + """
          @Embeddable
          public record Owner(String id) {}
          """;

  @TempDir private Path classes;
  @TempDir private Path generated;
  private final List<String> codes = new ArrayList<>();

  private List<String> compile(List<String> options, String... sources) throws IOException {
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files = javac.getStandardFileManager(diagnostics, null, null)) {
      files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(classes));
      files.setLocationFromPaths(StandardLocation.SOURCE_OUTPUT, List.of(generated));
      JavaCompiler.CompilationTask task =
          javac.getTask(
              null,
              files,
              diagnostics,
              options,
              null,
              Arrays.stream(sources).map(Compilations::source).toList());
      task.setProcessors(List.of(new KeyloomProcessor()));
      task.call();
    }
    diagnostics.getDiagnostics().stream()
        .map(diagnostic -> diagnostic.getMessage(null))
        .filter(message -> message.startsWith("[KL"))
        .forEach(message -> codes.add(message.substring(1, message.indexOf(' '))));
    try (Stream<Path> files = Files.walk(generated)) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> file.getFileName().toString())
          .sorted()
          .toList();
    }
  }

  private List<String> process(String... sources) throws IOException {
    return compile(List.of("-proc:only"), sources);
  }

  @Test
  void aWrongModelWithholdsItsFilesAndItsTables() throws IOException {
    String wrong = ITEM.replace("{id}", "{nothing}");

    assertThat(process(SHOP, ORDER, wrong, OWNER))
        .containsExactly(
            "OrderAttributes.java",
            "OrderCodec.java",
            "OrderKeys.java",
            "OwnerAttributes.java",
            "OwnerCodec.java");
    assertThat(codes).containsExactlyInAnyOrder("KL201", "KL212");
  }

  @Test
  void aWrongTableWithholdsItsOwnFileOnly() throws IOException {
    assertThat(process(SHOP.replace("\"Shop\"", "\"My Shop\""), ORDER, ITEM, OWNER))
        .contains("OrderKeys.java", "ItemKeys.java", "OwnerCodec.java")
        .doesNotContain("ShopTable.java");
    assertThat(codes).containsExactlyInAnyOrder("KL403", "KL212");
  }

  @Test
  void aWrongEmbeddableWithholdsTheModelsThatHoldIt() throws IOException {
    assertThat(process(SHOP, ORDER, ITEM, OWNER.replace("String id", "Thread id")))
        .containsExactly("ItemAttributes.java", "ItemCodec.java", "ItemKeys.java");
    assertThat(codes).containsExactly("KL501");
  }

  @Test
  void aFindingThatAnOptionMakesAnErrorWithholdsNothing() throws IOException {
    List<String> options = List.of("-proc:only", "-Akeyloom.lint=hot-partition:error");

    assertThat(compile(options, SHOP, ORDER, ITEM, OWNER))
        .contains("OrderKeys.java", "ShopTable.java");
    assertThat(codes).containsExactly("KL212");
  }

  @Test
  void modelsOfAnEarlierCompilationAreReadFromTheirClasses() throws IOException {
    compile(List.of(), SHOP, ORDER, ITEM, OWNER);
    String manifest = Files.readString(classes.resolve("META-INF/keyloom/Shop.json"));
    codes.clear();

    String path = classes + System.getProperty("path.separator");
    String classPath = path + System.getProperty("java.class.path");
    compile(List.of("-proc:only", "-classpath", classPath), SHOP);

    assertThat(codes).isEmpty();
    assertThat(Files.readString(classes.resolve("META-INF/keyloom/Shop.json"))).isEqualTo(manifest);
  }
}
