package dev.keyloom;

import java.util.Collection;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The gateway to one table: what can be asked of it. Every operation reads {@code
 * table.verb(target).options().terminal()} and does nothing before its terminal. A gateway is
 * immutable and safe for use by any number of threads.
 *
 * @param <T> the table's type, which every model implements
 */
@CheckReturnValue
public interface KeyloomTable<T> {

  /**
   * Reads the item that a primary key or a key of a unique index names.
   *
   * @param key such as {@code UserKeys.byEmail("…")}
   * @param <M> the key's model
   * @return the read
   */
  <M extends T> Get<M, M> get(ItemKey<M> key);

  /**
   * Reads the item that a primary key names.
   *
   * @param key such as {@code UserKeys.of("…")}
   * @param <M> the key's model
   * @return the read, which can be strongly consistent
   */
  <M extends T> ConsistentGet<M, M> get(PrimaryKey<M> key);

  /**
   * Reads the items in a partition, under a partial key or in a range.
   *
   * @param key a key of any kind
   * @param <M> the key's model
   * @return the read
   */
  <M extends T> Query<M, M> query(QueryKey<M> key);

  /**
   * Reads the items in a partition, under a partial key or in a range of the table or a local
   * index.
   *
   * @param key a key of the table or a local index
   * @param <M> the key's model
   * @return the read, which can be strongly consistent
   */
  <M extends T> ConsistentQuery<M, M> query(ConsistentQueryKey<M> key);

  /**
   * Reads the whole partition that a key lies in, each row as its own record.
   *
   * @param key a key of any kind; only its partition counts
   * @return the read
   */
  CollectionQuery<T> collection(QueryKey<? extends T> key);

  /**
   * Reads the items of many keys of one model.
   *
   * @param keys primary keys and keys of unique indexes, in any order and with repetitions
   * @param <M> the keys' model
   * @return the read, which answers by position
   */
  <M extends T> GetAll<M> getAll(Collection<? extends ItemKey<M>> keys);

  /**
   * Writes an item as a whole.
   *
   * @param item its keys follow from its components
   * @param <M> its model
   * @return the write
   */
  <M extends T> Put<M, @Nullable Void> put(M item);

  /**
   * Changes parts of an item that exists.
   *
   * @param target a primary key, or a {@link Stored} item
   * @param <M> its model
   * @return the write
   */
  <M extends T> Update<M, @Nullable Void> update(WriteTarget<M> target);

  /**
   * Deletes an item.
   *
   * @param target a primary key, or a {@link Stored} item
   * @param <M> its model
   * @return the write
   */
  <M extends T> Delete<M, @Nullable Void> delete(WriteTarget<M> target);

  /**
   * Decodes an item that was read by other means, such as from a stream or an export.
   *
   * @param item the whole item
   * @return its record
   * @throws ItemDecodingException if it is of no model of this table, or does not fit its model
   */
  T decode(Map<String, AttributeValue> item);

  /**
   * Encodes an item as a put writes it, for use by other means, such as an import. Every read of it
   * gives an equal record.
   *
   * @param item its keys follow from its components
   * @return a new map with all its attributes: those of its components, of its keys and its type
   * @throws InvalidItemException if a value cannot be stored
   * @throws InvalidKeyException if a value cannot stand in a key
   */
  Map<String, AttributeValue> encode(T item);

  /**
   * The physical name of the table, as the options map it.
   *
   * @return the name that requests carry
   */
  String name();

  /**
   * Creates and deletes the table.
   *
   * @return the table's administration
   */
  TableAdmin admin();
}
