/** Renders requests for people. */
@NullMarked
package dev.keyloom.internal.explain;

import org.jspecify.annotations.NullMarked;
