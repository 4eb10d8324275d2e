/**
 * Clients of the SDK that answer from a script and keep what they were asked, and a table to ask
 * them with.
 */
@NullMarked
package dev.keyloom.stub;

import org.jspecify.annotations.NullMarked;
