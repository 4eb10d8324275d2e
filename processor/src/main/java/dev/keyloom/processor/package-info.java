/** The annotation processor: reads a design, checks it and generates its code. */
@NullMarked
package dev.keyloom.processor;

import org.jspecify.annotations.NullMarked;
