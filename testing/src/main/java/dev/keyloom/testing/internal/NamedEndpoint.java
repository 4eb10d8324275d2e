package dev.keyloom.testing.internal;

import dev.keyloom.testing.EngineException;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import org.jspecify.annotations.Nullable;

/** An engine that the user named: it is used and left running. */
record NamedEndpoint(URI endpoint) implements Engine {
  private static final int CONNECT_MILLIS = 5_000;

  /** Checks that something listens there, so that a wrong address is reported once and by name. */
  static NamedEndpoint reach(String text) {
    URI uri = parse(text);
    int port = uri.getPort() >= 0 ? uri.getPort() : uri.getScheme().equals("https") ? 443 : 80;
    try (Socket socket = new Socket()) {
      socket.connect(new InetSocketAddress(uri.getHost(), port), CONNECT_MILLIS);
    } catch (IOException e) {
      throw new EngineException(
          "Nothing listens at keyloom.endpoint = "
              + text
              + ". Start the engine there, or leave the property out to have one started.",
          e);
    }
    return new NamedEndpoint(uri);
  }

  private static URI parse(String text) {
    try {
      URI uri = URI.create(text);
      if (uri.getHost() != null
          && ("http".equals(uri.getScheme()) || "https".equals(uri.getScheme()))) {
        return uri;
      }
    } catch (IllegalArgumentException e) {
      throw notAnAddress(text, e);
    }
    throw notAnAddress(text, null);
  }

  private static EngineException notAnAddress(
      String text, @Nullable IllegalArgumentException cause) {
    return new EngineException(
        "keyloom.endpoint = " + text + " is not an address like http://localhost:8000.", cause);
  }

  @Override
  public String description() {
    return "the engine named by keyloom.endpoint";
  }

  @Override
  public void stop() {
    // It was running before, and goes on.
  }
}
