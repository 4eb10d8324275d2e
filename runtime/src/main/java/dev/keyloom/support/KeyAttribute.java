package dev.keyloom.support;

/**
 * An attribute of a key schema.
 *
 * @param name the attribute's name
 * @param type what it holds
 */
public record KeyAttribute(String name, KeyType type) {}
