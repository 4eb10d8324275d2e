package com.example.permissions;

import dev.keyloom.TableOptions;
import dev.keyloom.gateway.Client;
import dev.keyloom.gateway.TableGateway;
import dev.keyloom.support.KeyType;
import dev.keyloom.support.TableSchema;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The gateway to the table {@code UserPermissions}, declared by {@link UserPermissions}. */
@Generated("dev.keyloom.processor.KeyloomProcessor")
@NullMarked
public final class UserPermissionsTable extends TableGateway<UserPermissions> {
  private static final TableSchema<UserPermissions> SCHEMA =
      TableSchema.<UserPermissions>of("UserPermissions")
          .partitionKey("PK", KeyType.STRING)
          .sortKey("SK", KeyType.STRING)
          .typeAttribute("type")
          .globalIndex("GSI1", "GSI1PK", KeyType.STRING, "GSI1SK", KeyType.STRING)
          .entity(GroupCodec.INSTANCE)
          .entity(GroupMembershipCodec.INSTANCE)
          .entity(PermissionCodec.INSTANCE)
          .entity(UserCodec.INSTANCE)
          .build();

  private UserPermissionsTable(Client client, TableOptions options) {
    super(SCHEMA, client, options);
  }

  /** A gateway on a client that blocks. */
  public static UserPermissionsTable create(DynamoDbClient client) {
    return create(client, TableOptions.defaults());
  }

  /** A gateway on a client that blocks. */
  public static UserPermissionsTable create(DynamoDbClient client, TableOptions options) {
    return new UserPermissionsTable(Client.of(client), options);
  }

  /** A gateway on an asynchronous client. */
  public static UserPermissionsTable create(DynamoDbAsyncClient client) {
    return create(client, TableOptions.defaults());
  }

  /** A gateway on an asynchronous client. */
  public static UserPermissionsTable create(DynamoDbAsyncClient client, TableOptions options) {
    return new UserPermissionsTable(Client.of(client), options);
  }

  /** A gateway without a client: it explains operations and refuses to execute them. */
  public static UserPermissionsTable offline() {
    return offline(TableOptions.defaults());
  }

  /** A gateway without a client: it explains operations and refuses to execute them. */
  public static UserPermissionsTable offline(TableOptions options) {
    return new UserPermissionsTable(Client.none(), options);
  }
}
