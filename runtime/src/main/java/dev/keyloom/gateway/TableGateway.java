package dev.keyloom.gateway;

import dev.keyloom.CollectionQuery;
import dev.keyloom.ConsistentGet;
import dev.keyloom.ConsistentQuery;
import dev.keyloom.ConsistentQueryKey;
import dev.keyloom.Delete;
import dev.keyloom.Get;
import dev.keyloom.GetAll;
import dev.keyloom.ItemKey;
import dev.keyloom.KeyloomTable;
import dev.keyloom.PrimaryKey;
import dev.keyloom.Put;
import dev.keyloom.Query;
import dev.keyloom.QueryKey;
import dev.keyloom.TableAdmin;
import dev.keyloom.TableOptions;
import dev.keyloom.Update;
import dev.keyloom.WriteTarget;
import dev.keyloom.internal.argument.Arguments;
import dev.keyloom.internal.operation.CollectionOperation;
import dev.keyloom.internal.operation.GetAllOperation;
import dev.keyloom.internal.operation.GetOperation;
import dev.keyloom.internal.operation.QueryOperation;
import dev.keyloom.internal.operation.TableAdminOperations;
import dev.keyloom.internal.operation.TableContext;
import dev.keyloom.internal.transport.Backoff;
import dev.keyloom.internal.write.WriteOperations;
import dev.keyloom.support.TableSchema;
import java.util.Collection;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The base of generated gateways.
 *
 * @param <T> the table's type
 */
public abstract class TableGateway<T> implements KeyloomTable<T> {

  private final TableContext<T> context;
  private final WriteOperations<T> writes;

  /**
   * Creates a gateway.
   *
   * @param schema what was declared
   * @param client makes the calls; {@link Client#none} for a gateway that only explains
   * @param options names, executor, cursors
   */
  protected TableGateway(TableSchema<T> schema, Client client, TableOptions options) {
    TableOptions given = Arguments.required(options, "the options of a gateway");
    Backoff backoff = Backoff.ofBatches(bound -> ThreadLocalRandom.current().nextLong(bound + 1));
    this.context = new TableContext<>(schema, given, client.transport(given), backoff);
    this.writes =
        new WriteOperations<>(schema, context.table(), context.transport(), context.rows());
  }

  @Override
  public final <M extends T> Get<M, M> get(ItemKey<M> key) {
    return new GetOperation<>(context, context.schema().bind(key));
  }

  @Override
  public final <M extends T> ConsistentGet<M, M> get(PrimaryKey<M> key) {
    return new GetOperation<>(context, context.schema().bind(key));
  }

  @Override
  public final <M extends T> Query<M, M> query(QueryKey<M> key) {
    return new QueryOperation<>(context, context.schema().bind(key));
  }

  @Override
  public final <M extends T> ConsistentQuery<M, M> query(ConsistentQueryKey<M> key) {
    return new QueryOperation<>(context, context.schema().bind(key));
  }

  @Override
  public final CollectionQuery<T> collection(QueryKey<? extends T> key) {
    return new CollectionOperation<>(context, context.schema().bind(key));
  }

  @Override
  public final <M extends T> GetAll<M> getAll(Collection<? extends ItemKey<M>> keys) {
    return new GetAllOperation<>(context, Arguments.required(keys, "the list of keys of getAll"));
  }

  @Override
  public final <M extends T> Put<M, @Nullable Void> put(M item) {
    return writes.put(item);
  }

  @Override
  public final <M extends T> Update<M, @Nullable Void> update(WriteTarget<M> target) {
    return writes.update(target);
  }

  @Override
  public final <M extends T> Delete<M, @Nullable Void> delete(WriteTarget<M> target) {
    return writes.delete(target);
  }

  @Override
  public final T decode(Map<String, AttributeValue> item) {
    return context.rows().readAny(Arguments.required(item, "the item to decode"));
  }

  @Override
  public final Map<String, AttributeValue> encode(T item) {
    return writes.encode(item);
  }

  @Override
  public final String name() {
    return context.table();
  }

  @Override
  public final TableAdmin admin() {
    return new TableAdminOperations(context);
  }
}
