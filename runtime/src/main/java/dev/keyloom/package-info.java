/** What users of a table call: keys, operations, conditions, pages and the one family of errors. */
@NullMarked
package dev.keyloom;

import org.jspecify.annotations.NullMarked;
