package dev.keyloom;

/**
 * The full key of an index that is declared unique, so that at most one item has it.
 *
 * @param <M> the model of the item
 */
public non-sealed interface UniqueKey<M> extends ItemKey<M> {}
