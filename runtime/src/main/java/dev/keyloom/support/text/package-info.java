/** Text forms of values whose order, width or alphabet matters in keys. */
@NullMarked
package dev.keyloom.support.text;

import org.jspecify.annotations.NullMarked;
