package dev.keyloom.support;

/**
 * A key attribute with its value.
 *
 * @param attribute the attribute's name
 * @param value the value to write
 */
public record KeyEntry(String attribute, KeyValue value) {}
