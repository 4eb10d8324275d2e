/** What is sent to the service: which requests, how many, and what happens if an answer is lost. */
@NullMarked
package dev.keyloom.it.calls;

import org.jspecify.annotations.NullMarked;
