package dev.keyloom.processor.resolve;

import dev.keyloom.processor.declaration.Written;
import dev.keyloom.processor.diagnostic.Findings;
import dev.keyloom.processor.diagnostic.Problem;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Pattern;

/** Checks names against what DynamoDB allows. */
final class Names {
  /** The longest name of an attribute that is part of a key. */
  private static final int MAX_KEY_NAME_BYTES = 255;

  /** The longest name of any other attribute. */
  private static final int MAX_NAME_BYTES = 65_535;

  private static final Pattern TABLE_NAME = Pattern.compile("[a-zA-Z0-9_.-]{3,255}");

  private Names() {}

  /** Checks the name of a table or an index; {@code what} is one of these, with its article. */
  static boolean checkTableName(Written<String> name, String what, Findings findings) {
    if (TABLE_NAME.matcher(name.value()).matches()) {
      return true;
    }
    findings.add(Problem.BAD_TABLE_NAME, name.location(), name.value(), what);
    return false;
  }

  /** Checks the name of a key attribute. */
  static boolean checkKeyName(Written<String> name, Findings findings) {
    return checkAttributeName(name, MAX_KEY_NAME_BYTES, findings);
  }

  /** Checks the name of an attribute that is not a key. */
  static boolean checkAttributeName(Written<String> name, Findings findings) {
    return checkAttributeName(name, MAX_NAME_BYTES, findings);
  }

  private static boolean checkAttributeName(Written<String> name, int maxBytes, Findings findings) {
    Optional<String> shown = complaint(name.value(), maxBytes);
    shown.ifPresent(
        text -> findings.add(Problem.BAD_ATTRIBUTE_NAME, name.location(), text, maxBytes));
    return shown.isEmpty();
  }

  private static Optional<String> complaint(String name, int maxBytes) {
    if (name.isEmpty()) {
      return Optional.of("An empty text");
    }
    // It would be sent as a question mark, and two names could become one.
    if (name.codePoints().anyMatch(Names::isHalfOfAPair)) {
      return Optional.of("A text with half of a surrogate pair, which has no UTF-8 form,");
    }
    int length = name.getBytes(StandardCharsets.UTF_8).length;
    return length > maxBytes ? Optional.of("A text of " + length + " bytes") : Optional.empty();
  }

  private static boolean isHalfOfAPair(int codePoint) {
    return codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE;
  }
}
