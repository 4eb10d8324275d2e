/** What a read does, decided before any call, and the one place that turns it into requests. */
@NullMarked
package dev.keyloom.internal.plan;

import org.jspecify.annotations.NullMarked;
