package dev.keyloom.docs.library;

import dev.keyloom.annotation.Key;
import dev.keyloom.annotation.Model;
import dev.keyloom.docs.Archive;

/** A model of a table elsewhere. */
@Model
@Key(pk = "VOLUME#{id}", sk = "META")
public record Volume(String id) implements Archive {}
