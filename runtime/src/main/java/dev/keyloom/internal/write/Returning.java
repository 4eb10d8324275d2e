package dev.keyloom.internal.write;

/** What the service returns of a written item. */
enum Returning {
  NOTHING,
  OLD,
  NEW
}
