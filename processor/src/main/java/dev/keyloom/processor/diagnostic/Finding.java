package dev.keyloom.processor.diagnostic;

import java.util.Optional;

/**
 * A problem at a place.
 *
 * @param message what is wrong and how to mend it
 * @param location where; empty for what does not stand in a source, such as an option
 */
public record Finding(Problem problem, String message, Optional<Location> location) {
  /** The message as the compiler prints it: {@code [KL203 unpadded-number] …}. */
  public String text() {
    return "[" + problem.code() + " " + problem.lintName() + "] " + message;
  }
}
