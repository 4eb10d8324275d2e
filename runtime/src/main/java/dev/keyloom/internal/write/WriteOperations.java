package dev.keyloom.internal.write;

import dev.keyloom.Delete;
import dev.keyloom.Expression.Constant;
import dev.keyloom.InvalidItemException;
import dev.keyloom.PrimaryKey;
import dev.keyloom.Put;
import dev.keyloom.Stored;
import dev.keyloom.Update;
import dev.keyloom.WriteTarget;
import dev.keyloom.codec.CodecException;
import dev.keyloom.internal.hydrate.Rows;
import dev.keyloom.internal.item.Items;
import dev.keyloom.internal.transport.Transport;
import dev.keyloom.internal.write.WriteAction.DeleteAction;
import dev.keyloom.internal.write.WriteAction.PutAction;
import dev.keyloom.support.EntitySchema;
import dev.keyloom.support.KeyEntry;
import dev.keyloom.support.TableSchema;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Makes the write operations of one gateway.
 *
 * @param <T> the table's type
 */
public final class WriteOperations<T> {
  private final TableSchema<T> table;
  private final String tableName;
  private final Transport transport;
  private final Rows<T> rows;

  /**
   * The write operations of a gateway.
   *
   * @param table the table
   * @param tableName its physical name
   * @param transport what sends requests
   * @param rows what reads the items that come back
   */
  public WriteOperations(
      TableSchema<T> table, String tableName, Transport transport, Rows<T> rows) {
    this.table = table;
    this.tableName = tableName;
    this.transport = transport;
    this.rows = rows;
  }

  /** A put of an item. */
  public <M extends T> Put<M, @Nullable Void> put(M item) {
    EntityWrites<M> writes = writes(table.entityOf(item));
    PutAction action =
        new PutAction(
            writes.address(writes.entity().primaryKey(item)),
            encode(writes.entity(), item),
            Existence.ANY,
            Constant.ALWAYS,
            Returning.NOTHING);
    return new PutOperation<>(writes, action, old -> null);
  }

  /** An update of an item. */
  public <M extends T> Update<M, @Nullable Void> update(WriteTarget<M> target) {
    PrimaryKey<M> key = key(target);
    M stored = target instanceof Stored<M> read ? read.value() : null;
    return new UpdateOperation<>(writes(key), key, stored, UpdateDraft.EMPTY, old -> null);
  }

  /** A delete of an item. */
  public <M extends T> Delete<M, @Nullable Void> delete(WriteTarget<M> target) {
    PrimaryKey<M> key = key(target);
    EntityWrites<M> writes = writes(key);
    DeleteAction action = new DeleteAction(writes.address(key), Constant.ALWAYS, Returning.NOTHING);
    return new DeleteOperation<>(writes, action, old -> null);
  }

  private static <M> PrimaryKey<M> key(WriteTarget<M> target) {
    return target instanceof Stored<M> stored ? stored.key() : (PrimaryKey<M>) target;
  }

  private <M> EntityWrites<M> writes(PrimaryKey<M> key) {
    return writes(table.bind(key).entity());
  }

  private <M> EntityWrites<M> writes(EntitySchema<M> entity) {
    return new EntityWrites<>(table, entity, tableName, transport, rows);
  }

  /** The item of a put. */
  public Map<String, AttributeValue> encode(T item) {
    return encode(table.entityOf(item), item);
  }

  private <M> Map<String, AttributeValue> encode(EntitySchema<M> entity, M item) {
    Map<String, AttributeValue> attributes;
    try {
      attributes = Items.encode(entity.codec(), item);
    } catch (CodecException e) {
      throw new InvalidItemException(
          "A %s cannot be stored: %s; nothing was sent."
              .formatted(entity.spec().modelName(), e.getMessage()),
          e);
    }
    for (KeyEntry entry : entity.keyEntries(item)) {
      attributes.put(entry.attribute(), Items.attribute(entry.value()));
    }
    String typeAttribute = table.typeAttribute();
    if (typeAttribute != null) {
      attributes.put(typeAttribute, AttributeValue.fromS(entity.spec().typeName()));
    }
    return attributes;
  }
}
