package com.example.sessions;

import dev.keyloom.TableOptions;
import dev.keyloom.gateway.Client;
import dev.keyloom.gateway.TableGateway;
import dev.keyloom.support.KeyType;
import dev.keyloom.support.TableSchema;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The gateway to the table {@code session_store}, declared by {@link Session}. */
@Generated("dev.keyloom.processor.KeyloomProcessor")
@NullMarked
final class SessionTable extends TableGateway<Session> {
  private static final TableSchema<Session> SCHEMA =
      TableSchema.<Session>of("session_store")
          .partitionKey("token", KeyType.STRING)
          .globalIndex("GSI1", "GSI1PK", KeyType.STRING, "GSI1SK", KeyType.STRING)
          .entity(SessionCodec.INSTANCE)
          .build();

  private SessionTable(Client client, TableOptions options) {
    super(SCHEMA, client, options);
  }

  /** A gateway on a client that blocks. */
  public static SessionTable create(DynamoDbClient client) {
    return create(client, TableOptions.defaults());
  }

  /** A gateway on a client that blocks. */
  public static SessionTable create(DynamoDbClient client, TableOptions options) {
    return new SessionTable(Client.of(client), options);
  }

  /** A gateway on an asynchronous client. */
  public static SessionTable create(DynamoDbAsyncClient client) {
    return create(client, TableOptions.defaults());
  }

  /** A gateway on an asynchronous client. */
  public static SessionTable create(DynamoDbAsyncClient client, TableOptions options) {
    return new SessionTable(Client.of(client), options);
  }

  /** A gateway without a client: it explains operations and refuses to execute them. */
  public static SessionTable offline() {
    return offline(TableOptions.defaults());
  }

  /** A gateway without a client: it explains operations and refuses to execute them. */
  public static SessionTable offline(TableOptions options) {
    return new SessionTable(Client.none(), options);
  }
}
