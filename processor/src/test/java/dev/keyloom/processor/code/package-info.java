/** Tests of the generated code: its exact text, and that it compiles and runs anywhere. */
@NullMarked
package dev.keyloom.processor.code;

import org.jspecify.annotations.NullMarked;
