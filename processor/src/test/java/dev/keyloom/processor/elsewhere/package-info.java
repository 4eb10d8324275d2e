/** What another module declares that was compiled without the processor. */
@NullMarked
package dev.keyloom.processor.elsewhere;

import org.jspecify.annotations.NullMarked;
