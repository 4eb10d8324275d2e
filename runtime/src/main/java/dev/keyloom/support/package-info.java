/**
 * What generated code calls: key templates, entities and the schema of a table.
 *
 * <p>The package is larger than others because its parts share what nobody else may see: how a
 * template's components become text, and how an access path finds them.
 */
@NullMarked
package dev.keyloom.support;

import org.jspecify.annotations.NullMarked;
