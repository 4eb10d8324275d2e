package dev.keyloom.internal.explain;

import java.util.Collection;
import java.util.Map;
import java.util.StringJoiner;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Writes stored values and names as people read them: {@code "text"}, {@code 12}, {@code {city:
 * "Bonn"}}.
 */
public final class ValueText {

  private static final int MOST_BYTES = 32;

  private ValueText() {}

  public static String of(AttributeValue value) {
    return switch (value.type()) {
      case S -> quoted(value.s());
      case N -> value.n();
      case B -> bytes(value.b());
      case BOOL -> value.bool().toString();
      case NUL -> "null";
      case SS -> set(value.ss().stream().map(ValueText::quoted).toList());
      case NS -> set(value.ns());
      case BS -> set(value.bs().stream().map(ValueText::bytes).toList());
      case L -> {
        StringJoiner list = new StringJoiner(", ", "[", "]");
        value.l().forEach(element -> list.add(of(element)));
        yield list.toString();
      }
      case M -> map(value.m());
      case UNKNOWN_TO_SDK_VERSION -> value.toString();
    };
  }

  /** A map value or an item: {@code {PK: "USER#a", SK: "PROFILE"}}. */
  public static String map(Map<String, AttributeValue> map) {
    StringJoiner fields = new StringJoiner(", ", "{", "}");
    map.forEach((name, value) -> fields.add(name(name) + ": " + of(value)));
    return fields.toString();
  }

  /** A key: {@code PK = "USER#a", SK = "PROFILE"}. */
  public static String key(Map<String, AttributeValue> key) {
    StringJoiner attributes = new StringJoiner(", ");
    key.forEach((name, value) -> attributes.add(name(name) + " = " + of(value)));
    return attributes.toString();
  }

  /** The stored type's name as the service writes it: {@code S}, {@code N}, {@code NULL}. */
  public static String type(AttributeValue value) {
    return value.type() == AttributeValue.Type.NUL ? "NULL" : value.type().toString();
  }

  /** A name, between backticks if it could be taken for something else. */
  static String name(String name) {
    boolean plain = !name.isEmpty();
    for (int i = 0; i < name.length() && plain; i++) {
      char c = name.charAt(i);
      plain = Character.isLetterOrDigit(c) || c == '_' || c == '-';
    }
    return plain ? name : '`' + name + '`';
  }

  private static String set(Collection<String> elements) {
    return "{" + String.join(", ", elements) + "}";
  }

  private static String quoted(String text) {
    StringBuilder out = new StringBuilder(text.length() + 2).append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '"' -> out.append("\\\"");
        case '\\' -> out.append("\\\\");
        case '\n' -> out.append("\\n");
        case '\r' -> out.append("\\r");
        case '\t' -> out.append("\\t");
        default -> {
          if (c < ' ' || c == 0x7f) {
            out.append(String.format("\\u%04x", (int) c));
          } else {
            out.append(c);
          }
        }
      }
    }
    return out.append('"').toString();
  }

  private static String bytes(SdkBytes bytes) {
    byte[] array = bytes.asByteArrayUnsafe();
    StringBuilder hex = new StringBuilder("0x");
    for (int i = 0; i < array.length && i < MOST_BYTES; i++) {
      hex.append(Character.forDigit((array[i] >> 4) & 0xf, 16));
      hex.append(Character.forDigit(array[i] & 0xf, 16));
    }
    return array.length <= MOST_BYTES
        ? hex.toString()
        : hex.append("… (").append(array.length).append(" bytes)").toString();
  }
}
