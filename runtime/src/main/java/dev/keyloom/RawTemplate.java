package dev.keyloom;

import dev.keyloom.Expression.Raw;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the template of a raw condition. Names and literals have no place in it, so neither a
 * misspelt column nor a value of unknown origin can become text of an expression.
 */
final class RawTemplate {
  private static final Pattern TOKEN =
      Pattern.compile("\\s+|\\{(\\d{1,3})}|([A-Za-z_]+)|<>|<=|>=|[=<>(),]");
  private static final Set<String> KEYWORDS = Set.of("AND", "OR", "NOT", "BETWEEN", "IN");
  private static final Set<String> FUNCTIONS =
      Set.of(
          "attribute_exists",
          "attribute_not_exists",
          "attribute_type",
          "begins_with",
          "contains",
          "size");

  private final String template;
  private final List<? extends Operand<?>> given;
  private final List<String> texts = new ArrayList<>();
  private final List<Operand<?>> operands = new ArrayList<>();
  private final Set<Integer> unused = new TreeSet<>();
  private int depth;

  private RawTemplate(String template, List<? extends Operand<?>> given) {
    this.template = template;
    this.given = given;
    for (int i = 0; i < given.size(); i++) {
      unused.add(i);
    }
  }

  static Raw parse(String template, List<? extends Operand<?>> operands) {
    return new RawTemplate(template, operands).parse();
  }

  private Raw parse() {
    StringBuilder text = new StringBuilder();
    Matcher token = TOKEN.matcher(template);
    int at = 0;
    while (at < template.length()) {
      if (!token.region(at, template.length()).lookingAt()) {
        throw refused("'" + template.substring(at, template.offsetByCodePoints(at, 1)) + "'", at);
      }
      if (token.group(1) != null) {
        operands.add(operand(Integer.parseInt(token.group(1)), at));
        texts.add(text.toString());
        text.setLength(0);
      } else {
        text.append(checked(token, at));
      }
      at = token.end();
    }
    texts.add(text.toString().stripTrailing());
    texts.set(0, texts.get(0).stripLeading());
    if (depth != 0) {
      throw refused("a parenthesis that is not closed", template.length());
    }
    if (operands.isEmpty() || !unused.isEmpty()) {
      throw new KeyloomException(
          operands.isEmpty()
              ? "The raw condition \"%s\" names no operand.".formatted(template)
              : "The raw condition \"%s\" does not use its operands %s."
                  .formatted(template, unused));
    }
    while (isWrapped()) {
      unwrap();
    }
    return new Raw(texts, operands);
  }

  /** Whether one pair of parentheses holds the whole: DynamoDB refuses a second pair around it. */
  private boolean isWrapped() {
    if (!texts.get(0).startsWith("(")) {
      return false;
    }
    int open = 0;
    for (int i = 0; i < texts.size(); i++) {
      String text = texts.get(i);
      for (int at = 0; at < text.length(); at++) {
        open += text.charAt(at) == '(' ? 1 : text.charAt(at) == ')' ? -1 : 0;
        boolean last = i == texts.size() - 1 && at == text.length() - 1;
        if (open == 0 && (i > 0 || at > 0)) {
          return last;
        }
      }
    }
    return false;
  }

  private void unwrap() {
    texts.set(0, texts.get(0).substring(1).stripLeading());
    String end = texts.get(texts.size() - 1);
    texts.set(texts.size() - 1, end.substring(0, end.length() - 1).stripTrailing());
  }

  private Operand<?> operand(int index, int at) {
    if (index >= given.size()) {
      throw refused(
          "{%d}, but %d operands are given, counted from 0".formatted(index, given.size()), at);
    }
    unused.remove(index);
    return given.get(index);
  }

  private String checked(Matcher token, int at) {
    String text = token.group();
    if (token.group(2) != null
        && !KEYWORDS.contains(text.toUpperCase(Locale.ROOT))
        && !FUNCTIONS.contains(text)) {
      throw refused("the word '" + text + "'", at);
    }
    if (text.equals("(")) {
      depth++;
    } else if (text.equals(")") && --depth < 0) {
      throw refused("a parenthesis that closes nothing", at);
    }
    return text.isBlank() ? " " : text;
  }

  private KeyloomException refused(String what, int at) {
    return new KeyloomException(
        ("The raw condition \"%s\" has %s at position %d. It may hold operators, the keywords AND, OR,"
                + " NOT, BETWEEN and IN, the functions of DynamoDB, parentheses, commas and"
                + " placeholders such as {0}; columns and values are operands.")
            .formatted(template, what, at));
  }
}
