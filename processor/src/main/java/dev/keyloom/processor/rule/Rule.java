package dev.keyloom.processor.rule;

import dev.keyloom.processor.diagnostic.Findings;

/**
 * Something that must hold for a part of the model.
 *
 * @param <M> the part, such as an entity or a table
 */
public interface Rule<M> {
  /** Reports every place where it does not hold. */
  void check(M model, Findings findings);
}
