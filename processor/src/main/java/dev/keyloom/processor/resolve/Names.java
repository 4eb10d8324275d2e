package dev.keyloom.processor.resolve;

import dev.keyloom.processor.declaration.Written;
import dev.keyloom.processor.diagnostic.Findings;
import dev.keyloom.processor.diagnostic.Problem;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

/** Checks names against what DynamoDB allows. */
final class Names {
  /** The longest name of an attribute that is part of a key. */
  private static final int MAX_KEY_NAME_BYTES = 255;

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
    int length = name.value().getBytes(StandardCharsets.UTF_8).length;
    if (length > 0 && length <= MAX_KEY_NAME_BYTES) {
      return true;
    }
    String shown = length == 0 ? "An empty text" : "A text of " + length + " bytes";
    findings.add(Problem.BAD_ATTRIBUTE_NAME, name.location(), shown, MAX_KEY_NAME_BYTES);
    return false;
  }
}
