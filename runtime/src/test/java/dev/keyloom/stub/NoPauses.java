package dev.keyloom.stub;

import dev.keyloom.internal.transport.Pauses;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

/** Pauses that take no time and are kept. */
public final class NoPauses implements Pauses {

  private final List<Duration> taken = Collections.synchronizedList(new ArrayList<>());

  /** The pauses so far. */
  public List<Duration> taken() {
    return taken;
  }

  @Override
  public void sleep(Duration pause) {
    taken.add(pause);
  }

  @Override
  public CompletableFuture<?> after(Duration pause, Executor executor) {
    taken.add(pause);
    return CompletableFuture.runAsync(() -> {}, executor);
  }
}
