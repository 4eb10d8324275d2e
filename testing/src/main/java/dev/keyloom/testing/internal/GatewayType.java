package dev.keyloom.testing.internal;

import dev.keyloom.KeyloomTable;
import dev.keyloom.TableOptions;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Objects;
import org.junit.jupiter.api.extension.ParameterResolutionException;
import org.junit.platform.commons.support.ReflectionSupport;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** A generated gateway, known by its static {@code create} methods. */
record GatewayType(Class<? extends KeyloomTable<?>> type) {
  KeyloomTable<?> create(DynamoDbClient client, TableOptions options) {
    return create(DynamoDbClient.class, client, options);
  }

  KeyloomTable<?> create(DynamoDbAsyncClient client, TableOptions options) {
    return create(DynamoDbAsyncClient.class, client, options);
  }

  private <C> KeyloomTable<?> create(Class<C> clientType, C client, TableOptions options) {
    Method method =
        ReflectionSupport.findMethod(type, "create", clientType, TableOptions.class)
            .filter(found -> Modifier.isStatic(found.getModifiers()))
            .filter(found -> type.isAssignableFrom(found.getReturnType()))
            .orElseThrow(
                () ->
                    new ParameterResolutionException(
                        "%s has no static create(%s, TableOptions): ask for the gateway class that"
                                .formatted(type.getName(), clientType.getSimpleName())
                            + " Keyloom generated for the table, such as UserPermissionsTable."));
    Object gateway = ReflectionSupport.invokeMethod(method, null, client, options);
    return Objects.requireNonNull(type.cast(gateway));
  }
}
