package dev.keyloom.internal.explain;

import org.jspecify.annotations.Nullable;

/** Lines of a plan: heads, and labelled lines below them whose texts are aligned. */
final class Lines {

  private static final int LABEL_WIDTH = 9;

  private final StringBuilder out = new StringBuilder();

  void head(String text) {
    if (!out.isEmpty()) {
      out.append('\n');
    }
    out.append(text);
  }

  /** A line, unless there is nothing to say. */
  void line(String label, @Nullable String text) {
    if (text != null && !text.isEmpty()) {
      out.append("\n  ")
          .append(label)
          .append(" ".repeat(LABEL_WIDTH - label.length()))
          .append(text);
    }
  }

  /** A line for an expression, unless the request has none. */
  void line(String label, ExpressionText text, @Nullable String expression) {
    line(label, expression == null ? null : text.of(expression));
  }

  @Override
  public String toString() {
    return out.toString();
  }
}
