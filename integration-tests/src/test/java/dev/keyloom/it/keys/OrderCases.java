package dev.keyloom.it.keys;

import dev.keyloom.annotation.Gsi;
import dev.keyloom.annotation.Index;
import dev.keyloom.annotation.Key;
import dev.keyloom.annotation.Model;
import dev.keyloom.annotation.Table;
import java.math.BigDecimal;
import java.time.Instant;

/** Models with one sort key for each form that keeps order. */
@Table(
    value = "OrderCases",
    indexes = @Index(name = "SCORES", partitionKey = "player", sortKey = "points"))
public sealed interface OrderCases {

  @Model
  @Key(pk = "WORD#{series}", sk = "w#{word}")
  record Word(String series, String word) implements OrderCases {}

  @Model
  @Key(pk = "INNER#{series}", sk = "i#{word:ordered}#{n:2}")
  record Inner(String series, String word, int n) implements OrderCases {}

  @Model
  @Key(pk = "COUNT#{series}", sk = "c#{n:ordered}")
  record Count(String series, long n) implements OrderCases {}

  @Model
  @Key(pk = "WEIGHT#{series}", sk = "d#{d:ordered}")
  record Weight(String series, double d) implements OrderCases {}

  @Model
  @Key(pk = "PRICE#{series}", sk = "p#{p:ordered}")
  record Price(String series, BigDecimal p) implements OrderCases {}

  @Model
  @Key(pk = "MOMENT#{series}", sk = "m#{at}")
  record Moment(String series, Instant at) implements OrderCases {}

  @Model
  @Key(pk = "SCORE#{id}", sk = "SCORE")
  @Gsi(index = "SCORES", name = "ofPlayer", pk = "{player}", sk = "{points}")
  record Score(String id, String player, BigDecimal points) implements OrderCases {}
}
