package dev.keyloom.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Compiles each file of {@code errors} and compares what is found with the comments in it.
 *
 * <p>{@code // ERROR KL203 WARN KL212} stands on the line of these findings; {@code // NOWHERE
 * ERROR KL001} stands for one without a line; {@code // OPTION -A…} is an option of the compiler.
 */
class ProblemFixturesTest {
  private static final Pattern MARK = Pattern.compile("// ((?:(?:ERROR|WARN|NOTE|KL\\d+) ?)+)$");
  private static final Pattern CODE = Pattern.compile("\\[(KL\\d+) ");

  static Stream<Path> fixtures() throws IOException {
    return Fixtures.all();
  }

  @ParameterizedTest
  @MethodSource("fixtures")
  void findsWhatTheFixtureSays(Path fixture) throws IOException {
    List<String> lines = Files.readAllLines(fixture);

    Compilation compilation = Fixtures.compile(fixture, options(lines));

    assertThat(found(compilation.diagnostics()))
        .containsExactlyInAnyOrderElementsOf(expected(lines));
    assertThat(compilation.diagnostics())
        .noneMatch(diagnostic -> diagnostic.getMessage(null).contains("bug in Keyloom"));
  }

  /** The compiler of Eclipse knows fewer places, but the findings are the same. */
  @ParameterizedTest
  @MethodSource("fixtures")
  void findsTheSameWithEcj(Path fixture, @TempDir Path output) throws IOException {
    List<String> lines = Files.readAllLines(fixture);
    List<String> options = options(lines);
    options.addAll(List.of("-17", "-d", output.toString(), "-s", output.toString()));
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    JavaCompiler ecj = new EclipseCompiler();
    try (StandardJavaFileManager files = ecj.getStandardFileManager(diagnostics, null, null)) {
      JavaCompiler.CompilationTask task =
          ecj.getTask(
              new StringWriter(),
              files,
              diagnostics,
              options,
              null,
              files.getJavaFileObjects(fixture));
      task.setProcessors(List.of(new KeyloomProcessor()));
      task.call();
    }

    assertThat(found(diagnostics.getDiagnostics()))
        .extracting(finding -> finding.substring(finding.indexOf(' ')))
        .containsExactlyInAnyOrderElementsOf(
            expected(lines).stream()
                .map(finding -> finding.substring(finding.indexOf(' ')))
                .toList());
  }

  private static List<String> options(List<String> lines) {
    List<String> options = new ArrayList<>(List.of("-proc:only"));
    lines.stream()
        .filter(line -> line.startsWith("// OPTION "))
        .forEach(line -> options.add(line.substring("// OPTION ".length())));
    return options;
  }

  private static List<String> expected(List<String> lines) {
    List<String> expected = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      if (line.startsWith("// NOWHERE ")) {
        expected.add("nowhere: " + line.substring("// NOWHERE ".length()));
        continue;
      }
      Matcher mark = MARK.matcher(line);
      if (mark.find()) {
        String severity = "";
        for (String word : mark.group(1).split(" ", -1)) {
          if (word.startsWith("KL")) {
            expected.add((i + 1) + ": " + severity + " " + word);
          } else {
            severity = word;
          }
        }
      }
    }
    return expected;
  }

  private static List<String> found(
      List<? extends Diagnostic<? extends JavaFileObject>> diagnostics) {
    List<String> found = new ArrayList<>();
    for (Diagnostic<? extends JavaFileObject> diagnostic : diagnostics) {
      Matcher code = CODE.matcher(diagnostic.getMessage(null));
      if (code.find()) {
        long line = diagnostic.getLineNumber();
        String place = line == Diagnostic.NOPOS ? "nowhere" : Long.toString(line);
        found.add(place + ": " + severity(diagnostic.getKind()) + " " + code.group(1));
      }
    }
    return found;
  }

  private static String severity(Diagnostic.Kind kind) {
    return switch (kind) {
      case ERROR -> "ERROR";
      case WARNING, MANDATORY_WARNING -> "WARN";
      case NOTE, OTHER -> "NOTE";
    };
  }
}
