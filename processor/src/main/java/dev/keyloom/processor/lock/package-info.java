/**
 * Guards stored data: compares a table with its committed manifest, and says which changes would
 * orphan or misread what is stored.
 */
@NullMarked
package dev.keyloom.processor.lock;

import org.jspecify.annotations.NullMarked;
