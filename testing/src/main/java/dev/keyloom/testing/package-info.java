/** A real DynamoDB engine for tests, and a JUnit extension that gives each class a fresh table. */
@NullMarked
package dev.keyloom.testing;

import org.jspecify.annotations.NullMarked;
