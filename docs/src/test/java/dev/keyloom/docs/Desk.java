package dev.keyloom.docs;

import dev.keyloom.annotation.Table;

/** The table of {@link Ticket} and {@link Login}. */
@Table("Desk")
public sealed interface Desk permits Ticket, Login {}
