package dev.keyloom;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Deletes an item. Deleting what is not there succeeds, unless a condition says otherwise.
 *
 * @param <M> the model
 * @param <R> what the write answers
 */
@CheckReturnValue
public interface Delete<M, R extends @Nullable Object> extends Write<R> {
  /**
   * Deletes only if the stored item fulfils this condition; several conditions must all hold.
   *
   * @return a delete that throws {@link ConditionFailedException}, with the stored item, otherwise
   */
  Delete<M, R> onlyIf(Condition<M> condition);

  /** Answers the item that was deleted, if there was one. */
  Delete<M, Optional<M>> returningOld();
}
