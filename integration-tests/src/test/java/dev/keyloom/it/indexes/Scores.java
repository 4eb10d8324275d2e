package dev.keyloom.it.indexes;

import dev.keyloom.annotation.Index;
import dev.keyloom.annotation.IndexKind;
import dev.keyloom.annotation.Key;
import dev.keyloom.annotation.Lsi;
import dev.keyloom.annotation.Model;
import dev.keyloom.annotation.SuppressLint;
import dev.keyloom.annotation.Table;
import dev.keyloom.annotation.When;
import org.jspecify.annotations.Nullable;

/** Partitions in the order of the table, of an ordinary attribute, and of a key made for it. */
@SuppressLint(value = "local-index", reason = "a score is shown right after it is written")
@Table(
    value = "Scores",
    indexes = @Index(name = "ByPoints", kind = IndexKind.LOCAL, sortKey = "points"))
public sealed interface Scores {

  @SuppressLint(value = "local-index", reason = "a score is shown right after it is written")
  @Model
  @Key(pk = "PLAYER#{player}", sk = "SCORE#{game}")
  @Lsi(index = "ByPoints", name = "byPoints", sk = "{points}")
  @Lsi(
      index = "LSI1",
      name = "ranked",
      sk = "RANK#{league}#{game}",
      onlyWhen = @When(component = "final_", equalTo = "true"))
  record Score(String player, String game, long points, @Nullable String league, boolean final_)
      implements Scores {}

  @Model
  @Key(pk = "PLAYER#{player}", sk = "PROFILE")
  record Profile(String player, String name) implements Scores {}
}
