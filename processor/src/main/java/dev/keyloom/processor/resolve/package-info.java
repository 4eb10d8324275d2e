/** Turns declarations into the model, or into findings: it parses and does not merely validate. */
@NullMarked
package dev.keyloom.processor.resolve;

import org.jspecify.annotations.NullMarked;
