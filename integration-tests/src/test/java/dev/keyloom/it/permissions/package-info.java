/** The permissions table of the guide's first example. */
@NullMarked
package dev.keyloom.it.permissions;

import org.jspecify.annotations.NullMarked;
