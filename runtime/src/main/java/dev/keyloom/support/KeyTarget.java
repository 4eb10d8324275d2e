package dev.keyloom.support;

import dev.keyloom.ConsistentQueryKey;
import dev.keyloom.PrimaryKey;
import dev.keyloom.QueryKey;
import dev.keyloom.UniqueKey;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Which items a key means, while it is being put together: a path, the values of its partition key,
 * and as many of its sort key as are known, perhaps with a range of the next one. Immutable.
 *
 * @param <M> the model whose items are meant
 */
public final class KeyTarget<M> {
  private final EntityCodec<M> codec;
  private final PathSpec path;

  /** The known values, by slot. */
  private final Object[] values;

  /** The text of the partition key, null if it may turn out to be a stored attribute. */
  private final @Nullable String partitionText;

  /** The sort key's text as far as its components are known, null if it is none. */
  private final @Nullable String sortText;

  /** How many of the sort key's components the text holds. */
  private final int sortSize;

  private final @Nullable SortRange range;

  /** The range on text, null if there is none or the sort key may be a stored attribute. */
  private final @Nullable SortCondition rangeOnText;

  /** Begins with a partition. */
  private KeyTarget(EntityCodec<M> codec, PathSpec path, Object[] given) {
    this.codec = codec;
    this.path = path;
    this.values = new Object[path.partitionSize()];
    if (given.length < values.length) {
      throw new IllegalArgumentException("values of " + path.names() + " are needed");
    }
    for (int slot = 0; slot < values.length; slot++) {
      values[slot] = path.at(slot).require(given[slot]);
    }
    KeyTemplate partitionKey = path.partitionKey();
    this.partitionText =
        partitionKey.isBareCapable()
            ? null
            : KeyLimits.checkPartition(
                partitionKey.encode(values, path.partitionSlots()), partitionKey);
    KeyTemplate sortKey = path.sortKey();
    this.sortSize = path.sortSize(values.length);
    this.sortText =
        sortKey == null || sortKey.isBareCapable()
            ? null
            : sortKey.extend(sortKey.literal(0), 0, values, path.sortSlots(), sortSize);
    this.range = null;
    this.rangeOnText = null;
  }

  /** Goes on with one more value. */
  private KeyTarget(KeyTarget<M> that, Object value) {
    this.codec = that.codec;
    this.path = that.path;
    int slot = that.values.length;
    if (slot == path.names().size() || that.range != null) {
      throw new IllegalStateException("the key is complete: " + that);
    }
    this.values = Arrays.copyOf(that.values, slot + 1);
    this.values[slot] = path.at(slot).require(value);
    this.partitionText = that.partitionText;
    this.sortSize = path.sortSize(values.length);
    KeyTemplate sortKey = path.sortKey();
    this.sortText =
        sortKey == null || that.sortText == null
            ? null
            : KeyLimits.checkSort(
                sortKey.extend(that.sortText, that.sortSize, values, path.sortSlots(), sortSize),
                sortKey);
    this.range = null;
    this.rangeOnText = null;
  }

  /** Ends with a range of the next component. */
  private KeyTarget(KeyTarget<M> that, SortRange range) {
    this.codec = that.codec;
    this.path = that.path;
    KeyTemplate sortKey = path.sortKey();
    if (sortKey == null || that.sortSize == sortKey.size() || that.range != null) {
      throw new IllegalStateException("no component is left for a range: " + that);
    }
    this.values = that.values;
    this.partitionText = that.partitionText;
    this.sortText = that.sortText;
    this.sortSize = that.sortSize;
    this.range = range;
    this.rangeOnText =
        that.sortText == null ? null : range.onText(sortKey, that.sortSize, that.sortText);
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
    return full(codec, codec.spec().primary(), values).primary();
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
    return new KeyTarget<>(codec, codec.spec().primary(), values);
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
    return new KeyTarget<>(codec, codec.spec().indexPath(path), values);
  }

  /** As many values of a path as are given, from the first. */
  static <M> KeyTarget<M> full(EntityCodec<M> codec, PathSpec path, Object... values) {
    KeyTarget<M> target = new KeyTarget<>(codec, path, values);
    for (int slot = path.partitionSize(); slot < values.length; slot++) {
      target = target.with(values[slot]);
    }
    return target;
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
    return new KeyTarget<>(this, value);
  }

  /**
   * Narrows to keys whose next component begins with a prefix.
   *
   * @param prefix the prefix, perhaps empty
   * @return the narrower target
   * @throws dev.keyloom.InvalidKeyException if the prefix cannot stand in the key
   */
  public KeyTarget<M> startsWith(String prefix) {
    return new KeyTarget<>(this, new SortRange(SortRange.Kind.STARTS_WITH, prefix, null));
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
    return new KeyTarget<>(this, new SortRange(SortRange.Kind.BETWEEN, next(low), next(high)));
  }

  /**
   * Narrows to keys whose next component is above a value.
   *
   * @param low the value, excluded
   * @return the narrower target
   * @throws dev.keyloom.InvalidKeyException if the value cannot stand in the key
   */
  public KeyTarget<M> after(Object low) {
    return new KeyTarget<>(this, new SortRange(SortRange.Kind.AFTER, next(low), null));
  }

