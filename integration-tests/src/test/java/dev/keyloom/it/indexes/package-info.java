/** Indexes of every kind: turned round, local, and with less than whole items. */
@NullMarked
package dev.keyloom.it.indexes;

import org.jspecify.annotations.NullMarked;
