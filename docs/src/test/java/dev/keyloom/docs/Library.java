package dev.keyloom.docs;

import dev.keyloom.annotation.Table;
import dev.keyloom.docs.library.Book;
import dev.keyloom.docs.library.Loan;

/** A table that lists its models. */
// region table
@Table(
    value = "Library",
    models = {Book.class, Loan.class})
public interface Library {}
// endregion
