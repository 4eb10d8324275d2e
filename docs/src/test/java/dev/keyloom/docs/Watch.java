package dev.keyloom.docs;

import dev.keyloom.annotation.Key;
import dev.keyloom.annotation.KeyOnly;
import dev.keyloom.annotation.Model;
import java.time.Instant;

/** A model whose key is all there is of most of its components. */
// region key-only
@Model
@Key(pk = "TICKET#{ticket}", sk = "WATCH#{user}")
public record Watch(@KeyOnly String ticket, @KeyOnly String user, Instant since) implements Desk {}
// endregion
