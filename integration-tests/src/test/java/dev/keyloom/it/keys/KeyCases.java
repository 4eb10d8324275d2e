package dev.keyloom.it.keys;

import dev.keyloom.annotation.Embeddable;
import dev.keyloom.annotation.Gsi;
import dev.keyloom.annotation.Key;
import dev.keyloom.annotation.Model;
import dev.keyloom.annotation.Table;
import java.math.BigDecimal;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Models whose keys are easy to get wrong. */
@Table("KeyCases")
public sealed interface KeyCases {

  @Model
  @Key(pk = "T#{tenant}#{user}", sk = "PAIR")
  record Pair(String tenant, String user, String note) implements KeyCases {}

  @Model
  @Key(pk = "X#{tenant:escaped}#{user:escaped}", sk = "ESCAPED")
  record EscapedPair(String tenant, String user, String note) implements KeyCases {}

  @Model
  @Key(pk = "F#{id}", sk = "N#{n:4}#{flag}#{s}")
  record Flags(String id, int n, boolean flag, String s) implements KeyCases {}

  @Model
  @Key(pk = "MARK#{id}", sk = "MARK")
  @Gsi(index = "GSI1", name = "byScore", pk = "SCORE#{score}", sk = "{passed}#{n:3}")
  record Mark(String id, @Nullable Integer score, @Nullable Boolean passed, @Nullable Long n)
      implements KeyCases {}

  @Model
  @Key(pk = "CT#{id}", sk = "CT")
  @Gsi(index = "GSI1", name = "byCode", pk = "CODE#{code}", sk = "TASK#{task}")
  record CodeTask(String id, @Nullable String code, @Nullable String task) implements KeyCases {}

  @Model
  @Key(pk = "S#{stream}", sk = "E#{at}")
  record Event(String stream, Instant at) implements KeyCases {}

  @Model
  @Key(pk = "NUM#{series}", sk = "V#{n:ordered}")
  record Whole(String series, long n) implements KeyCases {}

  @Model
  @Key(pk = "DBL#{series}", sk = "D#{d:ordered}")
  record Real(String series, double d) implements KeyCases {}

  @Model
  @Key(pk = "DEC#{series}", sk = "B#{b:ordered}")
  record Decimal(String series, BigDecimal b) implements KeyCases {}

  @Model
  @Key(pk = "BOARD#{board}", sk = "TASK#{t}")
  record Task(String board, String t) implements KeyCases {}

  @Model
  @Key(pk = "BOARD#{board}", sk = "TASK_10#{t}")
  record TenthTask(String board, String t) implements KeyCases {}

  @Model
  @Key(pk = "BOARD#{board}", sk = "TASKS#{t}")
  record Tasks(String board, String t) implements KeyCases {}

  @Embeddable
  record Owner(String id, String name) {}

  @Model
  @Key(pk = "OWNED#{id}", sk = "OWNED")
  @Gsi(index = "GSI1", name = "byOwner", pk = "user#{owner.id}", sk = "OWNED#{id}")
  record Owned(String id, @Nullable Owner owner) implements KeyCases {}

  @Model
  @Key(pk = "BY#{owner.id}", sk = "THING#{id}")
  record OwnedByKey(String id, Owner owner) implements KeyCases {}
}
