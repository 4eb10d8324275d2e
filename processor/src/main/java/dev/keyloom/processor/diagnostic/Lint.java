package dev.keyloom.processor.diagnostic;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The severities that the option {@code keyloom.lint} sets, such as {@code hot-partition:error}.
 */
public final class Lint {
  private final Map<Problem, Severity> severities;
  private final List<Finding> findings;

  private Lint(Map<Problem, Severity> severities, List<Finding> findings) {
    this.severities = severities;
    this.findings = findings;
  }

  /**
   * Reads the option.
   *
   * @param option pairs of a name and a severity, parted by commas; may be empty
   */
  public static Lint parse(String option) {
    Map<Problem, Severity> severities = new EnumMap<>(Problem.class);
    List<Finding> findings = new ArrayList<>();
    for (String entry : option.split(",", -1)) {
      if (entry.isBlank()) {
        continue;
      }
      String[] pair = entry.strip().split(":", -1);
      Optional<Severity> severity =
          pair.length == 2 ? Severity.parse(pair[1].strip()) : Optional.empty();
      if (severity.isEmpty()) {
        findings.add(Problem.MALFORMED_LINT_OPTION.nowhere(entry.strip()));
        continue;
      }
      String name = pair[0].strip();
      Optional<Problem> problem = named(name);
      if (problem.isEmpty()) {
        findings.add(Problem.UNKNOWN_LINT.nowhere(name, Spelling.didYouMean(name, names())));
      } else if (!problem.get().adjustable() && severity.get() != Severity.ERROR) {
        findings.add(Problem.FIXED_SEVERITY.nowhere(name));
      } else {
        severities.put(problem.get(), severity.get());
      }
    }
    return new Lint(severities, findings);
  }

  /** What is wrong with the option itself. */
  public List<Finding> findings() {
    return List.copyOf(findings);
  }

  /** How much a problem weighs in this compilation. */
  public Severity severityOf(Problem problem) {
    return severities.getOrDefault(problem, problem.severity());
  }

  /** The problem that options call by this name. */
  public static Optional<Problem> named(String name) {
    return Arrays.stream(Problem.values())
        .filter(problem -> problem.lintName().equals(name))
        .findFirst();
  }

  /** Every name that options may use. */
  public static List<String> names() {
    return Arrays.stream(Problem.values()).map(Problem::lintName).toList();
  }
}
