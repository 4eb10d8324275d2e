/**
 * Readers that copy annotations and components and decide nothing, and the way back: findings to
 * the compiler's messages, generated code to its files.
 *
 * <p>The compiler's own model, {@code javax.lang.model}, ends here.
 */
@NullMarked
package dev.keyloom.processor.source;

import org.jspecify.annotations.NullMarked;
