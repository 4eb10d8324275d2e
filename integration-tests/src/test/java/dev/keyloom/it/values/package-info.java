/** What values become in items, and what is refused. */
@NullMarked
package dev.keyloom.it.values;

import org.jspecify.annotations.NullMarked;
