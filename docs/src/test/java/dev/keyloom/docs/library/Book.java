package dev.keyloom.docs.library;

import dev.keyloom.annotation.Key;
import dev.keyloom.annotation.Model;
import dev.keyloom.docs.Library;

/** A model of a table elsewhere. */
@Model
@Key(pk = "BOOK#{id}", sk = "META")
public record Book(String id) implements Library {}
