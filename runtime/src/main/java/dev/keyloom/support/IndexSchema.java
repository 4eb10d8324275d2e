package dev.keyloom.support;

import org.jspecify.annotations.Nullable;

/**
 * A secondary index that projects all attributes.
 *
 * @param name the declared name, which a gateway may map to another
 * @param partitionKey its partition key
 * @param sortKey its sort key, null if it has none
 */
public record IndexSchema(String name, KeyAttribute partitionKey, @Nullable KeyAttribute sortKey) {}
