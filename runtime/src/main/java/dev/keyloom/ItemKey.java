package dev.keyloom;

/**
 * A key that names at most one item.
 *
 * @param <M> the model of the item
 */
public sealed interface ItemKey<M> extends QueryKey<M> permits PrimaryKey, UniqueKey {}
