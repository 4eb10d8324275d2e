package dev.keyloom.testing.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.keyloom.testing.EngineException;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testcontainers.containers.GenericContainer;
import org.testcontainers.images.builder.ImageFromDockerfile;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Runs a container wherever a Docker engine answers, and shows what is said where none does. */
class TestcontainersTest {
  @TempDir Path empty;

  @Test
  void container_serves_or_the_failure_names_docker() {
    if (new Testcontainers().available()) {
      Engine engine = startContainer();
      try {
        assertThat(engine.description()).startsWith("a container of ");
        assertServes(engine);
      } finally {
        engine.stop();
      }
    } else {
      EngineSettings nothingElse = new EngineSettings(null, null, null, empty, "");
      assertThatExceptionOfType(EngineException.class)
          .isThrownBy(() -> new EngineChoice(nothingElse).start())
          .withMessageContaining("no Docker engine answers")
          .withMessageContaining("start Docker; the image is amazon/dynamodb-local");
    }
  }

  /** The binary in an image of its own needs no image registry; without it, the default image. */
  private static Engine startContainer() {
    Optional<Path> binary = DynoxideBinary.find(EngineSettings.ofThisJvm());
    if (binary.isEmpty()) {
      return new Testcontainers().start(EngineChoice.DEFAULT_IMAGE);
    }
    ImageFromDockerfile image =
        new ImageFromDockerfile()
            .withFileFromPath("dynoxide", binary.get())
            .withDockerfileFromBuilder(
                dockerfile ->
                    dockerfile
                        .from("scratch")
                        .copy("dynoxide", "/dynoxide")
                        .expose(8000)
                        .entryPoint("/dynoxide", "--host", "0.0.0.0", "--port", "8000")
                        .build());
    return Testcontainers.start(new GenericContainer<>(image), "the Dynoxide binary");
  }

  private static void assertServes(Engine engine) {
    try (DynamoDbClient client =
        DynamoDbClient.builder()
            .endpointOverride(engine.endpoint())
            .region(Region.US_EAST_1)
            .credentialsProvider(
                StaticCredentialsProvider.create(AwsBasicCredentials.create("keyloom", "keyloom")))
            .build()) {
      assertThat(client.listTables().sdkHttpResponse().isSuccessful()).isTrue();
    }
  }
}
