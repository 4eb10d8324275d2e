/** Tests of the processor as the compiler runs it. */
@NullMarked
package dev.keyloom.processor;

import org.jspecify.annotations.NullMarked;
