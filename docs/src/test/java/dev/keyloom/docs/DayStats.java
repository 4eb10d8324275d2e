package dev.keyloom.docs;

import dev.keyloom.annotation.Key;
import dev.keyloom.annotation.Model;
import dev.keyloom.annotation.SuppressLint;
import java.time.LocalDate;

/** A model that needs no more than one partition. */
// region model
@SuppressLint(value = "hot-partition", reason = "one row a day")
@Model
@Key(pk = "STATS", sk = "DAY#{day}")
public record DayStats(LocalDate day, long visits) implements Stats {}
// endregion
