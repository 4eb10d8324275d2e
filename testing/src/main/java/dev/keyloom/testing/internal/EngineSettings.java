package dev.keyloom.testing.internal;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * What the user said about the engine.
 *
 * @param endpoint the address of a running engine, or null
 * @param engine the Dynoxide binary, or a folder with {@code node_modules} in it, or null
 * @param image the container image, or null for the default
 * @param workingDirectory where the search for {@code node_modules} starts
 * @param path the folders that hold programs, as in {@code PATH}
 */
public record EngineSettings(
    @Nullable String endpoint,
    @Nullable String engine,
    @Nullable String image,
    Path workingDirectory,
    String path) {

  /** Reads the system properties and, where they are silent, the environment. */
  public static EngineSettings ofThisJvm() {
    String path = System.getenv("PATH");
    return new EngineSettings(
        setting("keyloom.endpoint", "KEYLOOM_ENDPOINT"),
        setting("keyloom.engine", "KEYLOOM_ENGINE"),
        setting("keyloom.image", "KEYLOOM_IMAGE"),
        Path.of("").toAbsolutePath(),
        path == null ? "" : path);
  }

  private static @Nullable String setting(String property, String variable) {
    String value = System.getProperty(property, "");
    if (value.isBlank()) {
      value = System.getenv(variable);
    }
    return value == null || value.isBlank() ? null : value;
  }
}
