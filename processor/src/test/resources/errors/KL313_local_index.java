package errors;

import dev.keyloom.annotation.*;

@Table( // NOTE KL415
    value = "Games",
    indexes = @Index(name = "byDay", kind = IndexKind.LOCAL, sortKey = "day")) // WARN KL313
sealed interface Games permits Game, Bet, Win {}

@Model
@Key(pk = "PLAYER#{player}", sk = "GAME#{game}")
@Lsi(index = "byDay", name = "byDay", sk = "{day}")
@Lsi(index = "LSI1", name = "byScore", sk = "{score:9}") // WARN KL313
record Game(String player, String game, String day, int score) implements Games {}

@Model
@Key(pk = "PLAYER#{player}", sk = "BET#{bet}")
@Lsi(index = "LSI1", name = "byAmount", sk = "{amount:9}")
record Bet(String player, String bet, int amount) implements Games {}

@SuppressLint(value = "local-index", reason = "the list shows what was just won")
@Model
@Key(pk = "PLAYER#{player}", sk = "WIN#{win}")
@Lsi(index = "LSI2", name = "byAmount", sk = "{amount:9}")
record Win(String player, String win, int amount) implements Games {}
