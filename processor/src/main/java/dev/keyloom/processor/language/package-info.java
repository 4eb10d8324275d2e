/** The texts that a key can hold, as regular languages: what two templates have in common. */
@NullMarked
package dev.keyloom.processor.language;

import org.jspecify.annotations.NullMarked;
