package dev.keyloom.processor.language;

import dev.keyloom.processor.model.AttributeType;
import dev.keyloom.processor.model.AttributeType.ScalarKind;
import dev.keyloom.processor.model.KeyTemplate.Format;
import dev.keyloom.processor.model.KeyTemplate.Part;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The texts that one component can become, as wide as necessary and as narrow as possible: what a
 * value is refused for cannot be part of a key.
 */
final class ComponentLanguages {
  /** DynamoDB's numbers have at most so many digits. */
  private static final int MAX_DIGITS = 38;

  /** The number of decimal digits that every long has when it is written in order. */
  private static final int ORDERED_LONG_DIGITS = 19;

  /** The digits of an ordered decimal number: three for the exponent, then the significant ones. */
  private static final int ORDERED_DECIMAL_DIGITS = 3 + MAX_DIGITS;

  /** The years of {@code Instant} end at a thousand million. */
  private static final int MAX_YEAR_DIGITS = 10;

  private static final CharacterSet DIGIT = CharacterSet.range('0', '9');
  private static final CharacterSet HEX = CharacterSet.anyOf("0123456789abcdef");

  private ComponentLanguages() {}

  /**
   * The texts of a component.
   *
   * @param separator the model's
   * @param terminator the first character of the literal that follows, if one does
   */
  static Language of(Part.Component part, String separator, Optional<Integer> terminator) {
    AttributeType type = part.component().type();
    if (type instanceof AttributeType.Enumeration enumeration) {
      return Language.anyOf(enumeration.constants().stream().map(Language::text).toList());
    }
    ScalarKind kind = ((AttributeType.Scalar) type).kind();
    Format format = part.format();
    return switch (kind) {
      case STRING -> string(format, separator, terminator);
      case CHARACTER ->
          format instanceof Format.Plain
              ? Language.one(
                  allowed(terminator).without(single(separator)).intersect(CharacterSet.UNITS))
              : string(format, separator, terminator);
      case BOOLEAN -> truth();
      case BYTE, SHORT, INT, LONG, BIG_INTEGER -> wholeNumber(kind, format);
      case FLOAT, DOUBLE, BIG_DECIMAL ->
          format instanceof Format.Ordered ? orderedNumber() : decimal();
      case UUID -> uuid();
      case LOCAL_DATE -> shape("9999-99-99");
      case INSTANT -> instant(format);
      case BYTES -> Language.anything();
    };
  }

  /**
   * The texts of a value in its own stored form, where it is a string or a number. Dates and
   * instants of any year can be stored, and an instant with as many digits as it needs.
   */
  static Language stored(AttributeType type) {
    if (type instanceof AttributeType.Enumeration enumeration) {
      return Language.anyOf(enumeration.constants().stream().map(Language::text).toList());
    }
    if (!(type instanceof AttributeType.Scalar scalar)) {
      return anyText();
    }
    return switch (scalar.kind()) {
      case BYTE, SHORT, INT, LONG, BIG_INTEGER -> wholeNumber(scalar.kind(), new Format.Plain());
      case FLOAT, DOUBLE, BIG_DECIMAL -> decimal();
      case CHARACTER -> Language.one(CharacterSet.UNITS);
      case BOOLEAN -> truth();
      case UUID -> uuid();
      case LOCAL_DATE -> Language.sequence(List.of(anyYear(), shape("-99-99")));
      case INSTANT ->
          Language.sequence(
              List.of(anyYear(), shape("-99-99T99:99:99"), fraction(), Language.text("Z")));
      case STRING, BYTES -> anyText();
    };
  }

  private static Language anyText() {
    return Language.one(CharacterSet.ALL).repeated(1, Integer.MAX_VALUE);
  }

  /** A year as {@code java.time} writes it: of four digits at least, with a sign beyond these. */
  private static Language anyYear() {
    Language sign = Language.one(CharacterSet.anyOf("+-")).repeated(0, 1);
    return Language.sequence(List.of(sign, Language.one(DIGIT).repeated(4, MAX_YEAR_DIGITS)));
  }

  /** The fraction of a second that is stored: none, or as many groups of digits as are needed. */
  private static Language fraction() {
    Language group = shape("999");
    return Language.sequence(List.of(Language.text("."), group.repeated(1, 3))).repeated(0, 1);
  }

  private static Language truth() {
    return Language.anyOf(List.of(Language.text("true"), Language.text("false")));
  }

  private static Language uuid() {
    return shape("xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx");
  }

  private static Language string(Format format, String separator, Optional<Integer> terminator) {
    if (format instanceof Format.Escaped) {
      return escaped(separator, terminator);
    }
    if (format instanceof Format.Ordered) {
      return orderedString(separator, terminator);
    }
    return Language.without(allowed(terminator), separator);
  }

  private static CharacterSet allowed(Optional<Integer> terminator) {
    return terminator.map(CharacterSet.ALL::without).orElse(CharacterSet.ALL);
  }

  private static String single(String separator) {
    return separator.codePointCount(0, separator.length()) == 1 ? separator : "";
  }

