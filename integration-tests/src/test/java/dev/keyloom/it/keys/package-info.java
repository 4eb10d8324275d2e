/** Cases from the field about keys, on the engine. */
@NullMarked
package dev.keyloom.it.keys;

import org.jspecify.annotations.NullMarked;
