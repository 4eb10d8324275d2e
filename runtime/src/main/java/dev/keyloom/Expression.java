package dev.keyloom;

import dev.keyloom.codec.AttributeType;
import dev.keyloom.codec.Codecs;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The syntax tree of a {@link Condition}: what an interpreter reads to write the text that DynamoDB
 * evaluates. Conditions are made by paths; nothing turns an expression back into a condition.
 *
 * <p>Trees that paths build are folded: {@link Constant} stands only at the top, {@link And} and
 * {@link Or} have at least two members and never a member of their own kind.
 */
public sealed interface Expression {

  /** What holds for every item, or for none. */
  enum Constant implements Expression {
    /** Holds for no item. */
    NEVER,
    /** Holds for every item. */
    ALWAYS
  }

  /** The six comparators. */
  enum Comparator {
    /** Equal. */
    EQ("="),
    /** Not equal; also where the attribute is absent. */
    NE("<>"),
    /** Less than. */
    LT("<"),
    /** At most. */
    LE("<="),
    /** Greater than. */
    GT(">"),
    /** At least. */
    GE(">=");

    private final String symbol;

    Comparator(String symbol) {
      this.symbol = symbol;
    }

    /** The comparator in the language of DynamoDB. */
    public String symbol() {
      return symbol;
    }

    /** Whether the comparator holds for a value whose comparison gave this sign. */
    boolean holds(int sign) {
      return switch (this) {
        case EQ -> sign == 0;
        case NE -> sign != 0;
        case LT -> sign < 0;
        case LE -> sign <= 0;
        case GT -> sign > 0;
        case GE -> sign >= 0;
      };
    }
  }

  /** The functions that are conditions by themselves. */
  enum Function {
    /** The attribute is there, be it NULL. */
    ATTRIBUTE_EXISTS,
    /** The attribute is not there. */
    ATTRIBUTE_NOT_EXISTS,
    /** The attribute has the stored type that the argument names. */
    ATTRIBUTE_TYPE,
    /** The string begins with the argument. */
    BEGINS_WITH,
    /** The string, set or list contains the argument. */
    CONTAINS;

    /** The function in the language of DynamoDB. */
    public String symbol() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /**
   * A comparison of two operands.
   *
   * @param left the left side
   * @param comparator how they compare
   * @param right the right side
   */
  record Comparison(Operand<?> left, Comparator comparator, Operand<?> right)
      implements Expression {
    @Override
    public String toString() {
      return left + " " + comparator.symbol() + " " + right;
    }
  }

  /**
   * An operand within two bounds, both inclusive.
   *
   * @param operand what is compared
   * @param low the least value
   * @param high the greatest value
   */
  record Between(Operand<?> operand, Operand<?> low, Operand<?> high) implements Expression {
    @Override
    public String toString() {
      return operand + " BETWEEN " + low + " AND " + high;
    }
  }

  /**
   * An operand that is one of 1 to 100 values.
   *
   * @param operand what is compared
   * @param values the values
   */
  record In(Operand<?> operand, List<? extends Operand<?>> values) implements Expression {
    /** The most values DynamoDB takes in one list. */
    public static final int MAX_VALUES = 100;

    /** Copies the values. */
    public In {
      values = List.copyOf(values);
    }

    @Override
    public String toString() {
      return operand
          + values.stream().map(Object::toString).collect(Collectors.joining(", ", " IN (", ")"));
    }
  }

  /**
   * A function of a path and at most one argument.
   *
   * @param function the function
   * @param path the attribute
   * @param argument the argument, if the function has one
   */
  record Call(Function function, DocumentPath path, @Nullable Operand<?> argument)
      implements Expression {
    @Override
    public String toString() {
      return function.symbol() + "(" + path + (argument == null ? "" : ", " + argument) + ")";
    }
  }

  /**
   * All of two or more.
   *
   * @param members the conditions
   */
  record And(List<Expression> members) implements Expression {
    /** Copies the members. */
    public And {
      members = List.copyOf(members);
    }

    @Override
    public String toString() {
      return join(members, " AND ");
    }
  }

  /**
   * At least one of two or more.
   *
   * @param members the conditions
   */
  record Or(List<Expression> members) implements Expression {
    /** Copies the members. */
    public Or {
      members = List.copyOf(members);
    }

    @Override
    public String toString() {
      return join(members, " OR ");
    }
  }

  /**
   * The opposite.
   *
   * @param negated what must not hold
   */
  record Not(Expression negated) implements Expression {
    @Override
    public String toString() {
      return "NOT (" + negated + ")";
    }
  }

  /**
   * Text of the caller between operands: {@code texts[0] operands[0] texts[1] …}. The texts hold
   * only operators, keywords, functions, balanced parentheses and commas.
   *
   * @param texts the texts, one more than operands
   * @param operands the operands
   */
  record Raw(List<String> texts, List<? extends Operand<?>> operands) implements Expression {
    /** Copies both lists. */
    public Raw {
      texts = List.copyOf(texts);
      operands = List.copyOf(operands);
    }

    @Override
    public String toString() {
      StringBuilder text = new StringBuilder(texts.get(0));
      for (int i = 0; i < operands.size(); i++) {
        text.append(operands.get(i)).append(texts.get(i + 1));
      }
      return text.toString();
    }
  }

  /** Both, folded. */
  static Expression and(Expression left, Expression right) {
    if (left == Constant.NEVER || right == Constant.ALWAYS) {
      return left;
    }
    if (left == Constant.ALWAYS || right == Constant.NEVER) {
      return right;
    }
    List<Expression> members = new ArrayList<>();
    members.addAll(left instanceof And and ? and.members() : List.of(left));
    members.addAll(right instanceof And and ? and.members() : List.of(right));
    return new And(members);
  }

  /** At least one of the two, folded. */
  static Expression or(Expression left, Expression right) {
    if (left == Constant.ALWAYS || right == Constant.NEVER) {
      return left;
    }
    if (left == Constant.NEVER || right == Constant.ALWAYS) {
      return right;
    }
    List<Expression> members = new ArrayList<>();
    members.addAll(left instanceof Or or ? or.members() : List.of(left));
    members.addAll(right instanceof Or or ? or.members() : List.of(right));
    return new Or(members);
  }

  /** The opposite, folded. */
  static Expression not(Expression expression) {
    if (expression instanceof Not not) {
      return not.negated();
    }
    if (expression instanceof Constant constant) {
      return constant == Constant.ALWAYS ? Constant.NEVER : Constant.ALWAYS;
    }
    return new Not(expression);
  }

  /** The place has no value: it is absent, or stored as NULL. */
  static Expression absent(DocumentPath path) {
    return or(
        new Call(Function.ATTRIBUTE_NOT_EXISTS, path, null), ofType(path, AttributeType.NULL));
  }

  /** The place has a value: it is neither absent nor stored as NULL. */
  static Expression present(DocumentPath path) {
    return and(
        new Call(Function.ATTRIBUTE_EXISTS, path, null), not(ofType(path, AttributeType.NULL)));
  }

  /** The place is stored in this type. */
  static Expression ofType(DocumentPath path, AttributeType type) {
    return new Call(Function.ATTRIBUTE_TYPE, path, Operand.value(Codecs.STRING, type.descriptor()));
  }

  private static String join(List<Expression> members, String separator) {
    return members.stream()
        .map(m -> m instanceof And || m instanceof Or || m instanceof Raw ? "(" + m + ")" : "" + m)
        .collect(Collectors.joining(separator));
  }
}
