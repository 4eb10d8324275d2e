package dev.keyloom.testing.internal;

import dev.keyloom.testing.EngineException;
import java.net.URI;
import org.testcontainers.DockerClientFactory;
import org.testcontainers.containers.GenericContainer;
import org.testcontainers.containers.wait.strategy.Wait;

/** Containers through Testcontainers, where a Docker engine answers. */
final class Testcontainers implements Containers {
  private static final int PORT = 8000;

  @Override
  public boolean available() {
    return DockerClientFactory.instance().isDockerAvailable();
  }

  @Override
  public Engine start(String image) {
    return start(new GenericContainer<>(image), image);
  }

  static Engine start(GenericContainer<?> container, String image) {
    // Engines differ in what they answer to a GET: DynamoDB Local says 400, others 200.
    container
        .withExposedPorts(PORT)
        .waitingFor(Wait.forHttp("/").forPort(PORT).forStatusCodeMatching(status -> status < 500));
    try {
      container.start();
    } catch (RuntimeException e) {
      throw new EngineException(
          "The container of image "
              + image
              + " did not start. Name another image that serves DynamoDB's API on port 8000:"
              + " -Dkeyloom.image=…",
          e);
    }
    URI endpoint =
        URI.create("http://" + container.getHost() + ":" + container.getMappedPort(PORT));
    return new Container(container, endpoint, "a container of " + image);
  }

  private record Container(GenericContainer<?> container, URI endpoint, String description)
      implements Engine {
    @Override
    public void stop() {
      container.stop();
    }
  }
}
