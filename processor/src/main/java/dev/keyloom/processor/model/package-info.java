/** What is true of a design once it is resolved: immutable values, valid by construction. */
@NullMarked
package dev.keyloom.processor.model;

import org.jspecify.annotations.NullMarked;
