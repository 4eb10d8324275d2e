package dev.keyloom.processor.diagnostic;

import java.util.ArrayList;
import java.util.List;

/** Collects findings, so that none hides another. */
public final class Findings {
  private final List<Finding> all = new ArrayList<>();

  /** Adds a finding. */
  public void add(Finding finding) {
    all.add(finding);
  }

  /** Adds a problem at a place; the arguments fill the problem's message. */
  public void add(Problem problem, Location location, Object... arguments) {
    all.add(problem.at(location, arguments));
  }

  /** Adds findings. */
  public void addAll(List<Finding> findings) {
    all.addAll(findings);
  }

  /** Whether one of them is an error by nature, whatever the options make of it. */
  public boolean haveErrors() {
    return all.stream().anyMatch(finding -> finding.problem().severity() == Severity.ERROR);
  }

  /** All findings in the order in which they were added. */
  public List<Finding> all() {
    return List.copyOf(all);
  }
}
