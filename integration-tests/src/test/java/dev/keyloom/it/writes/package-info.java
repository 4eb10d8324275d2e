/** Cases from the field about updates, values and index keys, on the engine. */
@NullMarked
package dev.keyloom.it.writes;

import org.jspecify.annotations.NullMarked;
