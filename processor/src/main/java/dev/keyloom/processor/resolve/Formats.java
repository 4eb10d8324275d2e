package dev.keyloom.processor.resolve;

import dev.keyloom.processor.diagnostic.Spelling;
import dev.keyloom.processor.model.AttributeType;
import dev.keyloom.processor.model.AttributeType.ScalarKind;
import dev.keyloom.processor.model.KeyTemplate.Format;
import java.util.List;
import java.util.regex.Pattern;

/** Decides which types can stand in a key, and in which form. */
final class Formats {
  /** DynamoDB's numbers have at most so many digits. */
  private static final int MAX_DIGITS = 38;

  private static final Pattern DIGITS = Pattern.compile("[0-9]+");
  private static final List<String> NAMES = List.of("ordered", "escaped", "millis", "seconds");

  private Formats() {}

  /** A format, or why there is none. */
  sealed interface Parsed {
    /** The format fits. */
    record Valid(Format format) implements Parsed {}

    /**
     * The format does not fit.
     *
     * @param complaint the end of the sentence "It has the format 'x', which …"
     * @param fix what to do
     */
    record Invalid(String complaint, String fix) implements Parsed {}
  }

  /** Whether a value of this type can stand in a key at all. */
  static boolean canBeKey(AttributeType type) {
    return type instanceof AttributeType.Scalar || type instanceof AttributeType.Enumeration;
  }

  /** Reads a format's text; empty text is the plain form. */
  static Parsed parse(String text, AttributeType type) {
    if (text.isEmpty()) {
      return new Parsed.Valid(new Format.Plain());
    }
    if (DIGITS.matcher(text).matches()) {
      return width(text, type);
    }
    return switch (text) {
      case "ordered" -> ordered(type);
      case "escaped" ->
          isText(type)
              ? new Parsed.Valid(new Format.Escaped())
              : misfit("is for strings", "Leave it out: this type needs no escape.");
      case "millis" ->
          is(type, ScalarKind.INSTANT)
              ? new Parsed.Valid(new Format.Millis())
              : misfit("is for instants", "Leave it out.");
      case "seconds" ->
          is(type, ScalarKind.INSTANT)
              ? new Parsed.Valid(new Format.Seconds())
              : misfit("is for instants", "Leave it out.");
      default ->
          misfit(
              "does not exist",
              "Use a width such as 6, or ordered, escaped, millis or seconds."
                  + Spelling.didYouMean(text, NAMES));
    };
  }

  private static Parsed width(String text, AttributeType type) {
    if (!isWholeNumber(type)) {
      return misfit("is for whole numbers", "Leave it out" + orOrdered(type) + ".");
    }
    if (text.length() > 2 || text.startsWith("0") || Integer.parseInt(text) > MAX_DIGITS) {
      return misfit(
          "is not a width", "Give a number of digits from 1 to " + MAX_DIGITS + ", such as 6.");
    }
    return new Parsed.Valid(new Format.Padded(Integer.parseInt(text)));
  }

  private static String orOrdered(AttributeType type) {
    return isNumber(type) ? ", or use ordered" : "";
  }

  private static Parsed ordered(AttributeType type) {
    return isNumber(type) || isText(type)
        ? new Parsed.Valid(new Format.Ordered())
        : misfit(
            "is for strings and numbers",
            "Leave it out: the plain form of this type has one width.");
  }

  private static Parsed misfit(String complaint, String fix) {
    return new Parsed.Invalid(complaint, fix);
  }

  private static boolean is(AttributeType type, ScalarKind kind) {
    return type instanceof AttributeType.Scalar scalar && scalar.kind() == kind;
  }

  private static boolean isText(AttributeType type) {
    return is(type, ScalarKind.STRING) || is(type, ScalarKind.CHARACTER);
  }

  private static boolean isNumber(AttributeType type) {
    return type instanceof AttributeType.Scalar scalar && scalar.kind().isNumber();
  }

  private static boolean isWholeNumber(AttributeType type) {
    return type instanceof AttributeType.Scalar scalar && scalar.kind().isWholeNumber();
  }
}
