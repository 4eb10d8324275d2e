package dev.keyloom.testing;

import dev.keyloom.KeyloomTable;
import dev.keyloom.testing.internal.ClassTables;
import java.util.Objects;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Resolves the parameters that {@link KeyloomTest} describes. */
public final class KeyloomExtension implements ParameterResolver {
  private static final ExtensionContext.Namespace NAMESPACE =
      ExtensionContext.Namespace.create(KeyloomExtension.class);

  /** For JUnit. */
  public KeyloomExtension() {}

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    Class<?> type = parameter.getParameter().getType();
    return type == KeyloomEngine.class
        || type == DynamoDbClient.class
        || type == DynamoDbAsyncClient.class
        || KeyloomTable.class.isAssignableFrom(type);
  }

  @Override
  public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
    Class<?> type = parameter.getParameter().getType();
    KeyloomEngine engine = KeyloomEngine.shared();
    if (type == KeyloomEngine.class) {
      return engine;
    }
    if (type == DynamoDbClient.class) {
      return engine.client();
    }
    if (type == DynamoDbAsyncClient.class) {
      return engine.asyncClient();
    }
    Class<? extends KeyloomTable<?>> gateway = gatewayType(type);
    ClassTables tables = tablesOfClass(context);
    return parameter.isAnnotated(Async.class)
        ? tables.gateway(gateway, engine.asyncClient())
        : tables.gateway(gateway, engine.client());
  }

  @SuppressWarnings("unchecked") // supportsParameter saw that it is one
  private static Class<? extends KeyloomTable<?>> gatewayType(Class<?> type) {
    return (Class<? extends KeyloomTable<?>>) type;
  }

  /** The store closes the tables when the outermost test class is done. */
  @SuppressWarnings("deprecation") // its successor does not exist in JUnit 5
  private static ClassTables tablesOfClass(ExtensionContext context) {
    ExtensionContext.Store store = outermostClass(context).getStore(NAMESPACE);
    ClassTables tables =
        store.getOrComputeIfAbsent(
            ClassTables.class,
            key -> new ClassTables(KeyloomEngine.shared().client()),
            ClassTables.class);
    return Objects.requireNonNull(tables);
  }

  private static ExtensionContext outermostClass(ExtensionContext context) {
    ExtensionContext outermost = context;
    while (true) {
      ExtensionContext parent = outermost.getParent().orElse(null);
      if (parent == null || parent.getTestClass().isEmpty()) {
        return outermost;
      }
      outermost = parent;
    }
  }
}
