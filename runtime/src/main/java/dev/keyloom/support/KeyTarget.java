package dev.keyloom.support;

import dev.keyloom.ConsistentQueryKey;
import dev.keyloom.PrimaryKey;
import dev.keyloom.QueryKey;
import dev.keyloom.UniqueKey;
import java.util.Map;

/**
 * Which items a key means, while it is being put together: a path, the values of its partition key,
 * and as many of its sort key as are known, perhaps with a range of the next one. Immutable.
 *
 * @param <M> the model whose items are meant
 */
@SuppressWarnings("DoNotCallSuggester")
public final class KeyTarget<M> {
  private KeyTarget() {}

  /**
   * A full primary key.
   *
   * @param <M> the model
   * @param codec the model's codec
   * @param values the values of all components, each once, in order of first use
   * @return the key
   * @throws dev.keyloom.InvalidKeyException if a value cannot stand in the key
   */
  public static <M> PrimaryKey<M> primary(EntityCodec<M> codec, Object... values) {
    throw new UnsupportedOperationException();
  }

  /**
   * A partition of the table.
   *
   * @param <M> the model
   * @param codec the model's codec
   * @param values the values of the partition key's components, each once
   * @return the target
   * @throws dev.keyloom.InvalidKeyException if a value cannot stand in the key
   */
  public static <M> KeyTarget<M> partition(EntityCodec<M> codec, Object... values) {
    throw new UnsupportedOperationException();
  }

  /**
   * A partition of an index.
   *
   * @param <M> the model
   * @param codec the model's codec
   * @param path the name of the access path
   * @param values the values of the partition key's components, each once
   * @return the target
   * @throws dev.keyloom.InvalidKeyException if a value cannot stand in the key
   */
  public static <M> KeyTarget<M> index(EntityCodec<M> codec, String path, Object... values) {
    throw new UnsupportedOperationException();
  }

  /**
   * The access path whose components are exactly those given, when they are known only at run time:
   * a full primary key, a full index key, part of a primary key, part of an index key, in this
   * order and then in the order of declaration.
   *
   * @param <M> the model
   * @param codec the model's codec
   * @param components values by component name
   * @return a {@link PrimaryKey} or {@link UniqueKey} if it is one, else a key of the table or
   *     index
   * @throws dev.keyloom.InvalidKeyException if no path has these components, or a value does not
   *     fit
   */
  public static <M> QueryKey<M> resolve(EntityCodec<M> codec, Map<String, ?> components) {
    throw new UnsupportedOperationException();
  }

  /**
   * Reads a primary key from the stored text of its attributes; the inverse of making it.
   *
   * @param <M> the model
   * @param codec the model's codec
   * @param partitionKey the text of the partition key
   * @param sortKey the text of the sort key
   * @return the key
   * @throws dev.keyloom.InvalidKeyException if the text is no key of the model
   */
  public static <M> PrimaryKey<M> parse(EntityCodec<M> codec, String partitionKey, String sortKey) {
    throw new UnsupportedOperationException();
  }

  /**
   * Reads a primary key of a table without sort key from its stored text.
   *
   * @param <M> the model
   * @param codec the model's codec
   * @param partitionKey the text of the partition key
   * @return the key
   * @throws dev.keyloom.InvalidKeyException if the text is no key of the model
   */
  public static <M> PrimaryKey<M> parse(EntityCodec<M> codec, String partitionKey) {
    throw new UnsupportedOperationException();
  }

  /**
   * Adds the value of the sort key's next component.
   *
   * @param value the value
   * @return the narrower target
   * @throws dev.keyloom.InvalidKeyException if the value cannot stand in the key
   */
  public KeyTarget<M> with(Object value) {
    throw new UnsupportedOperationException();
  }

  /**
   * Narrows to keys whose next component begins with a prefix.
   *
   * @param prefix the prefix, perhaps empty
   * @return the narrower target
   * @throws dev.keyloom.InvalidKeyException if the prefix cannot stand in the key
   */
  public KeyTarget<M> startsWith(String prefix) {
    throw new UnsupportedOperationException();
  }

  /**
   * Narrows to keys whose next component lies between two values, both included.
   *
   * @param low the lowest value
   * @param high the highest value; nothing lies between if it is below the lowest
   * @return the narrower target
   * @throws dev.keyloom.InvalidKeyException if a value cannot stand in the key
   */
  public KeyTarget<M> between(Object low, Object high) {
    throw new UnsupportedOperationException();
  }

  /**
   * Narrows to keys whose next component is above a value.
   *
   * @param low the value, excluded
   * @return the narrower target
   * @throws dev.keyloom.InvalidKeyException if the value cannot stand in the key
   */
  public KeyTarget<M> after(Object low) {
    throw new UnsupportedOperationException();
  }

  /**
   * Narrows to keys whose next component is below a value.
   *
   * @param high the value, excluded
   * @return the narrower target
   * @throws dev.keyloom.InvalidKeyException if the value cannot stand in the key
   */
  public KeyTarget<M> before(Object high) {
    throw new UnsupportedOperationException();
  }

  /**
   * Narrows to keys whose next component is a value or above.
   *
   * @param low the value, included
   * @return the narrower target
   * @throws dev.keyloom.InvalidKeyException if the value cannot stand in the key
   */
  public KeyTarget<M> atLeast(Object low) {
    throw new UnsupportedOperationException();
  }

  /**
   * Narrows to keys whose next component is a value or below.
   *
   * @param high the value, included
   * @return the narrower target
   * @throws dev.keyloom.InvalidKeyException if the value cannot stand in the key
   */
  public KeyTarget<M> atMost(Object high) {
    throw new UnsupportedOperationException();
  }

  /**
   * Ends as a full primary key.
   *
   * @return the key
   * @throws IllegalStateException if components are missing
   */
  public PrimaryKey<M> primary() {
    throw new UnsupportedOperationException();
  }

  /**
   * Ends as the full key of a unique index.
   *
   * @return the key
   * @throws IllegalStateException if components are missing or the index is not unique
   */
  public UniqueKey<M> unique() {
    throw new UnsupportedOperationException();
  }

  /**
   * Ends as a key of the table.
   *
   * @return the key
   */
  public ConsistentQueryKey<M> inTable() {
    throw new UnsupportedOperationException();
  }

  /**
   * Ends as a key of a global index.
   *
   * @return the key
   */
  public QueryKey<M> inIndex() {
    throw new UnsupportedOperationException();
  }

  @Override
  public String toString() {
    return "key";
  }
}
