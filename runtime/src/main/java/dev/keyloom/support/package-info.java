/** What generated code calls: key templates, entities and the schema of a table. */
@NullMarked
package dev.keyloom.support;

import org.jspecify.annotations.NullMarked;
