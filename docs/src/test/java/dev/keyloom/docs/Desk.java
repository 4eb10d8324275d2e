package dev.keyloom.docs;

import dev.keyloom.annotation.Table;

/** The table of {@link Ticket}, {@link Login}, {@link Rating} and {@link Watch}. */
@Table("Desk")
public sealed interface Desk permits Ticket, Login, Rating, Watch {}
