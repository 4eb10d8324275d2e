package dev.keyloom.processor.resolve;

import dev.keyloom.processor.declaration.Written;
import dev.keyloom.processor.diagnostic.Findings;
import dev.keyloom.processor.diagnostic.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Splits the text of a template into literals and components. */
final class TemplateParser {
  private static final Pattern PATH =
      Pattern.compile(
          "\\p{javaJavaIdentifierStart}\\p{javaJavaIdentifierPart}*"
              + "(\\.\\p{javaJavaIdentifierStart}\\p{javaJavaIdentifierPart}*)*");

  private TemplateParser() {}

  /** Parses a template; reports the first thing that cannot be read. */
  static Optional<List<Token>> parse(Written<String> template, Findings findings) {
    String text = template.value();
    List<Token> tokens = new ArrayList<>();
    Optional<String> complaint = text.isEmpty() ? Optional.of("it is empty") : split(text, tokens);
    if (complaint.isPresent()) {
      findings.add(Problem.MALFORMED_TEMPLATE, template.location(), text, complaint.get());
      return Optional.empty();
    }
    return Optional.of(tokens);
  }

  private static Optional<String> split(String text, List<Token> tokens) {
    int position = 0;
    while (position < text.length()) {
      int open = text.indexOf('{', position);
      String literal = text.substring(position, open < 0 ? text.length() : open);
      Optional<String> complaint = checkLiteral(literal);
      if (complaint.isPresent()) {
        return complaint;
      }
      if (!literal.isEmpty()) {
        tokens.add(new Token.Literal(literal));
      }
      if (open < 0) {
        return Optional.empty();
      }
      int close = text.indexOf('}', open);
      int nested = text.indexOf('{', open + 1);
      if (close < 0 || (nested >= 0 && nested < close)) {
        return Optional.of("the '{' at character " + (open + 1) + " is not closed");
      }
      complaint = component(text.substring(open + 1, close), tokens);
      if (complaint.isPresent()) {
        return complaint;
      }
      position = close + 1;
    }
    return Optional.empty();
  }

  private static Optional<String> checkLiteral(String literal) {
    if (literal.indexOf('}') >= 0) {
      return Optional.of("a '}' closes nothing");
    }
    for (int i = 0; i < literal.length(); ) {
      int codePoint = literal.codePointAt(i);
      if (codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE) {
        return Optional.of("it holds half of a surrogate pair, which has no UTF-8 form");
      }
      if (codePoint == Character.MAX_CODE_POINT) {
        return Optional.of(
            "it holds the last character of Unicode, after which no range could end");
      }
      i += Character.charCount(codePoint);
    }
    return Optional.empty();
  }

  private static Optional<String> component(String inside, List<Token> tokens) {
    int colon = inside.indexOf(':');
    String name = colon < 0 ? inside : inside.substring(0, colon);
    if (name.isEmpty()) {
      return Optional.of("there are braces without a component's name");
    }
    if (!PATH.matcher(name).matches()) {
      return Optional.of("'" + name + "' is not the name of a component");
    }
    String format = colon < 0 ? "" : inside.substring(colon + 1);
    if (colon >= 0 && format.isEmpty()) {
      return Optional.of("after '" + name + ":' there is no format");
    }
    tokens.add(new Token.Component(name, format));
    return Optional.empty();
  }
}
