package dev.keyloom;

import dev.keyloom.Expression.Constant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What must hold for an item: a filter of a read, or a condition of a write. Paths make conditions,
 * as in {@code UserAttributes.STATUS.eq(ACTIVE)}; a condition of one model does not fit another.
 *
 * <p>Conditions are immutable values. They fold: what holds for no item makes a read answer without
 * a call, and what holds for every item is not sent.
 *
 * @param <M> the model
 */
public final class Condition<M> {
  private final Expression expression;

  Condition(Expression expression) {
    this.expression = expression;
  }

  /**
   * A condition that holds for every item: where a chain of {@link #and} begins.
   *
   * @param <M> the model
   */
  public static <M> Condition<M> always() {
    return new Condition<>(Constant.ALWAYS);
  }

  /**
   * A condition that holds for no item: where a chain of {@link #or} begins.
   *
   * @param <M> the model
   */
  public static <M> Condition<M> never() {
    return new Condition<>(Constant.NEVER);
  }

  /**
   * A condition in the language of DynamoDB, for what the typed ones cannot say. Columns are typed
   * paths and values are always parameters:
   *
   * <pre>{@code
   * Condition.raw("{0} < {1} OR {0} > {2}", LOGINS, LIMIT, LOGINS.value(7L))
   * }</pre>
   *
   * <p>The comparison is that of the stored forms. An Instant is stored as ISO text of varying
   * length, whose order is not always that of time; use the methods of {@link InstantPath}.
   *
   * @param template operators, keywords, functions, parentheses, commas and the placeholders <code>
   *     {0}</code>, <code>{1}</code>, …
   * @param operands what the placeholders stand for: paths, sizes, or values of paths; each is used
   * @param <M> the model
   * @throws KeyloomException if the template holds anything else, its parentheses do not match, or
   *     placeholders and operands do not fit each other
   */
  @SafeVarargs
  @SuppressWarnings("varargs") // the array is only read
  public static <M> Condition<M> raw(String template, Operand<M>... operands) {
    Arguments.required(template, "the template of a raw condition");
    for (Operand<M> operand :
        Arguments.required(operands, "the array of a raw condition's operands")) {
      Arguments.required(operand, "an operand of the raw condition \"" + template + "\"");
    }
    return new Condition<>(RawTemplate.parse(template, List.of(operands)));
  }

  /** Both hold. */
  public Condition<M> and(Condition<M> other) {
    return new Condition<>(Expression.and(expression, of(other)));
  }

  /** At least one of the two holds. */
  public Condition<M> or(Condition<M> other) {
    return new Condition<>(Expression.or(expression, of(other)));
  }

  /** The opposite. */
  public Condition<M> negate() {
    return new Condition<>(Expression.not(expression));
  }

  private static Expression of(@Nullable Condition<?> other) {
    return Arguments.required(other, "a condition that is joined to another").expression;
  }

  /** The syntax tree, for those who interpret conditions. */
  public Expression expression() {
    return expression;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Condition<?> condition && expression.equals(condition.expression);
  }

  @Override
  public int hashCode() {
    return expression.hashCode();
  }

  /** The condition with names and values in place, for people to read. */
  @Override
  public String toString() {
    return expression.toString();
  }
}
