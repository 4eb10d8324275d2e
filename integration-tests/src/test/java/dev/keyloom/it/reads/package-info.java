/** Cases from the field about reads, on the engine. */
@NullMarked
package dev.keyloom.it.reads;

import org.jspecify.annotations.NullMarked;
