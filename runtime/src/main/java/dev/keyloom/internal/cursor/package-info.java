/** Reads and writes cursors. */
@NullMarked
package dev.keyloom.internal.cursor;

import org.jspecify.annotations.NullMarked;
