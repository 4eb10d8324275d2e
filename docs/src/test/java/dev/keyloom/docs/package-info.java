/** The guide's snippets as code that compiles and runs, and the test that keeps the pages to it. */
@NullMarked
package dev.keyloom.docs;

import org.jspecify.annotations.NullMarked;
