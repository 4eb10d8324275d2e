package dev.keyloom.internal.plan;

import dev.keyloom.support.KeyCondition;

/**
 * A GetItem.
 *
 * @param table the physical table
 * @param key a full primary key
 * @param consistent whether the read is strongly consistent
 */
public record GetPlan(String table, KeyCondition<?> key, boolean consistent) implements ReadPlan {}
