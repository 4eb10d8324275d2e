/** Tests of the languages that keys are. */
@NullMarked
package dev.keyloom.processor.language;

import org.jspecify.annotations.NullMarked;
