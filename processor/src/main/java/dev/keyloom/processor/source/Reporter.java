package dev.keyloom.processor.source;

import dev.keyloom.processor.diagnostic.Finding;
import dev.keyloom.processor.diagnostic.Lint;
import dev.keyloom.processor.diagnostic.Problem;
import dev.keyloom.processor.diagnostic.Severity;
import dev.keyloom.processor.source.AnnotationReader.Brokenness;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.Messager;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.tools.Diagnostic;
import org.jspecify.annotations.Nullable;

/** Prints findings as messages of the compiler, each once, at the severity that the user set. */
public final class Reporter {
  private final Messager messager;
  private final Elements elements;
  private final Optional<TreePositions> positions;
  private final Lint lint;
  private final Set<String> printed = new HashSet<>();

  /** Reports to the compiler of this environment. */
  public Reporter(ProcessingEnvironment environment, Lint lint) {
    messager = environment.getMessager();
    elements = environment.getElementUtils();
    positions = TreePositions.of(environment);
    this.lint = lint;
  }

  /** Prints findings. */
  public void report(List<Finding> findings) {
    findings.forEach(this::report);
  }

  private void report(Finding finding) {
    Severity severity = lint.severityOf(finding.problem());
    SourceLocation location = (SourceLocation) finding.location().orElse(null);
    if (severity == Severity.OFF
        || (location != null && isSuppressed(finding.problem(), location))
        || !printed.add(finding.text() + (location == null ? "" : location.key()))) {
      return;
    }
    print(kind(severity), finding.text(), location);
  }

  private void print(Diagnostic.Kind kind, String text, @Nullable SourceLocation location) {
    if (location == null) {
      messager.printMessage(kind, text);
    } else if (positions.isEmpty() || !positions.get().print(kind, text, location)) {
      // Some compilers know no line for it, and class files have none: the name is better than
      // nothing.
      String place = " (" + location.type().getQualifiedName() + ")";
      messager.printMessage(
          kind, text + place, location.element(), location.annotation(), location.value());
    }
  }

  /** Reports that this processor failed, which is no finding of its. */
  public void reportFailure(String text) {
    messager.printMessage(Diagnostic.Kind.ERROR, text);
  }

  private boolean isSuppressed(Problem problem, SourceLocation location) {
    if (!problem.adjustable()) {
      return false;
    }
    for (Element at = location.element(); at != null; at = enclosing(at)) {
      boolean silenced =
          AnnotationReader.find(elements, at, OurAnnotations.SUPPRESS_LINT, new Brokenness())
              .map(annotation -> annotation.texts("value"))
              .orElse(List.of())
              .stream()
              .anyMatch(name -> name.value().equals(problem.lintName()));
      if (silenced) {
        return true;
      }
    }
    return false;
  }

  private static @Nullable Element enclosing(Element element) {
    return element.getEnclosingElement() instanceof TypeElement type ? type : null;
  }

  private static Diagnostic.Kind kind(Severity severity) {
    return switch (severity) {
      case ERROR -> Diagnostic.Kind.ERROR;
      case WARNING -> Diagnostic.Kind.WARNING;
      case NOTE, OFF -> Diagnostic.Kind.NOTE;
    };
  }
}
