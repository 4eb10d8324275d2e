/** Measurements, run by hand; no test depends on them. */
@NullMarked
package dev.keyloom.benchmark;

import org.jspecify.annotations.NullMarked;
