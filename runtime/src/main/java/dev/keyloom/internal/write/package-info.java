/** Writes: what they are as values, how index keys follow them, and the requests they become. */
@NullMarked
package dev.keyloom.internal.write;

import org.jspecify.annotations.NullMarked;
