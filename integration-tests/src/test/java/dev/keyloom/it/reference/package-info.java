/** Random data on the engine, compared with what plain Java says about the same data. */
@NullMarked
package dev.keyloom.it.reference;

import org.jspecify.annotations.NullMarked;
