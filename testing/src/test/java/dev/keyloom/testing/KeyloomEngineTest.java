package dev.keyloom.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.Socket;
import java.net.URI;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

class KeyloomEngineTest {
  @Test
  void answers_both_kinds_of_client() {
    try (KeyloomEngine engine = KeyloomEngine.start()) {
      assertThat(engine.client().listTables().tableNames()).isEmpty();
      assertThat(engine.asyncClient().listTables().join().tableNames()).isEmpty();
    }
  }

  @Test
  void gives_the_same_client_on_every_call() {
    KeyloomEngine engine = KeyloomEngine.shared();
    assertThat(engine.client()).isSameAs(engine.client());
    assertThat(engine.asyncClient()).isSameAs(engine.asyncClient());
  }

  @Test
  void leaves_built_clients_to_the_caller() {
    KeyloomEngine engine = KeyloomEngine.shared();
    try (DynamoDbClient client = engine.clientBuilder().build();
        DynamoDbAsyncClient asyncClient = engine.asyncClientBuilder().build()) {
      assertThat(client).isNotSameAs(engine.client());
      assertThat(client.listTables().sdkHttpResponse().isSuccessful()).isTrue();
      assertThat(asyncClient.listTables().join().sdkHttpResponse().isSuccessful()).isTrue();
    }
  }

  @Test
  void stops_once_and_for_all() {
    KeyloomEngine engine = KeyloomEngine.start();
    URI endpoint = engine.endpoint();

    engine.stop();
    engine.stop();

    assertThatThrownBy(() -> new Socket(endpoint.getHost(), endpoint.getPort()).close())
        .hasMessageContaining("refused");
    assertThatIllegalStateException()
        .isThrownBy(engine::client)
        .withMessageContaining("The engine was stopped");
  }

  @Test
  void shared_engine_is_one_and_outlives_close() {
    KeyloomEngine engine = KeyloomEngine.shared();
    engine.close();

    assertThat(KeyloomEngine.shared()).isSameAs(engine);
    assertThat(engine.client().listTables().sdkHttpResponse().isSuccessful()).isTrue();
  }

  @Test
  void engines_started_at_once_get_ports_of_their_own() {
    List<KeyloomEngine> engines =
        IntStream.range(0, 8).parallel().mapToObj(i -> KeyloomEngine.start()).toList();
    try {
      assertThat(engines).extracting(KeyloomEngine::endpoint).doesNotHaveDuplicates();
    } finally {
      engines.forEach(KeyloomEngine::stop);
    }
  }

  @Test
  void says_what_runs_and_where() {
    KeyloomEngine engine = KeyloomEngine.shared();
    assertThat(engine).asString().contains(engine.endpoint().toString());
  }
}
