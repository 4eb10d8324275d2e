/** What callers can do wrong that the compiler does not see. */
@NullMarked
package dev.keyloom.it.misuse;

import org.jspecify.annotations.NullMarked;
