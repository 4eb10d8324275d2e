/** The catalogue of problems, and the findings that name one of them at a place. */
@NullMarked
package dev.keyloom.processor.diagnostic;

import org.jspecify.annotations.NullMarked;
