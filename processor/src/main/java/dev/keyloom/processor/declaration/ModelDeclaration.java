package dev.keyloom.processor.declaration;

import dev.keyloom.processor.diagnostic.Location;

/** The annotation {@code @Model}. */
public record ModelDeclaration(
    Written<String> type,
    Written<String> separator,
    Written<String> attributePrefix,
    Location location) {}
