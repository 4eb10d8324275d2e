package dev.keyloom.internal.argument;

import dev.keyloom.Condition;
import dev.keyloom.Expression;
import dev.keyloom.KeyloomException;
import org.jspecify.annotations.Nullable;

/** Arguments that must not be null, refused by what they are. */
public final class Arguments {

  private Arguments() {}

  /**
   * An argument.
   *
   * @param what the argument, as the beginning of a sentence
   */
  public static <X> X required(@Nullable X value, String what) {
    if (value == null) {
      throw new KeyloomException(what + " is null");
    }
    return value;
  }

  /**
   * What a condition says.
   *
   * @param option the method that takes the condition
   */
  public static Expression expression(@Nullable Condition<?> condition, String option) {
    if (condition == null) {
      throw new KeyloomException(
          "the condition of " + option + " is null; Condition.always() is one without effect");
    }
    return condition.expression();
  }
}
