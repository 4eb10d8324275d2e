package dev.keyloom;

/**
 * What an update or a delete takes: a primary key, or an item as it was read. Never the key of an
 * index, which several items can share.
 *
 * @param <M> the model of the item
 */
public sealed interface WriteTarget<M> permits PrimaryKey, Stored {}
