/** One class for each rule that a design must keep, and the ordered lists of them. */
@NullMarked
package dev.keyloom.processor.rule;

import org.jspecify.annotations.NullMarked;
