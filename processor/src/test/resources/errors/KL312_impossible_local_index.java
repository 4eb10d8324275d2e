package errors;

import dev.keyloom.annotation.*;

@Table(
    value = "Games",
    indexes = {
      @Index(
          name = "other",
          kind = IndexKind.LOCAL,
          partitionKey = "game", // ERROR KL312
          sortKey = "score"),
      @Index(name = "same", kind = IndexKind.LOCAL, partitionKey = "PK", sortKey = "day")
    })
@Model
@Key(pk = "PLAYER#{player}", sk = "GAME#{game}")
record Game(String player, String game) {}

@Table(value = "Again", indexes = @Index(name = "again", kind = IndexKind.LOCAL, sortKey = "SK")) // ERROR KL312
@Model
@Key(pk = "PLAYER#{player}", sk = "GAME#{game}")
record Again(String player, String game) {}

@Table(value = "Flat", sortKey = "")
@Model
@Key(pk = "PLAYER#{player}")
@Lsi(index = "LSI1", name = "byScore", sk = "{score:9}") // ERROR KL312
record Flat(String player, int score) {}
