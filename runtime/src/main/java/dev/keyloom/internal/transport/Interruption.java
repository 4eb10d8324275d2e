package dev.keyloom.internal.transport;

import dev.keyloom.KeyloomException;

/** What an interrupted wait turns into. */
final class Interruption {

  private Interruption() {}

  /** Restores the thread's interrupt flag, which was cleared when the exception was thrown. */
  static KeyloomException of(InterruptedException e) {
    Thread.currentThread().interrupt();
    return new KeyloomException("the thread was interrupted while it waited for an operation", e);
  }
}
