/** What the user wrote: strings and the places where they stand, perhaps wrong. */
@NullMarked
package dev.keyloom.processor.declaration;

import org.jspecify.annotations.NullMarked;
