package dev.keyloom.testing.internal;

import dev.keyloom.testing.EngineException;
import java.nio.file.Path;
import java.util.Optional;

/** The order of choice: a named endpoint, the binary, a container. */
public final class EngineChoice {
  static final String DEFAULT_IMAGE = "amazon/dynamodb-local";

  private final EngineSettings settings;
  private final Containers containers;

  /** Chooses among what is on this machine. */
  public EngineChoice(EngineSettings settings) {
    this(settings, new Testcontainers());
  }

  EngineChoice(EngineSettings settings, Containers containers) {
    this.settings = settings;
    this.containers = containers;
  }

  /**
   * Starts the first engine that there is.
   *
   * @throws EngineException if there is none, or the one that the user named does not work
   */
  public Engine start() {
    if (settings.endpoint() != null) {
      return NamedEndpoint.reach(settings.endpoint());
    }
    Optional<Path> binary = DynoxideBinary.find(settings);
    if (binary.isPresent()) {
      return DynoxideProcess.start(binary.get());
    }
    if (containers.available()) {
      return containers.start(settings.image() == null ? DEFAULT_IMAGE : settings.image());
    }
    throw new EngineException(
        """
        No DynamoDB engine: no endpoint is named, no Dynoxide binary was found, no Docker engine answers.
        Do one of these:
          - install the binary with npm, in the project's folder or one above it:
            npm install --save-dev @dynoxide/linux-x64
          - name the binary, or a folder with node_modules in it: -Dkeyloom.engine=/path/to/dynoxide
          - start Docker; the image is %s, or -Dkeyloom.image=…
          - name a running engine: -Dkeyloom.endpoint=http://localhost:8000
        Looked for the binary in %s"""
            .formatted(DEFAULT_IMAGE, String.join(", ", DynoxideBinary.places(settings))));
  }
}
