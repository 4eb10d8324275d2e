package dev.keyloom;

/**
 * A query key on the table itself or on a local index, where strongly consistent reads exist.
 *
 * @param <M> the model whose items the key finds
 */
public interface ConsistentQueryKey<M> extends QueryKey<M> {}
