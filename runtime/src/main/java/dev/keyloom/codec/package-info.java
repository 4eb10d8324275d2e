/** Reads and writes values in their stored form, independent of how an item is represented. */
@NullMarked
package dev.keyloom.codec;

import org.jspecify.annotations.NullMarked;
