package dev.keyloom.processor.diagnostic;

import java.util.Locale;
import java.util.Optional;

/** How much a finding weighs. */
public enum Severity {
  /** The design cannot work, loses data or returns wrong rows; the compilation fails. */
  ERROR,
  /** It works, but will hurt. */
  WARNING,
  /** Advice. */
  NOTE,
  /** Not reported. */
  OFF;

  /** The severity of that name in lower case. */
  static Optional<Severity> parse(String name) {
    for (Severity severity : values()) {
      if (severity.toString().equals(name)) {
        return Optional.of(severity);
      }
    }
    return Optional.empty();
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
