/** Text forms of values whose order, width or alphabet matters in keys. */
@NullMarked
package dev.keyloom.text;

import org.jspecify.annotations.NullMarked;
