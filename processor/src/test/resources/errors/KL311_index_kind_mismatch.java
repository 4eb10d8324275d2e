package errors;

import dev.keyloom.annotation.*;

@SuppressLint(value = "local-index", reason = "scores are read right after they are written")
@Table( // NOTE KL415
    value = "Games",
    indexes = {
      @Index(name = "local", kind = IndexKind.LOCAL, sortKey = "score"),
      @Index(name = "global", partitionKey = "other", sortKey = "score")
    })
sealed interface Games permits Game, Team {}

@Model
@Key(pk = "PLAYER#{player}", sk = "GAME#{game}")
@Gsi(index = "local", name = "byScore", pk = "{game}", sk = "{score}") // ERROR KL311
@Lsi(index = "global", name = "ordered", sk = "{score}") // ERROR KL311
@Lsi(index = "LSI1", name = "named", sk = "{name}")
@SuppressLint(value = "local-index", reason = "scores are read right after they are written")
record Game(String player, String game, String name, long score) implements Games {}

@Model
@Key(pk = "TEAM#{team}", sk = "GAME#{game}")
@Gsi(index = "LSI1", name = "byTitle", pk = "{title}", sk = "GAME#{game}") // ERROR KL311
@SuppressLint(value = "local-index", reason = "scores are read right after they are written")
record Team(String team, String game, String title) implements Games {}
