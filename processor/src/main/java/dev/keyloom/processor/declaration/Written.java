package dev.keyloom.processor.declaration;

import dev.keyloom.processor.diagnostic.Location;

/**
 * A value of an annotation.
 *
 * @param value as written, or the default
 * @param location the value, or the annotation if the value is not written
 * @param <T> a string, a boolean
 */
public record Written<T>(T value, Location location) {}