  /** The escape is '%', or another sign if that delimits. */
  private static Language escaped(String separator, Optional<Integer> terminator) {
    String delimiters = separator + terminator.map(Character::toString).orElse("");
    int escape = '%';
    for (int sign = '!'; delimiters.indexOf(escape) >= 0 && sign <= '~'; sign++) {
      escape = Character.isLetterOrDigit(sign) ? escape : sign;
    }
    String special = Character.toString(escape) + delimiters;
    List<Language> one = new ArrayList<>();
    one.add(Language.one(CharacterSet.ALL.without(special)));
    for (int character : special.codePoints().distinct().toArray()) {
      one.add(Language.text(encoded(character, escape)));
    }
    return Language.anyOf(one).repeated(1, Integer.MAX_VALUE);
  }

  private static String encoded(int character, int escape) {
    StringBuilder text = new StringBuilder();
    for (byte each : Character.toString(character).getBytes(StandardCharsets.UTF_8)) {
      text.appendCodePoint(escape).append(String.format(Locale.ROOT, "%02X", each));
    }
    return text.toString();
  }

  /** The escape is the character after all that delimits; it and all before it are escaped. */
  private static Language orderedString(String separator, Optional<Integer> terminator) {
    int escape = Math.max(separator.codePointAt(0), terminator.orElse(0)) + 1;
    int width = escape <= 0xFF ? 2 : 6;
    CharacterSet high = CharacterSet.range(escape + 1, Character.MAX_CODE_POINT);
    Language hex = Language.one(CharacterSet.anyOf("0123456789ABCDEF")).repeated(width, width);
    Language low = Language.sequence(List.of(Language.one(CharacterSet.of(escape)), hex));
    return Language.anyOf(List.of(Language.one(CharacterSet.ALL.intersect(high)), low))
        .repeated(1, Integer.MAX_VALUE);
  }

  private static Language wholeNumber(ScalarKind kind, Format format) {
    if (format instanceof Format.Padded padded) {
      return Language.one(DIGIT).repeated(padded.width(), padded.width());
    }
    if (format instanceof Format.Ordered) {
      return kind == ScalarKind.BIG_INTEGER ? orderedNumber() : orderedLong();
    }
    int digits =
        switch (kind) {
          case BYTE -> 3;
          case SHORT -> 5;
          case INT -> 10;
          case LONG -> ORDERED_LONG_DIGITS;
          default -> MAX_DIGITS;
        };
    return Language.anyOf(List.of(Language.text("0"), signed(digits)));
  }

  private static Language orderedLong() {
    Language digits = Language.one(DIGIT).repeated(ORDERED_LONG_DIGITS, ORDERED_LONG_DIGITS);
    return Language.sequence(List.of(optional("-"), digits));
  }

  /** A number other than zero, without leading zeros. */
  private static Language signed(int digits) {
    return Language.sequence(
        List.of(
            optional("-"),
            Language.one(CharacterSet.range('1', '9')),
            Language.one(DIGIT).repeated(0, digits - 1)));
  }

  /** Numbers with a fraction: plain digits, as many as the exponent asks for. */
  private static Language decimal() {
    Language whole =
        Language.anyOf(
            List.of(
                Language.text("0"),
                Language.sequence(
                    List.of(
                        Language.one(CharacterSet.range('1', '9')),
                        Language.one(DIGIT).repeated(0, Integer.MAX_VALUE)))));
    Language fraction =
        Language.sequence(
            List.of(
                Language.text("."),
                Language.one(DIGIT).repeated(0, Integer.MAX_VALUE),
                Language.one(CharacterSet.range('1', '9'))));
    return Language.sequence(List.of(optional("-"), whole, fraction.repeated(0, 1)));
  }

  /** The ordered form of numbers with fractions: a sign, an exponent, significant digits. */
  private static Language orderedNumber() {
    return Language.sequence(
        List.of(
            Language.one(CharacterSet.anyOf("-01")),
            Language.one(DIGIT).repeated(ORDERED_DECIMAL_DIGITS, ORDERED_DECIMAL_DIGITS)));
  }

  private static Language instant(Format format) {
    String seconds = "9999-99-99T99:99:99";
    if (format instanceof Format.Seconds) {
      return shape(seconds + "Z");
    }
    return shape(seconds + (format instanceof Format.Millis ? ".999Z" : ".999999999Z"));
  }

  private static Language optional(String text) {
    return Language.text(text).repeated(0, 1);
  }

  /**
   * A text of one width: 9 stands for a digit, x for a digit in hexadecimal, all else for itself.
   */
  private static Language shape(String shape) {
    List<Language> parts = new ArrayList<>();
    for (int i = 0; i < shape.length(); i++) {
      char character = shape.charAt(i);
      parts.add(
          Language.one(
              switch (character) {
                case '9' -> DIGIT;
                case 'x' -> HEX;
                default -> CharacterSet.of(character);
              }));
    }
    return Language.sequence(parts);
  }
}
