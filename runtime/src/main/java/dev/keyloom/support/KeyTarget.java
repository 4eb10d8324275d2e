package dev.keyloom.support;

import dev.keyloom.ConsistentQueryKey;
import dev.keyloom.PrimaryKey;
import dev.keyloom.QueryKey;
import dev.keyloom.UniqueKey;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Which items a key means, while it is being put together: a path, the values of its partition key,
 * and as many of its sort key as are known, perhaps with a range of the next one. Immutable.
 *
 * @param <M> the model whose items are meant
 */
public final class KeyTarget<M> {
  private final EntityCodec<M> codec;
  private final KeyState state;

  private KeyTarget(EntityCodec<M> codec, KeyState state) {
    this.codec = codec;
    this.state = state;
  }

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
    return of(codec, codec.spec().primary(), values).primary();
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
    return of(codec, codec.spec().primary(), values);
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
    return of(codec, codec.spec().indexPath(path), values);
  }

  /** As many values of a path as are given, from the first. */
  static <M> KeyTarget<M> of(EntityCodec<M> codec, PathSpec path, @Nullable Object[] values) {
    return new KeyTarget<>(codec, KeyState.of(path, values));
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
    return AccessPatterns.resolve(codec, components);
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
    return KeyParser.parse(codec, partitionKey, sortKey);
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
    return KeyParser.parse(codec, partitionKey, null);
  }

  /**
   * Adds the value of the sort key's next component.
   *
   * @param value the value
   * @return the narrower target
   * @throws dev.keyloom.InvalidKeyException if the value cannot stand in the key
   */
  public KeyTarget<M> with(Object value) {
    return new KeyTarget<>(codec, state.with(value));
  }

  /**
   * Narrows to keys whose next component begins with a prefix.
   *
   * @param prefix the prefix, perhaps empty
   * @return the narrower target
   * @throws dev.keyloom.InvalidKeyException if the prefix cannot stand in the key
   */
  public KeyTarget<M> startsWith(String prefix) {
    return ranged(SortRange.Kind.STARTS_WITH, prefix, null);
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
    return ranged(SortRange.Kind.BETWEEN, low, high);
  }

  /**
   * Narrows to keys whose next component is above a value.
   *
   * @param low the value, excluded
   * @return the narrower target
   * @throws dev.keyloom.InvalidKeyException if the value cannot stand in the key
   */
  public KeyTarget<M> after(Object low) {
    return ranged(SortRange.Kind.AFTER, low, null);
  }

  /**
   * Narrows to keys whose next component is below a value.
   *
   * @param high the value, excluded
   * @return the narrower target
   * @throws dev.keyloom.InvalidKeyException if the value cannot stand in the key
   */
  public KeyTarget<M> before(Object high) {
    return ranged(SortRange.Kind.BEFORE, null, high);
  }

  /**
   * Narrows to keys whose next component is a value or above.
   *
   * @param low the value, included
   * @return the narrower target
   * @throws dev.keyloom.InvalidKeyException if the value cannot stand in the key
   */
  public KeyTarget<M> atLeast(Object low) {
    return ranged(SortRange.Kind.AT_LEAST, low, null);
  }

  /**
   * Narrows to keys whose next component is a value or below.
   *
   * @param high the value, included
   * @return the narrower target
   * @throws dev.keyloom.InvalidKeyException if the value cannot stand in the key
   */
  public KeyTarget<M> atMost(Object high) {
    return ranged(SortRange.Kind.AT_MOST, null, high);
  }

  private KeyTarget<M> ranged(SortRange.Kind kind, @Nullable Object low, @Nullable Object high) {
    return new KeyTarget<>(codec, state.ranged(kind, low, high));
  }

  /**
   * Ends as a full primary key.
   *
   * @return the key
   * @throws IllegalStateException if components are missing
   */
  public PrimaryKey<M> primary() {
    requireFull(state.path().index() == null);
    return new Keys.OfItem<>(this);
  }

  /**
   * Ends as the full key of a unique index.
   *
   * @return the key
   * @throws IllegalStateException if components are missing or the index is not unique
   */
  public UniqueKey<M> unique() {
    requireFull(state.path().index() != null && state.path().isUnique());
    return new Keys.OfUniqueIndex<>(this);
  }

  /**
   * Ends as a key of the table or of a local index.
   *
   * @return the key
   */
  public ConsistentQueryKey<M> inTable() {
    return new Keys.OfTable<>(this);
  }

  /**
   * Ends as a key of a global index.
   *
   * @return the key
   */
  public QueryKey<M> inIndex() {
    return new Keys.OfIndex<>(this);
  }

  private void requireFull(boolean fits) {
    if (!fits || !state.isFull()) {
      throw new IllegalStateException("not a full key: " + this);
    }
  }

  EntityCodec<M> codec() {
    return codec;
  }

  KeyState state() {
    return state;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof KeyTarget<?> that && codec == that.codec && state.equals(that.state);
  }

  @Override
  public int hashCode() {
    return state.hashCode();
  }

  /** The model and what is known, as messages and logs show it. */
  @Override
  public String toString() {
    return codec.spec().modelName() + state;
  }
}
