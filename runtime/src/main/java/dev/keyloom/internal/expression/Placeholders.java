package dev.keyloom.internal.expression;

import dev.keyloom.DocumentPath;
import dev.keyloom.DocumentPath.Element;
import dev.keyloom.DocumentPath.Field;
import dev.keyloom.DocumentPath.Segment;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The placeholders of one request: {@code #n0}, {@code #n1}, … for names and {@code :v0}, {@code
 * :v1}, … for values, in the order of their first use. Equal names share one, and so do equal
 * values; all expressions of a request share one set, so nothing is sent that is not used.
 */
public final class Placeholders {
  private final Map<String, String> byName = new LinkedHashMap<>();
  private final Map<AttributeValue, String> byValue = new LinkedHashMap<>();

  /** The placeholder of a name. */
  public String name(String name) {
    return byName.computeIfAbsent(name, n -> "#n" + byName.size());
  }

  /** The placeholder of a value. */
  public String value(AttributeValue value) {
    return byValue.computeIfAbsent(value, v -> ":v" + byValue.size());
  }

  /** A path with placeholders for its names. */
  public String path(DocumentPath path) {
    StringBuilder text = new StringBuilder();
    for (Segment segment : path.segments()) {
      if (segment instanceof Field field) {
        text.append(text.isEmpty() ? "" : ".").append(name(field.name()));
      } else if (segment instanceof Element element) {
        text.append('[').append(element.index()).append(']');
      }
    }
    return text.toString();
  }

  /** The names by placeholder, for {@code ExpressionAttributeNames}, which must not be empty. */
  public @Nullable Map<String, String> names() {
    return inverse(byName);
  }

  /** The values by placeholder, for {@code ExpressionAttributeValues}, which must not be empty. */
  public @Nullable Map<String, AttributeValue> values() {
    return inverse(byValue);
  }

  private static <T> @Nullable Map<String, T> inverse(Map<T, String> placeholders) {
    if (placeholders.isEmpty()) {
      return null;
    }
    Map<String, T> inverse = new LinkedHashMap<>();
    placeholders.forEach((meaning, placeholder) -> inverse.put(placeholder, meaning));
    return Collections.unmodifiableMap(inverse);
  }
}
