package dev.keyloom.docs;

import dev.keyloom.annotation.TableOf;
import dev.keyloom.docs.library.Volume;

/** Lists the models of the archive. */
// region listing
@TableOf(
    value = Archive.class,
    models = {Volume.class})
final class Tables {}
// endregion
