package dev.keyloom.internal.write;

/** What a write demands of the item under its key. */
enum Existence {
  /** It may exist or not. */
  ANY,
  /** It exists. */
  REQUIRED,
  /** It does not exist. */
  FORBIDDEN
}
