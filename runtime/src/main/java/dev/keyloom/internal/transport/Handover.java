package dev.keyloom.internal.transport;

import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/** Where the thread that waits for a future and the one that completes it meet. */
final class Handover<Y> {

  private final AtomicBoolean first = new AtomicBoolean(true);
  private @Nullable Y value;
  private @Nullable Throwable failure;

  void set(@Nullable Y value, @Nullable Throwable failure) {
    this.value = value;
    this.failure = failure;
  }

  /** True for the second of the two that come. What was set before is visible to both then. */
  boolean meet() {
    return !first.getAndSet(false);
  }

  @SuppressWarnings("NullAway") // null only where the future's own value is
  Y value() {
    return value;
  }

  @Nullable Throwable failure() {
    return failure;
  }
}
