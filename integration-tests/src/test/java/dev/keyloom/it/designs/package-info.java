/** Published table designs, declared as they stand. */
@NullMarked
package dev.keyloom.it.designs;

import org.jspecify.annotations.NullMarked;
