package dev.keyloom.processor.declaration;

import dev.keyloom.processor.diagnostic.Location;

/** The annotation {@code @Key}. */
public record KeyDeclaration(Written<String> pk, Written<String> sk, Location location) {}
