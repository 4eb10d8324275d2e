package dev.keyloom;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.util.JavacTask;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;

/** What the types of paths, conditions and updates let through, and what they stop. */
class TypeSafetyTest {
  private static final List<String> COMPILES =
      List.of(
          "update.set(LOGINS, 5).set(LOGINS, 5L).set(LOGINS, boxed).set(LOGINS, null)",
          "update.set(RANK, 5).set(RANK, n).set(RANK, null).set(SCORE, 1.5).set(PRICE, big)",
          "update.add(LOGINS, 1).add(LOGINS, boxed).add(RANK, 1).add(SCORE, 0.5).add(PRICE, big)",
          "update.setIfAbsent(LOGINS, 5).given(LOGINS, 5).given(NAME, null).remove(NICKS.at(3))",
          "update.append(NICKS, \"x\").appendAll(NICKS, List.of(\"x\")).prepend(NICKS, \"x\")",
          "update.addToSet(TAGS, \"x\").addToSet(TAGS, List.of(\"x\")).removeFromSet(TAGS, \"x\")",
          "update.set(DAYS.key(\"2021-03-03\"), \"x\").onlyIf(NAME.eq(\"x\")).returningNew()",
          "LOGINS.gt(5).and(LOGINS.gt(boxed)).and(PRICE.gt(5)).and(PRICE.gt(big))",
          "RANK.eq(5).and(RANK.eq(null)).and(RANK.eq(n)).and(LOGINS.between(1, 10L))",
          "SCORE.gt(1.5).and(SCORE.gt(1)).and(SCORE.between(1.0, 2.0))",
          "NAME.beginsWith(\"x\").or(TAGS.size().gt(3)).or(NICKS.at(0).eq(\"x\"))",
          "NAME.anyOf(\"a\", \"b\").and(RANK.anyOf(1, 2)).and(NAME.anyOf(List.of(\"a\")))",
          "TOKEN.attributeType(AttributeType.STRING).and(TOKEN.exists())",
          "Condition.raw(\"{0} < {1}\", LOGINS, LOGINS.value(5L)).and(NAME.isNull())",
          "Condition.raw(\"{0} < {1}\", TAGS.size(), RANK)");

  private static final List<String> DOES_NOT_COMPILE =
      List.of(
          "NAME.eq(\"x\").and(OTHER.eq(\"x\"))",
          "update.onlyIf(OTHER.eq(\"x\"))",
          "update.set(OTHER, \"x\")",
          "update.set(NAME, 5)",
          "update.set(LOGINS, \"5\")",
          "update.set(LOGINS, 1.5)",
          "update.add(NAME, \"x\")",
          "update.add(TAGS, \"x\")",
          "update.append(TAGS, \"x\")",
          "update.append(NICKS, 5)",
          "update.addToSet(NICKS, \"x\")",
          "update.addToSet(TAGS, 5)",
          "update.set(TAGS.size(), 5)",
          "update.given(NAME, 5)",
          "LOGINS.beginsWith(\"1\")",
          "LOGINS.contains(5)",
          "LOGINS.size()",
          "TOKEN.lt(null)",
          "TAGS.lt(null)",
          "CREATED_AT.gt(\"2020\")",
          "NAME.gt(5)",
          "TAGS.contains(5)",
          "NAME.anyOf(1, 2)",
          "NAME.eq(CREATED_AT)",
          "Condition.raw(\"{0} < {1}\", LOGINS, OTHER)",
          "Condition.raw(\"{0} < {1}\", LOGINS, 5)",
          "new Condition<Sample>(Expression.Constant.ALWAYS)");

  private static final String DECLARATIONS =
      """
      package other;
      import dev.keyloom.*;
      import dev.keyloom.codec.AttributeType;
      import dev.keyloom.codec.Codecs;
      import java.math.BigDecimal;
      import java.time.*;
      import java.util.*;
      class Usage {
        static class Sample {}
        static class Stranger {}
        static final StringPath<Stranger> OTHER = new StringPath<>(DocumentPath.of("o"));
        static final StringPath<Sample> NAME = new StringPath<>(DocumentPath.of("n"));
        static final NumberPath<Sample, Long> LOGINS =
            new NumberPath<>(DocumentPath.of("l"), Codecs.LONG);
        static final NumberPath<Sample, Integer> RANK =
            new NumberPath<>(DocumentPath.of("r"), Codecs.INT);
        static final NumberPath<Sample, Double> SCORE =
            new NumberPath<>(DocumentPath.of("s"), Codecs.DOUBLE);
        static final NumberPath<Sample, BigDecimal> PRICE =
            new NumberPath<>(DocumentPath.of("p"), Codecs.BIG_DECIMAL);
        static final AttributePath<Sample, UUID> TOKEN =
            new AttributePath<>(DocumentPath.of("t"), Codecs.UUID);
        static final InstantPath<Sample> CREATED_AT = new InstantPath<>(DocumentPath.of("c"));
        static final SetPath<Sample, String> TAGS =
            new SetPath<>(DocumentPath.of("tags"), Codecs.STRING);
        static final ListPath<Sample, String, StringPath<Sample>> NICKS =
            new ListPath<>(DocumentPath.of("nicks"), Codecs.STRING, StringPath::new);
        static final MapPath<Sample, String, StringPath<Sample>> DAYS =
            new MapPath<>(DocumentPath.of("days"), Codecs.STRING, StringPath::new);
      """;

  private static final String LINE =
      "class Line%d { Object use(Update<Sample, Void> update, Long boxed, int n, BigDecimal big) {"
          + " return %s; } }\n";

  @Test
  void what_is_right_compiles() {
    assertThat(refused(COMPILES)).isEmpty();
  }

  @Test
  void what_is_wrong_does_not() {
    assertThat(refused(DOES_NOT_COMPILE)).containsExactlyElementsOf(DOES_NOT_COMPILE);
  }

  /** Compiles each expression on a line of its own, and returns those with an error. */
  private static List<String> refused(List<String> expressions) {
    StringBuilder source = new StringBuilder(DECLARATIONS);
    long line = DECLARATIONS.lines().count();
    for (String expression : expressions) {
      source.append(LINE.formatted(source.length(), expression));
    }
    Set<Long> lines = errors(source.append("}\n").toString());
    List<String> refused = new ArrayList<>();
    for (String expression : expressions) {
      line++;
      if (lines.contains(line)) {
        refused.add(expression);
      }
    }
    return refused;
  }

  private static Set<Long> errors(String source) {
    JavaFileObject file =
        new SimpleJavaFileObject(URI.create("string:///Usage.java"), JavaFileObject.Kind.SOURCE) {
          @Override
          public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return source;
          }
        };
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    JavacTask task =
        (JavacTask)
            ToolProvider.getSystemJavaCompiler()
                .getTask(
                    null,
                    null,
                    diagnostics,
                    List.of("-proc:none", "-cp", System.getProperty("java.class.path")),
                    null,
                    List.of(file));
    try {
      task.analyze();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return diagnostics.getDiagnostics().stream()
        .filter(d -> d.getKind() == Diagnostic.Kind.ERROR)
        .map(Diagnostic::getLineNumber)
        .collect(Collectors.toSet());
  }
}
