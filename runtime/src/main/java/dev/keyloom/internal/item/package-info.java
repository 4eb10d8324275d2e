/** Items as the AWS SDK represents them, read and written by codecs. */
@NullMarked
package dev.keyloom.internal.item;

import org.jspecify.annotations.NullMarked;
