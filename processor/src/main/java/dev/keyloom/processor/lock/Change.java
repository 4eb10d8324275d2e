package dev.keyloom.processor.lock;

/**
 * One difference between what was committed and what is declared now.
 *
 * @param kind what it does to stored data
 * @param subject what changed
 * @param text both sides and the consequence, as a sentence without its full stop
 */
record Change(Kind kind, Subject subject, String text) {
  /** What a change does to stored data. */
  enum Kind {
    /** Stored data reads and is found as before. */
    SAFE,
    /** Stored data reads and is found as before once each item has been written anew. */
    BACKFILL,
    /** Stored data is lost, misread or not found. */
    BREAKING
  }

  /** What changed, as far as it can be shown in the source of today. */
  sealed interface Subject {
    /** The table; the member of its annotation is empty for all of it. */
    record OfTable(String member) implements Subject {}

    /** A model of today. */
    record OfModel(String model, String member) implements Subject {}

    /** A component of a model or of an embeddable of today. */
    record OfAttribute(String holder, String component) implements Subject {}

    /** The primary key of a model of today. */
    record OfKey(String model, boolean sortKey) implements Subject {}

    /** An access path of a model of today. */
    record OfPath(String model, String index, String member) implements Subject {}

    /** An index of today. */
    record OfIndex(String index) implements Subject {}
  }
}
