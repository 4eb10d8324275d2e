package dev.keyloom.processor.resolve;

import dev.keyloom.processor.diagnostic.Spelling;
import dev.keyloom.processor.model.AttributeType;
import dev.keyloom.processor.model.AttributeType.ScalarKind;
import dev.keyloom.processor.model.KeyTemplate.Format;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Decides which types can stand in a key, and in which form. */
final class Formats {
  /** DynamoDB's numbers have at most so many digits. */
  private static final int MAX_DIGITS = 38;

  private static final Pattern DIGITS = Pattern.compile("[0-9]+");

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
    return type instanceof AttributeType.Enumeration
        || (type instanceof AttributeType.Scalar scalar && scalar.kind().canBeKey());
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
      case "ordered" ->
          isNumber(type) || isText(type)
              ? new Parsed.Valid(new Format.Ordered())
              : misfit("is for strings and numbers", type);
      case "escaped" ->
          isText(type) ? new Parsed.Valid(new Format.Escaped()) : misfit("is for strings", type);
      case "millis" ->
          isPointInTime(type)
              ? new Parsed.Valid(new Format.Millis())
              : misfit("is for points in time", type);
      case "seconds" ->
          isPointInTime(type)
              ? new Parsed.Valid(new Format.Seconds())
              : misfit("is for points in time", type);
      default -> unknown(text, type);
    };
  }

  private static Parsed width(String text, AttributeType type) {
    if (!isWholeNumber(type)) {
      return misfit("is for whole numbers", type);
    }
    if (text.length() > 2 || text.startsWith("0") || Integer.parseInt(text) > MAX_DIGITS) {
      return new Parsed.Invalid(
          "is not a width", "Give a number of digits from 1 to " + MAX_DIGITS + ", such as 6.");
    }
    return new Parsed.Valid(new Format.Padded(Integer.parseInt(text)));
  }

  private static Parsed unknown(String text, AttributeType type) {
    return new Parsed.Invalid(
        "does not exist", advice(type) + Spelling.didYouMean(text, names(type)));
  }

  private static Parsed misfit(String complaint, AttributeType type) {
    return new Parsed.Invalid(complaint, advice(type));
  }

  /** What can stand after the colon for this type. */
  private static String advice(AttributeType type) {
    List<String> fitting =
        new ArrayList<>(isWholeNumber(type) ? List.of("a width such as 6") : List.of());
    fitting.addAll(names(type));
    return fitting.isEmpty()
        ? "Leave it out: this type has one form."
        : "Leave it out, or use " + String.join(" or ", fitting) + ".";
  }

  /** The formats of this type that have a name. */
  private static List<String> names(AttributeType type) {
    if (isText(type)) {
      return List.of("ordered", "escaped");
    }
    if (isPointInTime(type)) {
      return List.of("millis", "seconds");
    }
    return isNumber(type) ? List.of("ordered") : List.of();
  }

  private static boolean is(AttributeType type, ScalarKind kind) {
    return type instanceof AttributeType.Scalar scalar && scalar.kind() == kind;
  }

  private static boolean isPointInTime(AttributeType type) {
    return is(type, ScalarKind.INSTANT) || is(type, ScalarKind.LOCAL_DATE_TIME);
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
