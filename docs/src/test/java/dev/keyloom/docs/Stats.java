package dev.keyloom.docs;

import dev.keyloom.annotation.Table;

/** The table of {@link DayStats}. */
@Table("Stats")
public sealed interface Stats permits DayStats {}
