package dev.keyloom.benchmark;

import java.io.IOException;
import java.io.StringWriter;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
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
 * compiled without it, with it alone ({@code -proc:only}), and with it and the classes that it
 * generates; in turn, in one JVM.
 *
 * <p>Times are CPU seconds of the compiler's thread, which a busy machine disturbs little. The
 * compiler is warm after the first rounds, as it is in a build daemon; the first round is shown
 * too, since a build from the command line starts cold.
 */
public final class CompileTime {
  private static final int MODELS = 100;
  private static final int ROUNDS = 5;

  private CompileTime() {}

  /** Prints the seconds of each round, and the medians. */
  public static void main(String[] args) throws IOException {
    List<JavaFileObject> sources = sources();
    String[] options = {"-proc:none", "-proc:only", "-Xlint:none"};
    double[][] seconds = new double[options.length][ROUNDS];
    System.out.printf("%d models of 12 attributes, CPU seconds%n", MODELS);
    System.out.printf("%6s %8s %8s %8s%n", "round", "without", "alone", "with");
    for (int round = 0; round < ROUNDS; round++) {
      for (int option = 0; option < options.length; option++) {
        seconds[option][round] = compile(sources, options[option]);
      }
      print(Integer.toString(round + 1), seconds[0][round], seconds[1][round], seconds[2][round]);
    }
    print("median", median(seconds[0]), median(seconds[1]), median(seconds[2]));
  }

  private static void print(String round, double without, double alone, double with) {
    System.out.printf("%6s %8.2f %8.2f %8.2f%n", round, without, alone, with);
  }

  private static double compile(List<JavaFileObject> sources, String option) throws IOException {
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    Path output = Files.createTempDirectory("keyloom-compile-time");
    StringWriter messages = new StringWriter();
    List<String> options =
        List.of(
            "-classpath", System.getProperty("java.class.path"), "-d", output.toString(), option);
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    long start = threads.getCurrentThreadCpuTime();
    boolean compiled = javac.getTask(messages, null, null, options, null, sources).call();
    double seconds = (threads.getCurrentThreadCpuTime() - start) / 1e9;
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
