package dev.keyloom.testing.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.keyloom.testing.EngineException;
import dev.keyloom.testing.KeyloomEngine;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.assertj.core.api.ThrowableAssertAlternative;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EngineChoiceTest {
  /** A Docker engine that always answers, and one that never does. */
  private static final Containers DOCKER = new FakeContainers(true);

  private static final Containers NO_DOCKER = new FakeContainers(false);

  @TempDir Path folder;

  @Test
  void named_endpoint_comes_first() throws IOException {
    Path binary = program(folder.resolve("node_modules/@dynoxide/linux-x64/dynoxide"));
    String endpoint = KeyloomEngine.shared().endpoint().toString();

    Engine engine = start(settings(endpoint, binary.toString(), null), DOCKER);

    assertThat(engine.endpoint()).hasToString(endpoint);
    engine.stop();
    assertThat(KeyloomEngine.shared().client().listTables().sdkHttpResponse().isSuccessful())
        .as("an engine that the user named is left running")
        .isTrue();
  }

  @Test
  void named_endpoint_where_nothing_listens_is_reported() throws IOException {
    int port;
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      port = socket.getLocalPort();
    }
    assertFails(settings("http://127.0.0.1:" + port, null, null), DOCKER)
        .withMessageContaining("Nothing listens at keyloom.endpoint = http://127.0.0.1:" + port);
  }

  @Test
  void named_endpoint_that_is_no_address_is_reported() {
    for (String text : new String[] {"localhost:8000", "ftp://localhost", "http://", "a b"}) {
      assertFails(settings(text, null, null), DOCKER)
          .withMessage(
              "keyloom.endpoint = " + text + " is not an address like http://localhost:8000.");
    }
  }

  @Test
  void named_binary_that_is_not_there_is_reported_and_not_replaced() {
    assertFails(settings(null, "no/such/dynoxide", null), DOCKER)
        .withMessageContaining(
            "keyloom.engine = no/such/dynoxide is neither a program nor a folder");
  }

  @Test
  void binary_is_found_where_npm_puts_it() throws IOException {
    Path binary = program(folder.resolve("node_modules/@dynoxide/linux-x64/dynoxide"));
    Path below = Files.createDirectories(folder.resolve("module/sub"));

    assertThat(DynoxideBinary.find(settings(null, null, null))).contains(binary);
    assertThat(DynoxideBinary.find(new EngineSettings(null, null, null, below, "")))
        .as("from a module's folder")
        .contains(binary);
    assertThat(DynoxideBinary.find(new EngineSettings(null, folder.toString(), null, below, "")))
        .as("in the folder that keyloom.engine names")
        .contains(binary);
  }

  @Test
  void binary_is_found_on_the_path() throws IOException {
    Path binary = program(folder.resolve("bin/dynoxide"));
    EngineSettings settings =
        new EngineSettings(null, null, null, folder, folder.resolve("bin").toString());

    assertThat(DynoxideBinary.find(settings)).contains(binary);
  }

  @Test
  void binary_that_never_listens_is_reported_with_its_last_words() throws IOException {
    Path binary = program(folder.resolve("dynoxide"));

    assertFails(settings(null, binary.toString(), null), DOCKER)
        .withMessageContaining(
            binary + " did not start in 5 attempts. It said last: no, thank you");
  }

  @Test
  void folder_without_binary_leaves_the_choice_to_docker() {
    Engine engine = start(settings(null, folder.toString(), null), DOCKER);

    assertThat(engine.description()).isEqualTo("amazon/dynamodb-local");
  }

  @Test
  void image_can_be_named() {
    assertThat(start(settings(null, null, "my/engine:1"), DOCKER).description())
        .isEqualTo("my/engine:1");
  }

  @Test
  void nothing_at_all_says_what_to_install() {
    assertFails(settings(null, null, null), NO_DOCKER)
        .withMessageContaining("npm install --save-dev @dynoxide/linux-x64")
        .withMessageContaining("-Dkeyloom.engine=")
        .withMessageContaining("start Docker")
        .withMessageContaining("-Dkeyloom.endpoint=")
        .withMessageContaining(folder.resolve("node_modules").toString());
  }

  private EngineSettings settings(
      @Nullable String endpoint, @Nullable String engine, @Nullable String image) {
    return new EngineSettings(endpoint, engine, image, folder, "");
  }

  private static Engine start(EngineSettings settings, Containers containers) {
    return new EngineChoice(settings, containers).start();
  }

  private static ThrowableAssertAlternative<EngineException> assertFails(
      EngineSettings settings, Containers containers) {
    return assertThatExceptionOfType(EngineException.class)
        .isThrownBy(() -> start(settings, containers));
  }

  /** A program that refuses to serve. */
  private static Path program(Path file) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, "#!/bin/sh\necho no, thank you\nexit 1\n");
    return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  private record FakeContainers(boolean available) implements Containers {
    @Override
    public Engine start(String image) {
      return new Engine() {
        @Override
        public URI endpoint() {
          return URI.create("http://localhost:8000");
        }

        @Override
        public String description() {
          return image;
        }

        @Override
        public void stop() {}
      };
    }
  }
}
