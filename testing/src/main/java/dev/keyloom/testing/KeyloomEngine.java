package dev.keyloom.testing;

import dev.keyloom.testing.internal.Engine;
import dev.keyloom.testing.internal.EngineChoice;
import dev.keyloom.testing.internal.EngineSettings;
import java.net.URI;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClientBuilder;
import software.amazon.awssdk.services.dynamodb.DynamoDbBaseClientBuilder;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClientBuilder;

/**
 * A real DynamoDB engine on this machine, for tests and first programs. Its data lives in memory
 * and ends with it.
 *
 * <p>Which engine, in this order:
 *
 * <ol>
 *   <li>the one that listens at the system property {@code keyloom.endpoint} (or the environment
 *       variable {@code KEYLOOM_ENDPOINT}), such as {@code http://localhost:8000}; it is used and
 *       left running;
 *   <li>the Dynoxide binary: the one that {@code keyloom.engine} ({@code KEYLOOM_ENGINE}) names, as
 *       a file or as a folder with {@code node_modules} in it; else one that npm installed into
 *       {@code node_modules} of the working directory or of a folder above it ({@code npm install
 *       --save-dev @dynoxide/linux-x64}); else {@code dynoxide} on the {@code PATH};
 *   <li>a container of the image {@code keyloom.image} ({@code KEYLOOM_IMAGE}), by default {@code
 *       amazon/dynamodb-local}, where a Docker engine answers. Any image will do that serves
 *       DynamoDB's API on port 8000;
 *   <li>else starting fails, and the message says what to install.
 * </ol>
 *
 * <p>An engine that was started ends when {@link #stop} is called, and at the latest when the JVM
 * shuts down.
 */
public final class KeyloomEngine implements AutoCloseable {
  private static final Object LOCK = new Object();
  private static @Nullable KeyloomEngine shared;

  private final Engine engine;
  private final boolean endsWithJvmOnly;
  private final Thread hook = new Thread(this::end, "keyloom-engine-stop");
  private @Nullable DynamoDbClient client;
  private @Nullable DynamoDbAsyncClient asyncClient;
  private boolean stopped;

  private KeyloomEngine(Engine engine, boolean endsWithJvmOnly) {
    this.engine = engine;
    this.endsWithJvmOnly = endsWithJvmOnly;
  }

  /**
   * Starts an engine of its own.
   *
   * @throws EngineException if none can be started; the message says what to install
   */
  public static KeyloomEngine start() {
    return start(false);
  }

  /**
   * The engine that this JVM's tests share, started on first use. It ends with the JVM: {@link
   * #stop} and {@link #close} leave it running.
   *
   * @throws EngineException if none can be started; the message says what to install
   */
  public static KeyloomEngine shared() {
    synchronized (LOCK) {
      KeyloomEngine running = shared;
      if (running == null) {
        running = start(true);
        shared = running;
      }
      return running;
    }
  }

  private static KeyloomEngine start(boolean endsWithJvmOnly) {
    EngineChoice choice = new EngineChoice(EngineSettings.ofThisJvm());
    KeyloomEngine engine = new KeyloomEngine(choice.start(), endsWithJvmOnly);
    Runtime.getRuntime().addShutdownHook(engine.hook);
    return engine;
  }

  /** Where the engine listens, such as {@code http://127.0.0.1:40123}. */
  public URI endpoint() {
    return engine.endpoint();
  }

  /**
   * A client of this engine, the same one on every call. It is closed when the engine stops.
   *
   * @throws IllegalStateException if the engine was stopped
   */
  public synchronized DynamoDbClient client() {
    checkRunning();
    DynamoDbClient existing = client;
    if (existing == null) {
      existing = clientBuilder().build();
      client = existing;
    }
    return existing;
  }

  /**
   * An asynchronous client of this engine, the same one on every call. It is closed when the engine
   * stops.
   *
   * @throws IllegalStateException if the engine was stopped
   */
  public synchronized DynamoDbAsyncClient asyncClient() {
    checkRunning();
    DynamoDbAsyncClient existing = asyncClient;
    if (existing == null) {
      existing = asyncClientBuilder().build();
      asyncClient = existing;
    }
    return existing;
  }

  /**
   * A builder of clients of this engine: endpoint, region and credentials are set, the rest is the
   * caller's, as is closing what it builds.
   */
  public DynamoDbClientBuilder clientBuilder() {
    return connected(DynamoDbClient.builder());
  }

  /**
   * A builder of asynchronous clients of this engine: endpoint, region and credentials are set, the
   * rest is the caller's, as is closing what it builds.
   */
  public DynamoDbAsyncClientBuilder asyncClientBuilder() {
    return connected(DynamoDbAsyncClient.builder());
  }

  private <B extends DynamoDbBaseClientBuilder<B, C>, C> B connected(B builder) {
    // Engines on this machine check no signature, and some keep the tables of each key apart.
    return builder
        .endpointOverride(endpoint())
        .region(Region.US_EAST_1)
        .credentialsProvider(
            StaticCredentialsProvider.create(AwsBasicCredentials.create("keyloom", "keyloom")));
  }

  /** Ends the engine and its clients. A second call, and one on the shared engine, does nothing. */
  public void stop() {
    if (endsWithJvmOnly) {
      return;
    }
    end();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException shuttingDown) {
      // The hook runs already, and finds the engine stopped.
    }
  }

  /** The same as {@link #stop}. */
  @Override
  public void close() {
    stop();
  }

  private synchronized void end() {
    if (stopped) {
      return;
    }
    stopped = true;
    if (client != null) {
      client.close();
    }
    if (asyncClient != null) {
      asyncClient.close();
    }
    engine.stop();
  }

  private void checkRunning() {
    if (stopped) {
      throw new IllegalStateException("The engine was stopped: " + engine.description());
    }
  }

  /** What runs and where, for people. */
  @Override
  public String toString() {
    return engine.description() + " at " + endpoint();
  }
}
