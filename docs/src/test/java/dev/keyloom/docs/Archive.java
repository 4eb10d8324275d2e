package dev.keyloom.docs;

import dev.keyloom.annotation.Table;

/** A table whose models are listed elsewhere. */
// region table
@Table("Archive")
public interface Archive {}
// endregion
