package dev.keyloom.gateway;

import dev.keyloom.TableOptions;
import dev.keyloom.internal.argument.Arguments;
import dev.keyloom.internal.transport.AsyncTransport;
import dev.keyloom.internal.transport.BlockingTransport;
import dev.keyloom.internal.transport.OfflineTransport;
import dev.keyloom.internal.transport.Pauses;
import dev.keyloom.internal.transport.Transport;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The SDK client that a gateway works with, if any. */
public abstract sealed class Client {

  private Client() {}

  abstract Transport transport(TableOptions options);

  /**
   * A blocking client.
   *
   * @param client owned, and closed, by the caller
   * @return the client
   */
  public static Client of(DynamoDbClient client) {
    return new Blocking(Arguments.required(client, "the client of a gateway"));
  }

  /**
   * An asynchronous client.
   *
   * @param client owned, and closed, by the caller
   * @return the client
   */
  public static Client of(DynamoDbAsyncClient client) {
    return new Async(Arguments.required(client, "the client of a gateway"));
  }

  /**
   * No client: operations explain themselves, and refuse to run.
   *
   * @return no client
   */
  public static Client none() {
    return None.INSTANCE;
  }

  private static final class Blocking extends Client {
    private final DynamoDbClient client;

    Blocking(DynamoDbClient client) {
      this.client = client;
    }

    @Override
    Transport transport(TableOptions options) {
      return new BlockingTransport(client, options.executor(), Pauses.REAL);
    }
  }

  private static final class Async extends Client {
    private final DynamoDbAsyncClient client;

    Async(DynamoDbAsyncClient client) {
      this.client = client;
    }

    @Override
    Transport transport(TableOptions options) {
      return new AsyncTransport(client, options.executor(), Pauses.REAL);
    }
  }

  private static final class None extends Client {
    private static final None INSTANCE = new None();

    @Override
    Transport transport(TableOptions options) {
      return new OfflineTransport();
    }
  }
}
