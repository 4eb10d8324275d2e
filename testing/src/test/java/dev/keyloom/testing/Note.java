package dev.keyloom.testing;

import dev.keyloom.annotation.Key;
import dev.keyloom.annotation.Model;
import dev.keyloom.annotation.Table;

/** A table of one model. */
@Table("Notes")
@Model
@Key(pk = "NOTE#{noteId}", sk = "TEXT")
record Note(String noteId, String text) {}
