/** The operations behind the public interfaces. */
@NullMarked
package dev.keyloom.internal.operation;

import org.jspecify.annotations.NullMarked;
