package dev.keyloom.docs;

import dev.keyloom.annotation.Key;
import dev.keyloom.annotation.Lsi;
import dev.keyloom.annotation.Model;
import dev.keyloom.annotation.SuppressLint;

/** A model that is read in two orders. */
// region local
@SuppressLint(value = "local-index", reason = "a rating is shown right after it is given")
@Model
@Key(pk = "SHOP#{shop}", sk = "RATING#{id}")
@Lsi(index = "LSI1", name = "byStars", sk = "RATING#{stars:1}")
public record Rating(String shop, String id, int stars) implements Desk {}
// endregion