  /**
   * Narrows to keys whose next component is below a value.
   *
   * @param high the value, excluded
   * @return the narrower target
   * @throws dev.keyloom.InvalidKeyException if the value cannot stand in the key
   */
  public KeyTarget<M> before(Object high) {
    return new KeyTarget<>(this, new SortRange(SortRange.Kind.BEFORE, null, next(high)));
  }

  /**
   * Narrows to keys whose next component is a value or above.
   *
   * @param low the value, included
   * @return the narrower target
   * @throws dev.keyloom.InvalidKeyException if the value cannot stand in the key
   */
  public KeyTarget<M> atLeast(Object low) {
    return new KeyTarget<>(this, new SortRange(SortRange.Kind.AT_LEAST, next(low), null));
  }

  /**
   * Narrows to keys whose next component is a value or below.
   *
   * @param high the value, included
   * @return the narrower target
   * @throws dev.keyloom.InvalidKeyException if the value cannot stand in the key
   */
  public KeyTarget<M> atMost(Object high) {
    return new KeyTarget<>(this, new SortRange(SortRange.Kind.AT_MOST, null, next(high)));
  }

  /** A value of the component that comes next. */
  private Object next(Object value) {
    if (values.length == path.names().size()) {
      throw new IllegalStateException("no component is left for a range: " + this);
    }
    return path.at(values.length).require(value);
  }

  /**
   * Ends as a full primary key.
   *
   * @return the key
   * @throws IllegalStateException if components are missing
   */
  public PrimaryKey<M> primary() {
    requireFull(path.index() == null);
    return new Keys.OfItem<>(this);
  }

  /**
   * Ends as the full key of a unique index.
   *
   * @return the key
   * @throws IllegalStateException if components are missing or the index is not unique
   */
  public UniqueKey<M> unique() {
    requireFull(path.index() != null && path.isUnique());
    return new Keys.OfUniqueIndex<>(this);
  }

  /**
   * Ends as a key of the table.
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
    if (!fits || !isFull()) {
      throw new IllegalStateException("not a full key: " + this);
    }
  }

  EntityCodec<M> codec() {
    return codec;
  }

  PathSpec path() {
    return path;
  }

  /** The value at a slot that is known. */
  Object value(int slot) {
    return values[slot];
  }

  /** How many slots are known, from the first. */
  int size() {
    return values.length;
  }

  boolean isFull() {
    return values.length == path.names().size() && range == null;
  }

  /** The known values by component name. */
  Map<String, Object> components() {
    Map<String, Object> components = new LinkedHashMap<>();
    for (int slot = 0; slot < values.length; slot++) {
      Object value = values[slot];
      components.put(path.names().get(slot), value instanceof byte[] bytes ? bytes.clone() : value);
    }
    return Collections.unmodifiableMap(components);
  }

  /** The value of the partition key where it is an attribute of the table or index. */
  KeyValue partition(KeyPart part) {
    return partitionText != null
        ? part.ofText(partitionText)
        : part.encode(values, path.partitionSlots());
  }

  /** The condition on the sort key where it is an attribute of the table or index. */
  SortCondition sort(@Nullable KeyPart part) {
    KeyTemplate sortKey = path.sortKey();
    if (sortKey == null || part == null) {
      return new SortCondition.All();
    }
    if (sortText == null) {
      return bareSort(part, sortKey);
    }
    if (rangeOnText != null) {
      return rangeOnText;
    }
    if (sortSize == sortKey.size()) {
      return new SortCondition.EqualTo(part.ofText(sortText));
    }
    return sortText.isEmpty() ? new SortCondition.All() : new SortCondition.BeginsWith(sortText);
  }

  private SortCondition bareSort(KeyPart part, KeyTemplate sortKey) {
    if (range != null) {
      return part.isStored()
          ? range.onStored(sortKey.component(0), part::ofStored)
          : range.onText(sortKey, 0, "");
    }
    return sortSize == 0
        ? new SortCondition.All()
        : new SortCondition.EqualTo(part.encode(values, path.sortSlots()));
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof KeyTarget<?> that
        && codec == that.codec
        && path.name().equals(that.path.name())
        && identity().equals(that.identity())
        && Objects.equals(range, that.range);
  }

  @Override
  public int hashCode() {
    return identity().hashCode();
  }

  /** What tells keys of one path apart: equal numbers are one value, as they are one key. */
  private List<Object> identity() {
    List<Object> identity = new ArrayList<>(values.length);
    for (Object value : values) {
      identity.add(
          value instanceof BigDecimal decimal
              ? decimal.stripTrailingZeros()
              : value instanceof byte[] bytes ? new KeyValue.BytesValue(bytes) : value);
    }
    return identity;
  }

  /** The model and what is known, as messages and logs show it. */
  @Override
  public String toString() {
    StringBuilder out = new StringBuilder(codec.spec().modelName());
    out.append(path.index() == null ? "" : "." + path.name()).append('(');
    for (int slot = 0; slot < values.length; slot++) {
      out.append(slot == 0 ? "" : ", ").append(path.names().get(slot)).append('=');
      out.append(Shown.value(values[slot]));
    }
    if (range != null) {
      out.append(values.length == 0 ? "" : ", ").append(path.names().get(values.length));
      out.append(' ').append(range);
    }
    return out.append(')').toString();
  }
}
