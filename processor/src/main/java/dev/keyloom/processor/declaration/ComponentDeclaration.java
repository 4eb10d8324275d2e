package dev.keyloom.processor.declaration;

import dev.keyloom.processor.diagnostic.Location;
import java.util.Optional;

/**
 * A record component.
 *
 * @param nullable whether {@code @Nullable} stands on the component or on its type
 * @param storedName the name that {@code @Attribute} gives it
 */
public record ComponentDeclaration(
    String name,
    TypeUse type,
    boolean nullable,
    Optional<Written<String>> storedName,
    Location location) {}
