package com.example.shop;

import dev.keyloom.TableOptions;
import dev.keyloom.gateway.Client;
import dev.keyloom.gateway.TableGateway;
import dev.keyloom.support.KeyType;
import dev.keyloom.support.TableSchema;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The gateway to the table {@code shop-v1}, declared by {@link Shop}. */
@Generated("dev.keyloom.processor.KeyloomProcessor")
@NullMarked
public final class ShopTable extends TableGateway<Shop> {
  private static final TableSchema<Shop> SCHEMA =
      TableSchema.<Shop>of("shop-v1")
          .partitionKey("PK", KeyType.STRING)
          .sortKey("SK", KeyType.STRING)
          .typeAttribute("_type")
          .globalIndex("ByCustomer", "customer", KeyType.STRING, "placedOn", KeyType.STRING)
          .globalIndex("ByRank", "rank", KeyType.NUMBER)
          .globalIndex("GSI1", "GSI1PK", KeyType.STRING, "GSI1SK", KeyType.STRING)
          .globalIndex("GSI2", "GSI2PK", KeyType.STRING, "GSI2SK", KeyType.STRING)
          .entity(OrderCodec.INSTANCE)
          .entity(ProductCodec.INSTANCE)
          .build();

  private ShopTable(Client client, TableOptions options) {
    super(SCHEMA, client, options);
  }

  /** A gateway on a client that blocks. */
  public static ShopTable create(DynamoDbClient client) {
    return create(client, TableOptions.defaults());
  }

  /** A gateway on a client that blocks. */
  public static ShopTable create(DynamoDbClient client, TableOptions options) {
    return new ShopTable(Client.of(client), options);
  }

  /** A gateway on an asynchronous client. */
  public static ShopTable create(DynamoDbAsyncClient client) {
    return create(client, TableOptions.defaults());
  }

  /** A gateway on an asynchronous client. */
  public static ShopTable create(DynamoDbAsyncClient client, TableOptions options) {
    return new ShopTable(Client.of(client), options);
  }

  /** A gateway without a client: it explains operations and refuses to execute them. */
  public static ShopTable offline() {
    return offline(TableOptions.defaults());
  }

  /** A gateway without a client: it explains operations and refuses to execute them. */
  public static ShopTable offline(TableOptions options) {
    return new ShopTable(Client.none(), options);
  }
}
