package dev.keyloom.support;

import dev.keyloom.ConsistentQueryKey;

/**
 * The base of generated stages on the table or a local index: a partial key that can be queried as
 * it is, or be narrowed by the methods of the generated class.
 *
 * @param <M> the model whose items the key finds
 */
public abstract class TableStage<M> extends KeyStage<M, ConsistentQueryKey<M>>
    implements ConsistentQueryKey<M> {
  /**
   * Creates a stage.
   *
   * @param target what the key means so far
   */
  protected TableStage(KeyTarget<M> target) {
    super(target);
  }

  @Override
  final ConsistentQueryKey<M> end(KeyTarget<M> range) {
    return range.inTable();
  }
}
