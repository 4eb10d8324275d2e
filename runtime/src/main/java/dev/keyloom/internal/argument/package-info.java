/** Refuses arguments that callers without a null checker can hand over. */
@NullMarked
package dev.keyloom.internal.argument;

import org.jspecify.annotations.NullMarked;
