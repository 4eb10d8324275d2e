package dev.keyloom.internal.transport;

import dev.keyloom.KeyloomException;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;

/** The transport of a gateway without a client: it refuses. */
public final class OfflineTransport implements Transport {

  @Override
  public <X> X run(Supplier<Step<X>> start) {
    throw refusal();
  }

  @Override
  public <X> CompletableFuture<X> start(Supplier<Step<X>> start) {
    return CompletableFuture.failedFuture(refusal());
  }

  private static KeyloomException refusal() {
    return new KeyloomException(
        "this gateway was made without a client: it can explain operations, but not run them;"
            + " create it with a DynamoDbClient or a DynamoDbAsyncClient");
  }
}
