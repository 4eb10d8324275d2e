/** What a rule is; there is one class for each, by what it looks at. */
@NullMarked
package dev.keyloom.processor.rule;

import org.jspecify.annotations.NullMarked;
