/** Turns the model into source files: one writer for each generated class. */
@NullMarked
package dev.keyloom.processor.code;

import org.jspecify.annotations.NullMarked;
