/** Models that are listed by a table in another package. */
@NullMarked
package dev.keyloom.docs.library;

import org.jspecify.annotations.NullMarked;
