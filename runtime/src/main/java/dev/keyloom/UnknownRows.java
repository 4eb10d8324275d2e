package dev.keyloom;

/** What a {@link CollectionQuery} does with a row that is of no model of the table. */
public enum UnknownRows {
  /** The read fails with an {@link ItemDecodingException} that names the row. */
  FAIL,
  /** The row is left out. */
  SKIP
}
