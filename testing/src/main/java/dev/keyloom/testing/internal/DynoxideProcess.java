package dev.keyloom.testing.internal;

import dev.keyloom.testing.EngineException;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Dynoxide as a child process with its data in memory. */
final class DynoxideProcess implements Engine {
  private static final int ATTEMPTS = 5;
  private static final int START_SECONDS = 20;
  private static final int STOP_SECONDS = 5;
  private static final int LINES_KEPT = 20;

  private final Path binary;
  private final Process process;
  private final URI endpoint;

  private DynoxideProcess(Path binary, Process process, URI endpoint) {
    this.binary = binary;
    this.process = process;
    this.endpoint = endpoint;
  }

  /**
   * Starts the binary on a free port. The port can be taken by someone else between choosing and
   * binding it: then the process ends at once, and another port is tried.
   */
  static DynoxideProcess start(Path binary) {
    String lastWords = "";
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      int port = freePort();
      Process process = launch(binary, port);
      Output output = new Output(process);
      if (output.listening()) {
        return new DynoxideProcess(binary, process, URI.create("http://127.0.0.1:" + port));
      }
      end(process);
      lastWords = output.text();
    }
    throw new EngineException(
        "%s did not start in %d attempts. It said last: %s".formatted(binary, ATTEMPTS, lastWords));
  }

  private static int freePort() {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    } catch (IOException e) {
      throw new EngineException("No free port on the loopback interface.", e);
    }
  }

  private static Process launch(Path binary, int port) {
    try {
      return new ProcessBuilder(
              binary.toString(), "--host", "127.0.0.1", "--port", Integer.toString(port))
          .redirectErrorStream(true)
          .start();
    } catch (IOException e) {
      throw new EngineException(
          binary + " cannot be run: is it built for this platform? Name another: -Dkeyloom.engine",
          e);
    }
  }

  private static void end(Process process) {
    process.destroy();
    try {
      if (!process.waitFor(STOP_SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
    } catch (InterruptedException e) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public URI endpoint() {
    return endpoint;
  }

  @Override
  public String description() {
    return "Dynoxide (" + binary + ")";
  }

  @Override
  public void stop() {
    end(process);
  }

  /**
   * What the process prints. It is read to its end, since a full pipe would block the process. Only
   * its own word that it listens counts: an answer on the port could come from another engine.
   */
  private static final class Output {
    private final Deque<String> lines = new ArrayDeque<>();
    private final CompletableFuture<Boolean> listening = new CompletableFuture<>();

    Output(Process process) {
      Thread reader = new Thread(() -> read(process), "keyloom-engine-output");
      reader.setDaemon(true);
      reader.start();
    }

    private void read(Process process) {
      try (BufferedReader in = process.inputReader(StandardCharsets.UTF_8)) {
        for (String line = in.readLine(); line != null; line = in.readLine()) {
          keep(line);
          if (line.contains("listening on")) {
            listening.complete(true);
          }
        }
      } catch (IOException e) {
        keep(e.toString());
      } finally {
        listening.complete(false);
      }
    }

    private synchronized void keep(String line) {
      if (lines.size() == LINES_KEPT) {
        lines.removeFirst();
      }
      lines.addLast(line);
    }

    synchronized String text() {
      return lines.isEmpty() ? "(nothing)" : String.join(System.lineSeparator(), lines);
    }

    boolean listening() {
      try {
        return listening.get(START_SECONDS, TimeUnit.SECONDS);
      } catch (TimeoutException e) {
        return false;
      } catch (ExecutionException e) {
        throw new IllegalStateException(e);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return false;
      }
    }
  }
}
