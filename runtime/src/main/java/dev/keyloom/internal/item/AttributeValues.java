package dev.keyloom.internal.item;

import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What messages say of the AWS SDK's values. */
final class AttributeValues {
  private static final int MAX_SHOWN = 80;

  private AttributeValues() {}

  /** DynamoDB's name of a value's type. */
  static String typeName(AttributeValue value) {
    return switch (value.type()) {
      case NUL -> "NULL";
      case UNKNOWN_TO_SDK_VERSION -> "an unknown type";
      default -> value.type().name();
    };
  }

  /** A scalar's text, or the size of what is larger. */
  static String shown(AttributeValue value) {
    return switch (value.type()) {
      case S -> cut('"' + value.s() + '"');
      case N -> cut(value.n());
      case B -> value.b().asByteArrayUnsafe().length + " bytes";
      case BOOL -> value.bool().toString();
      case M -> "of " + value.m().size() + " entries";
      case L -> "of " + value.l().size() + " elements";
      case SS -> cut(value.ss().toString());
      case NS -> cut(value.ns().toString());
      case BS -> "of " + value.bs().size() + " elements";
      default -> "";
    };
  }

  static void appendField(StringBuilder out, String name) {
    if (out.length() > 0) {
      out.append('.');
    }
    out.append(name);
  }

  private static String cut(String text) {
    return text.length() <= MAX_SHOWN ? text : text.substring(0, MAX_SHOWN) + "…";
  }
}
