package dev.keyloom.processor.resolve;

import dev.keyloom.processor.declaration.Declarations;
import dev.keyloom.processor.declaration.Declarations.Stray;
import dev.keyloom.processor.declaration.Declarations.Unresolved;
import dev.keyloom.processor.declaration.SuppressionDeclaration;
import dev.keyloom.processor.declaration.Written;
import dev.keyloom.processor.diagnostic.Finding;
import dev.keyloom.processor.diagnostic.Findings;
import dev.keyloom.processor.diagnostic.Lint;
import dev.keyloom.processor.diagnostic.Problem;
import dev.keyloom.processor.diagnostic.Spelling;
import java.util.List;
import java.util.Optional;

/** Checks what belongs to no model and no table. */
public final class Leftovers {
  private Leftovers() {}

  /** Finds suppressions that suppress nothing, annotations out of place, and unknown types. */
  public static List<Finding> check(Declarations declarations) {
    Findings findings = new Findings();
    for (SuppressionDeclaration suppression : declarations.suppressions()) {
      check(suppression, findings);
    }
    for (Stray stray : declarations.strays()) {
      findings.add(
          Problem.STRAY_ANNOTATION,
          stray.location(),
          stray.annotation(),
          stray.type().simpleName());
    }
    for (Unresolved place : declarations.unresolved()) {
      findings.add(
          Problem.UNRESOLVED_TYPE,
          place.location(),
          place.where(),
          place.type().simpleName(),
          place.name());
    }
    return findings.all();
  }

  private static void check(SuppressionDeclaration suppression, Findings findings) {
    for (Written<String> name : suppression.names()) {
      Optional<Problem> problem = Lint.named(name.value());
      if (problem.isEmpty()) {
        findings.add(
            Problem.UNKNOWN_LINT,
            name.location(),
            name.value(),
            Spelling.didYouMean(name.value(), Lint.names()));
      } else if (!problem.get().adjustable()) {
        findings.add(Problem.FIXED_SEVERITY, name.location(), name.value());
      }
    }
    if (suppression.reason().value().isBlank()) {
      findings.add(Problem.SUPPRESSION_WITHOUT_REASON, suppression.reason().location());
    }
  }
}
