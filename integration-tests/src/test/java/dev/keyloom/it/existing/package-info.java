/** Data that others wrote. */
@NullMarked
package dev.keyloom.it.existing;

import org.jspecify.annotations.NullMarked;
