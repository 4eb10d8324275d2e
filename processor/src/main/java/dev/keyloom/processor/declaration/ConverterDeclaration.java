package dev.keyloom.processor.declaration;

import dev.keyloom.processor.diagnostic.Location;
import java.util.Optional;

/**
 * A class that {@code @Attribute(converter = …)} names.
 *
 * @param type the class; empty for what is no class, such as an array
 * @param shown the type as messages show it
 * @param converts what it is a codec of; empty if it is none, or leaves that open
 * @param creatable whether it is a class that is not abstract, not inner and has a constructor
 *     without parameters
 * @param accessible whether generated code in the package of the component's record may create it
 */
public record ConverterDeclaration(
    Optional<TypeReference> type,
    String shown,
    Optional<TypeUse> converts,
    boolean creatable,
    boolean accessible,
    Location location) {}
