package dev.keyloom.testing.internal;

import dev.keyloom.KeyloomTable;
import dev.keyloom.TableOptions;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The tables of one test class: one for each type of gateway, created when first asked for. */
public final class ClassTables implements AutoCloseable {
  private final DynamoDbClient client;
  private final Map<Class<?>, FreshTable> tables = new ConcurrentHashMap<>();

  /** Creates and deletes tables through the client, which stays the caller's. */
  public ClassTables(DynamoDbClient client) {
    this.client = client;
  }

  /** A gateway to the class's table, on a blocking client. */
  public KeyloomTable<?> gateway(Class<? extends KeyloomTable<?>> type, DynamoDbClient on) {
    return new GatewayType(type).create(on, table(type).options());
  }

  /** A gateway to the class's table, on an asynchronous client. */
  public KeyloomTable<?> gateway(Class<? extends KeyloomTable<?>> type, DynamoDbAsyncClient on) {
    return new GatewayType(type).create(on, table(type).options());
  }

  private FreshTable table(Class<? extends KeyloomTable<?>> type) {
    return tables.computeIfAbsent(type, absent -> FreshTable.create(type, client));
  }

  @Override
  public void close() {
    tables.values().forEach(table -> table.gateway().admin().delete());
    tables.clear();
  }

  private record FreshTable(TableOptions options, KeyloomTable<?> gateway) {
    private static final int NAME_LIMIT = 255;

    static FreshTable create(Class<? extends KeyloomTable<?>> type, DynamoDbClient client) {
      String suffix = "-" + UUID.randomUUID().toString().substring(24);
      TableOptions options =
          TableOptions.defaults()
              .tableName(
                  declared ->
                      declared.substring(
                              0, Math.min(declared.length(), NAME_LIMIT - suffix.length()))
                          + suffix);
      KeyloomTable<?> gateway = new GatewayType(type).create(client, options);
      gateway.admin().create();
      return new FreshTable(options, gateway);
    }
  }
}
