package dev.keyloom.benchmark;

import java.io.IOException;
import java.io.StringWriter;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/**
 * What the processor adds to a compilation: one table of 100 models with 12 attributes each,
 * compiled with and without it, in turn, in one JVM.
 *
 * <p>The compiler is warm after the first rounds, as it is in a build daemon; the first round is
 * shown too, since a command-line build starts cold. "With" compiles the generated classes as well.
 */
public final class CompileTime {
  private static final int MODELS = 100;
  private static final int ROUNDS = 7;

  private CompileTime() {}

  /** Prints seconds for each round, and the medians. */
  public static void main(String[] args) throws IOException {
    List<JavaFileObject> sources = sources();
    double[] plain = new double[ROUNDS];
    double[] processed = new double[ROUNDS];
    System.out.printf("%d models of 12 attributes, seconds%n", MODELS);
    System.out.printf("%5s %8s %8s%n", "round", "without", "with");
    for (int round = 0; round < ROUNDS; round++) {
      plain[round] = compile(sources, "-proc:none");
      processed[round] = compile(sources, "-Xlint:none");
      System.out.printf("%5d %8.2f %8.2f%n", round + 1, plain[round], processed[round]);
    }
    System.out.printf("%5s %8.2f %8.2f%n", "mid", median(plain), median(processed));
  }

  private static double compile(List<JavaFileObject> sources, String option) throws IOException {
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    Path output = Files.createTempDirectory("keyloom-compile-time");
    StringWriter messages = new StringWriter();
    List<String> options =
        List.of(
            "-classpath", System.getProperty("java.class.path"), "-d", output.toString(), option);
    long start = System.nanoTime();
    boolean compiled = javac.getTask(messages, null, null, options, null, sources).call();
    double seconds = (System.nanoTime() - start) / 1e9;
    delete(output);
    if (!compiled) {
      throw new IllegalStateException(messages.toString());
    }
    return seconds;
  }

  private static double median(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return sorted[sorted.length / 2];
  }

  private static List<JavaFileObject> sources() {
    List<JavaFileObject> sources = new ArrayList<>();
    String permitted =
        IntStream.range(0, MODELS).mapToObj(n -> "Model" + n).collect(Collectors.joining(", "));
    sources.add(
        source(
            "Big",
            """
            package big;

            @dev.keyloom.annotation.Table("Big")
            public sealed interface Big permits %s {}
            """
                .formatted(permitted)));
    for (int n = 0; n < MODELS; n++) {
      sources.add(source("Model" + n, model(n)));
    }
    return sources;
  }

  private static String model(int n) {
    return """
    package big;

    import dev.keyloom.annotation.*;
    import java.math.BigDecimal;
    import java.time.*;
    import java.util.*;

    @Model
    @Key(pk = "M%1$d#{tenant}", sk = "ITEM#{day}#{number:6}")
    @Gsi(index = "GSI1", name = "byOwner", pk = "M%1$d#OWNER#{owner}", sk = "{created}")
    public record Model%1$d(
        String tenant,
        LocalDate day,
        int number,
        String owner,
        Instant created,
        boolean active,
        long count,
        BigDecimal price,
        UUID reference,
        List<String> notes,
        Set<String> tags,
        Map<String, String> labels)
        implements Big {}
    """
        .formatted(n);
  }

  private static JavaFileObject source(String name, String text) {
    return new SimpleJavaFileObject(
        URI.create("string:///big/" + name + ".java"), JavaFileObject.Kind.SOURCE) {
      @Override
      public CharSequence getCharContent(boolean ignoreEncodingErrors) {
        return text;
      }
    };
  }

  private static void delete(Path folder) throws IOException {
    List<Path> paths;
    try (Stream<Path> walk = Files.walk(folder)) {
      paths = walk.sorted(Comparator.reverseOrder()).toList();
    }
    for (Path path : paths) {
      Files.delete(path);
    }
  }
}
