package dev.keyloom.processor.language;

import static java.math.BigInteger.ONE;

import dev.keyloom.processor.model.AttributeType;
import dev.keyloom.processor.model.AttributeType.ScalarKind;
import dev.keyloom.processor.model.KeyTemplate.Format;
import dev.keyloom.processor.model.KeyTemplate.Part;
import dev.keyloom.processor.model.TimeForm;
import java.math.BigInteger;
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
  private static final Language NOT_ZERO = Language.one(CharacterSet.range('1', '9'));

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
      case LOCAL_DATE -> date();
      case INSTANT -> Language.sequence(List.of(dateTime(format), Language.text("Z")));
      case LOCAL_DATE_TIME -> dateTime(format);
      case BYTES -> Language.anything();
      case LOCAL_TIME, OFFSET_DATE_TIME, ZONED_DATE_TIME, DURATION, URI, BYTE_BUFFER ->
          throw new IllegalArgumentException(kind + " cannot stand in a key");
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
    if (scalar.form().isPresent()) {
      return stored(scalar.kind(), scalar.form().get());
    }
    return switch (scalar.kind()) {
      case BYTE, SHORT, INT, LONG, BIG_INTEGER -> wholeNumber(scalar.kind(), new Format.Plain());
      case FLOAT, DOUBLE, BIG_DECIMAL -> decimal();
      case CHARACTER -> Language.one(CharacterSet.UNITS);
      case BOOLEAN -> truth();
      case UUID -> uuid();
      case LOCAL_DATE -> Language.sequence(List.of(anyYear(), Language.text("-"), dayOfYear()));
      case INSTANT ->
          Language.sequence(
              List.of(
                  anyYear(),
                  Language.text("-"),
                  dayOfYear(),
                  timeOfDay(),
                  fraction(),
                  Language.text("Z")));
      case LOCAL_DATE_TIME ->
          Language.sequence(
              List.of(anyYear(), Language.text("-"), dayOfYear(), minutes(), seconds()));
      case DURATION -> decimal();
      case STRING, BYTES, LOCAL_TIME, OFFSET_DATE_TIME, ZONED_DATE_TIME, URI, BYTE_BUFFER ->
          anyText();
    };
  }

  private static Language stored(ScalarKind kind, TimeForm form) {
    Language text =
        switch (form) {
          case NANOS -> dateTime(new Format.Plain());
          case MILLIS -> dateTime(new Format.Millis());
          case SECONDS -> dateTime(new Format.Seconds());
          case EPOCH_SECONDS, EPOCH_MILLIS -> wholeNumber(ScalarKind.LONG, new Format.Plain());
        };
    return kind == ScalarKind.INSTANT && !form.isNumber()
        ? Language.sequence(List.of(text, Language.text("Z")))
        : text;
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

  /** The seconds of a time without zone, which are left out if they are zero. */
  private static Language seconds() {
    return Language.sequence(List.of(Language.text(":"), Language.between("00", "59"), fraction()))
        .repeated(0, 1);
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
    BigInteger most = most(kind);
    if (format instanceof Format.Padded padded) {
      int width = padded.width();
      return Language.between(
          "0".repeat(width), padded(most.min(BigInteger.TEN.pow(width).subtract(ONE)), width));
    }
    if (format instanceof Format.Ordered) {
      return kind == ScalarKind.BIG_INTEGER ? orderedNumber() : orderedLong(most);
    }
    BigInteger least = kind == ScalarKind.BIG_INTEGER ? most : most.add(ONE);
    return Language.anyOf(
        List.of(
            Language.text("0"),
            positive(most),
            Language.sequence(List.of(Language.text("-"), positive(least)))));
  }

  /** The greatest number of a type; the least is one further from zero. */
  private static BigInteger most(ScalarKind kind) {
    return switch (kind) {
      case BYTE -> BigInteger.valueOf(Byte.MAX_VALUE);
      case SHORT -> BigInteger.valueOf(Short.MAX_VALUE);
      case INT -> BigInteger.valueOf(Integer.MAX_VALUE);
      case LONG -> BigInteger.valueOf(Long.MAX_VALUE);
      default -> BigInteger.TEN.pow(MAX_DIGITS).subtract(ONE);
    };
  }

  /** Zero and more in so many digits; less than zero as a sign and the nines' complement. */
  private static Language orderedLong(BigInteger most) {
    BigInteger nines = BigInteger.TEN.pow(ORDERED_LONG_DIGITS).subtract(ONE);
    Language positive =
        Language.between("0".repeat(ORDERED_LONG_DIGITS), padded(most, ORDERED_LONG_DIGITS));
    Language negative =
        Language.between(
            padded(nines.subtract(most).subtract(ONE), ORDERED_LONG_DIGITS),
            padded(nines.subtract(ONE), ORDERED_LONG_DIGITS));
    return Language.anyOf(
        List.of(positive, Language.sequence(List.of(Language.text("-"), negative))));
  }

  /** The numbers from 1 to another, of two digits at least, without leading zeros. */
  private static Language positive(BigInteger most) {
    String digits = most.toString();
    String shortest = "1" + "0".repeat(digits.length() - 1);
    return Language.anyOf(
        List.of(
            Language.sequence(
                List.of(NOT_ZERO, Language.one(DIGIT).repeated(0, digits.length() - 2))),
            Language.between(shortest, digits)));
  }

  private static String padded(BigInteger number, int width) {
    String digits = number.toString();
    return "0".repeat(width - digits.length()) + digits;
  }

  /** Numbers with a fraction: plain digits, as many as the exponent asks for. */
  private static Language decimal() {
    Language whole =
        Language.sequence(List.of(NOT_ZERO, Language.one(DIGIT).repeated(0, Integer.MAX_VALUE)));
    Language fraction =
        Language.sequence(
            List.of(
                Language.text("."), Language.one(DIGIT).repeated(0, Integer.MAX_VALUE), NOT_ZERO));
    Language unsigned =
        Language.anyOf(
            List.of(
                Language.sequence(List.of(whole, fraction.repeated(0, 1))),
                Language.sequence(List.of(Language.text("0"), fraction))));
    return Language.anyOf(
        List.of(Language.text("0"), Language.sequence(List.of(optional("-"), unsigned))));
  }

  /** The ordered form of numbers with fractions: a sign, an exponent, significant digits. */
  private static Language orderedNumber() {
    return Language.sequence(
        List.of(
            Language.one(CharacterSet.anyOf("-01")),
            Language.one(DIGIT).repeated(ORDERED_DECIMAL_DIGITS, ORDERED_DECIMAL_DIGITS)));
  }

  private static Language dateTime(Format format) {
    List<Language> parts = new ArrayList<>(List.of(shape("9999-"), dayOfYear(), timeOfDay()));
    if (!(format instanceof Format.Seconds)) {
      parts.add(shape(format instanceof Format.Millis ? ".999" : ".999999999"));
    }
    return Language.sequence(parts);
  }

  private static Language date() {
    return Language.sequence(List.of(shape("9999-"), dayOfYear()));
  }

  /** A month and one of its days; February has 29 here in every year. */
  private static Language dayOfYear() {
    return Language.anyOf(
        List.of(
            daysOf(List.of("01", "03", "05", "07", "08", "10", "12"), "31"),
            daysOf(List.of("04", "06", "09", "11"), "30"),
            daysOf(List.of("02"), "29")));
  }

  private static Language daysOf(List<String> months, String last) {
    return Language.sequence(
        List.of(
            Language.anyOf(months.stream().map(Language::text).toList()),
            Language.text("-"),
            Language.between("01", last)));
  }

  private static Language timeOfDay() {
    return Language.sequence(List.of(minutes(), Language.text(":"), Language.between("00", "59")));
  }

  private static Language minutes() {
    return Language.sequence(
        List.of(
            Language.text("T"),
            Language.between("00", "23"),
            Language.text(":"),
            Language.between("00", "59")));
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
