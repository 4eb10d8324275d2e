package dev.keyloom.docs;

import dev.keyloom.annotation.Table;

/** A table of a class. */
@Table("Club")
public sealed interface Club permits Member {}
