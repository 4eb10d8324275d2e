package dev.keyloom.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
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
    List<String> options = new ArrayList<>(List.of("-proc:only"));
    lines.stream()
        .filter(line -> line.startsWith("// OPTION "))
        .forEach(line -> options.add(line.substring("// OPTION ".length())));

    Compilation compilation = Fixtures.compile(fixture, options);

    assertThat(found(compilation)).containsExactlyInAnyOrderElementsOf(expected(lines));
    assertThat(compilation.diagnostics())
        .noneMatch(diagnostic -> diagnostic.getMessage(null).contains("bug in Keyloom"));
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

  private static List<String> found(Compilation compilation) {
    List<String> found = new ArrayList<>();
    for (Diagnostic<? extends JavaFileObject> diagnostic : compilation.diagnostics()) {
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
