/** Writes every expression that is sent to DynamoDB, with placeholders for all names and values. */
@NullMarked
package dev.keyloom.internal.expression;

import org.jspecify.annotations.NullMarked;
