package dev.keyloom.annotation;

/** The kinds of secondary indexes. */
public enum IndexKind {
  /** An index with keys of its own, whose reads are eventually consistent. */
  GLOBAL,
  /** An index with the table's partition key, whose reads can be strongly consistent. */
  LOCAL
}
