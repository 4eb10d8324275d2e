package dev.keyloom.internal.expression;

import dev.keyloom.AttributePath;
import dev.keyloom.EncodedOperand;
import dev.keyloom.Expression;
import dev.keyloom.Expression.And;
import dev.keyloom.Expression.Between;
import dev.keyloom.Expression.Call;
import dev.keyloom.Expression.Comparison;
import dev.keyloom.Expression.Constant;
import dev.keyloom.Expression.In;
import dev.keyloom.Expression.Not;
import dev.keyloom.Expression.Or;
import dev.keyloom.Expression.Raw;
import dev.keyloom.Operand;
import dev.keyloom.Size;
import dev.keyloom.ValueOperand;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Writes conditions and filters. Parentheses stand where the reader or the grammar needs them and
 * never twice: DynamoDB refuses redundant ones.
 */
public final class ConditionWriter {
  private final Placeholders placeholders;

  private ConditionWriter(Placeholders placeholders) {
    this.placeholders = placeholders;
  }

  /**
   * The text of an expression.
   *
   * @param expression the expression; not a constant, which is decided without asking the service
   * @param placeholders where its names and values go
   */
  public static String write(Expression expression, Placeholders placeholders) {
    return new ConditionWriter(placeholders).text(expression);
  }

  private String text(Expression expression) {
    if (expression instanceof Comparison c) {
      Operand<?> about = c.left();
      return text(about, about) + " " + c.comparator().symbol() + " " + text(c.right(), about);
    }
    if (expression instanceof Between b) {
      Operand<?> about = b.operand();
      return text(about, about)
          + " BETWEEN "
          + text(b.low(), about)
          + " AND "
          + text(b.high(), about);
    }
    if (expression instanceof In in) {
      return in.values().stream()
          .map(value -> text(value, in.operand()))
          .collect(Collectors.joining(", ", text(in.operand(), in.operand()) + " IN (", ")"));
    }
    if (expression instanceof Call call) {
      return text(call);
    }
    if (expression instanceof And and) {
      return joined(and.members(), " AND ");
    }
    if (expression instanceof Or or) {
      return joined(or.members(), " OR ");
    }
    if (expression instanceof Not not) {
      return not.negated() instanceof Call call
          ? "NOT " + text(call)
          : "NOT (" + text(not.negated()) + ")";
    }
    if (expression instanceof Raw raw) {
      return text(raw);
    }
    throw new IllegalArgumentException("No text says " + (Constant) expression);
  }

  private String text(Call call) {
    Operand<?> argument = call.argument();
    return call.function().symbol()
        + "("
        + placeholders.path(call.path())
        + (argument == null ? "" : ", " + text(argument, call.path()))
        + ")";
  }

  private String joined(List<Expression> members, String separator) {
    return members.stream()
        .map(m -> isCompound(m) ? "(" + text(m) + ")" : text(m))
        .collect(Collectors.joining(separator));
  }

  private static boolean isCompound(Expression expression) {
    return expression instanceof And || expression instanceof Or || expression instanceof Raw;
  }

  private String text(Raw raw) {
    StringBuilder text = new StringBuilder(raw.texts().get(0));
    for (int i = 0; i < raw.operands().size(); i++) {
      text.append(text(raw.operands().get(i), raw)).append(raw.texts().get(i + 1));
    }
    return text.toString();
  }

  /** The text of an operand; {@code about} names its expression if it cannot be encoded. */
  private String text(Operand<?> operand, Object about) {
    if (operand instanceof AttributePath<?, ?> path) {
      return placeholders.path(path.path());
    }
    if (operand instanceof Size<?> size) {
      return "size(" + placeholders.path(size.path()) + ")";
    }
    if (operand instanceof EncodedOperand<?> encoded) {
      return placeholders.value(encoded.attribute());
    }
    return text((ValueOperand<?, ?>) operand, about);
  }

  private <V> String text(ValueOperand<?, V> operand, Object about) {
    return placeholders.value(
        StoredValues.encode(operand.codec(), operand.value(), about.toString()));
  }
}
