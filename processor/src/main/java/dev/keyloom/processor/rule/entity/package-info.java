/** The rules for a model or an embeddable by itself, and the ordered lists of them. */
@NullMarked
package dev.keyloom.processor.rule.entity;

import org.jspecify.annotations.NullMarked;
