package dev.keyloom.internal.explain;

import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Puts names and values back in the place of an expression's placeholders. */
final class ExpressionText {

  private final Map<String, String> names;
  private final Map<String, AttributeValue> values;

  ExpressionText(Map<String, String> names, Map<String, AttributeValue> values) {
    this.names = names;
    this.values = values;
  }

  String of(String expression) {
    StringBuilder out = new StringBuilder(expression.length() * 2);
    int i = 0;
    while (i < expression.length()) {
      char c = expression.charAt(i);
      if (c != '#' && c != ':') {
        out.append(c);
        i++;
        continue;
      }
      int end = i + 1;
      while (end < expression.length() && isPlaceholder(expression.charAt(end))) {
        end++;
      }
      out.append(replacement(expression.substring(i, end)));
      i = end;
    }
    return out.toString();
  }

  private String replacement(String placeholder) {
    String name = names.get(placeholder);
    if (name != null) {
      return ValueText.name(name);
    }
    AttributeValue value = values.get(placeholder);
    return value == null ? placeholder : ValueText.of(value);
  }

  private static boolean isPlaceholder(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
  }
}
