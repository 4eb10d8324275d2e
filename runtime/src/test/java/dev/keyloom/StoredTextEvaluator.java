package dev.keyloom;

import dev.keyloom.Expression.And;
import dev.keyloom.Expression.Between;
import dev.keyloom.Expression.Call;
import dev.keyloom.Expression.Comparison;
import dev.keyloom.Expression.In;
import dev.keyloom.Expression.Not;
import dev.keyloom.Expression.Or;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Evaluates expressions over string attributes as DynamoDB does: an absent attribute is unequal to
 * everything and has no order.
 */
final class StoredTextEvaluator {
  private final Map<DocumentPath, String> item;

  StoredTextEvaluator(Map<DocumentPath, String> item) {
    this.item = item;
  }

  boolean holds(Condition<?> condition) {
    return holds(condition.expression());
  }

  private boolean holds(Expression expression) {
    if (expression instanceof And and) {
      return and.members().stream().allMatch(this::holds);
    }
    if (expression instanceof Or or) {
      return or.members().stream().anyMatch(this::holds);
    }
    if (expression instanceof Not not) {
      return !holds(not.negated());
    }
    if (expression instanceof Comparison c) {
      String left = text(c.left());
      String right = text(c.right());
      if (left == null || right == null) {
        return c.comparator() == Expression.Comparator.NE;
      }
      return c.comparator().holds(left.compareTo(right));
    }
    if (expression instanceof Between b) {
      String text = text(b.operand());
      return text != null
          && text.compareTo(present(b.low())) >= 0
          && text.compareTo(present(b.high())) <= 0;
    }
    if (expression instanceof In in) {
      String text = text(in.operand());
      return text != null && in.values().stream().anyMatch(v -> text.equals(text(v)));
    }
    if (expression instanceof Call call) {
      String stored = item.get(call.path());
      return switch (call.function()) {
        case ATTRIBUTE_EXISTS -> stored != null;
        case ATTRIBUTE_NOT_EXISTS -> stored == null;
        case ATTRIBUTE_TYPE -> stored != null && "S".equals(present(call.argument()));
        case BEGINS_WITH -> stored != null && stored.startsWith(present(call.argument()));
        case CONTAINS -> stored != null && stored.contains(present(call.argument()));
      };
    }
    return expression == Expression.Constant.ALWAYS;
  }

  private String present(@Nullable Operand<?> operand) {
    String text = operand == null ? null : text(operand);
    if (text == null) {
      throw new AssertionError("no value");
    }
    return text;
  }

  private @Nullable String text(Operand<?> operand) {
    if (operand instanceof AttributePath<?, ?> path) {
      return item.get(path.path());
    }
    if (operand instanceof ValueOperand<?, ?> value) {
      return String.valueOf(value.value());
    }
    throw new AssertionError("no text: " + operand);
  }
}
