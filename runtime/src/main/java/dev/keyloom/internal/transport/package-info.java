/** Drives the steps of an operation on a blocking or an asynchronous client. */
@NullMarked
package dev.keyloom.internal.transport;

import org.jspecify.annotations.NullMarked;
