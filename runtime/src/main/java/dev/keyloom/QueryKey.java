package dev.keyloom;

/**
 * What a query takes: a partition, a prefix, a range or a full key, of the table or of an index.
 *
 * <p>Only generated key classes make keys; an implementation of another origin is refused by name
 * when it is used. The interface has no methods, so that no component's name can clash with one.
 *
 * @param <M> the model whose items the key finds
 */
public interface QueryKey<M> {}
