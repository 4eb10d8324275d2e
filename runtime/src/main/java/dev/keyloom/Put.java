package dev.keyloom;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Writes an item as a whole: what was stored under its key is replaced, attributes that the model
 * does not know included. An update keeps them.
 *
 * @param <M> the model
 * @param <R> what the write answers
 */
@CheckReturnValue
public interface Put<M, R extends @Nullable Object> extends Write<R> {
  /**
   * Writes only if no item is stored under this key.
   *
   * @return a put that throws {@link ConditionFailedException}, with the stored item, otherwise
   */
  Put<M, R> ifAbsent();

  /**
   * Writes only if the stored item fulfils this condition; several conditions must all hold. Where
   * no item is stored, all its attributes are absent.
   *
   * @return a put that throws {@link ConditionFailedException}, with the stored item, otherwise
   */
  Put<M, R> onlyIf(Condition<M> condition);

  /** Answers the item that was replaced, if there was one. */
  Put<M, Optional<M>> returningOld();
}
