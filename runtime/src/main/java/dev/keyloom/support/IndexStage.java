package dev.keyloom.support;

import dev.keyloom.QueryKey;

/**
 * The base of generated stages on a global index: a partial key that can be queried as it is, or be
 * narrowed by the methods of the generated class.
 *
 * @param <M> the model whose items the key finds
 */
public abstract class IndexStage<M> extends KeyStage<M, QueryKey<M>> implements QueryKey<M> {
  /**
   * Creates a stage.
   *
   * @param target what the key means so far
   */
  protected IndexStage(KeyTarget<M> target) {
    super(target);
  }

  @Override
  final QueryKey<M> end(KeyTarget<M> range) {
    return range.inIndex();
  }
}
