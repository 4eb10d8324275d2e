package dev.keyloom.docs;

/** Whether a ticket waits. */
public enum State {
  OPEN,
  CLOSED
}
