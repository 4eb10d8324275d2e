/** The rules for a table with all its models, and the ordered list of them. */
@NullMarked
package dev.keyloom.processor.rule.table;

import org.jspecify.annotations.NullMarked;
