/** Turns rows into records, after checking that they are of the right model. */
@NullMarked
package dev.keyloom.internal.hydrate;

import org.jspecify.annotations.NullMarked;
