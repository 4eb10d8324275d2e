/** How an engine is chosen, started and ended; nobody else's business. */
@NullMarked
package dev.keyloom.testing.internal;

import org.jspecify.annotations.NullMarked;
