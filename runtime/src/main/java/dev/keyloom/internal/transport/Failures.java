package dev.keyloom.internal.transport;

import dev.keyloom.KeyloomException;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import org.jspecify.annotations.Nullable;

/** Failures that come out of futures. */
final class Failures {

  private Failures() {}

  /** Takes off what futures wrap around a failure. */
  static Throwable unwrap(Throwable failure) {
    Throwable inner = failure;
    while ((inner instanceof CompletionException || inner instanceof ExecutionException)
        && inner.getCause() != null) {
      inner = inner.getCause();
    }
    return inner;
  }

  /** Throws a failure of another thread on this one; never returns. */
  static RuntimeException rethrow(@Nullable Throwable failure) {
    if (failure instanceof RuntimeException runtime) {
      throw runtime;
    }
    if (failure instanceof Error error) {
      throw error;
    }
    throw new KeyloomException("the operation failed", failure);
  }
}
