/** The table as canonical JSON, for tools and for comparison with earlier versions. */
@NullMarked
package dev.keyloom.processor.schema;

import org.jspecify.annotations.NullMarked;
