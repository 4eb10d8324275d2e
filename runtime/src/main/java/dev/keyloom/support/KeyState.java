package dev.keyloom.support;

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
 * As much of a key as is known: values of a path's components, from the first, and perhaps a range
 * of the next one. Text is made, and refused, as soon as its values are known; only a template that
 * may turn out to be a stored attribute waits for the table.
 */
final class KeyState {
  private final PathSpec path;
  private final Object[] values;
  private final @Nullable String partitionText;
  private final @Nullable String sortText;
  private final int sortSize;
  private final @Nullable SortRange range;
  private final @Nullable SortCondition rangeOnText;

  private KeyState(
      PathSpec path,
      Object[] values,
      @Nullable String partitionText,
      @Nullable String sortText,
      @Nullable SortRange range,
      @Nullable SortCondition rangeOnText) {
    this.path = path;
    this.values = values;
    this.partitionText = partitionText;
    this.sortText = sortText;
    this.sortSize = path.sortSize(values.length);
    this.range = range;
    this.rangeOnText = rangeOnText;
  }

  /** Begins with the values of at least the partition key, as many as are given. */
  static KeyState of(PathSpec path, @Nullable Object[] given) {
    if (given.length < path.partitionSize() || given.length > path.names().size()) {
      throw new IllegalArgumentException(
          given.length
              + " values were given for "
              + path.names()
              + " of the "
              + path.description());
    }
    Object[] values = new Object[given.length];
    for (int slot = 0; slot < values.length; slot++) {
      values[slot] = path.at(slot).require(given[slot]);
    }
    KeyTemplate partitionKey = path.partitionKey();
    String partitionText =
        partitionKey.isBareCapable()
            ? null
            : KeyLimits.checkPartition(
                partitionKey.encode(values, path.partitionSlots()), partitionKey);
    KeyTemplate sortKey = path.sortKey();
    String sortText =
        sortKey == null || sortKey.isBareCapable()
            ? null
            : goOn(sortKey.literal(0), 0, sortKey, path, values);
    return new KeyState(path, values, partitionText, sortText, null, null);
  }

  /** Goes on with the value of the next component. */
  KeyState with(Object value) {
    TemplateComponent next = next();
    Object[] more = Arrays.copyOf(values, values.length + 1);
    more[values.length] = next.require(value);
    KeyTemplate sortKey = path.sortKey();
    String text =
        sortKey == null || sortText == null ? null : goOn(sortText, sortSize, sortKey, path, more);
    return new KeyState(path, more, partitionText, text, null, null);
  }

  /** Ends with a range of the next component. */
  KeyState ranged(SortRange.Kind kind, @Nullable Object low, @Nullable Object high) {
    TemplateComponent next = next();
    SortRange ends =
        new SortRange(
            kind,
            kind.hasLow() ? end(kind, low, next) : null,
            kind.hasHigh() ? end(kind, high, next) : null);
    KeyTemplate sortKey = path.sortKey();
    SortCondition onText =
        sortKey == null || sortText == null ? null : ends.onText(sortKey, sortSize, sortText);
    return new KeyState(path, values, partitionText, sortText, ends, onText);
  }

  /** An end of a range; a null must not turn it into another range that has no such end. */
  private static Object end(SortRange.Kind kind, @Nullable Object value, TemplateComponent next) {
    if (kind != SortRange.Kind.STARTS_WITH) {
      return next.require(value);
    }
    if (value == null) {
      throw next.refused(null, "a key needs a value");
    }
    return value;
  }

  private TemplateComponent next() {
    if (values.length == path.names().size() || range != null) {
      throw new IllegalStateException("no component is left to narrow " + this);
    }
    return path.at(values.length);
  }

  private static String goOn(
      String begun, int from, KeyTemplate sortKey, PathSpec path, Object[] values) {
    String text =
        sortKey.extend(begun, from, values, path.sortSlots(), path.sortSize(values.length));
    return text.isEmpty() ? text : KeyLimits.checkSort(text, sortKey);
  }

  PathSpec path() {
    return path;
  }

  /** The known values, by slot; not to be changed. */
  Object[] values() {
    return values;
  }

  /** The known values by component name, with arrays copied. */
  Map<String, Object> components() {
    Map<String, Object> components = new LinkedHashMap<>();
    for (int slot = 0; slot < values.length; slot++) {
      Object value = values[slot];
      components.put(path.names().get(slot), value instanceof byte[] bytes ? bytes.clone() : value);
    }
    return Collections.unmodifiableMap(components);
  }

  /** The text of the partition key, null if it may turn out to be a stored attribute. */
  @Nullable String partitionText() {
    return partitionText;
  }

  /** The sort key's text as far as it is known, null if it may turn out to be an attribute. */
  @Nullable String sortText() {
    return sortText;
  }

  /** How many of the sort key's components are known. */
  int sortSize() {
    return sortSize;
  }

  @Nullable SortRange range() {
    return range;
  }

  /** The range on text, null if there is none or the sort key may be a stored attribute. */
  @Nullable SortCondition rangeOnText() {
    return rangeOnText;
  }

  boolean isFull() {
    return values.length == path.names().size();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof KeyState that
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
      if (value instanceof BigDecimal decimal) {
        identity.add(decimal.stripTrailingZeros());
      } else if (value instanceof Double number) {
        identity.add(number + 0.0); // one zero
      } else if (value instanceof Float number) {
        identity.add(number + 0.0f);
      } else {
        identity.add(value instanceof byte[] bytes ? new KeyValue.BytesValue(bytes) : value);
      }
    }
    return identity;
  }

  @Override
  public String toString() {
    StringBuilder out = new StringBuilder();
    out.append(path.index() == null ? "" : "." + path.name()).append('(');
    for (int slot = 0; slot < values.length; slot++) {
      out.append(slot == 0 ? "" : ", ").append(path.names().get(slot)).append('=');
      out.append(Shown.value(values[slot]));
    }
    if (range != null) {
      out.append(values.length == 0 ? "" : ", ").append(path.names().get(values.length));
      out.append(range);
    }
    return out.append(')').toString();
  }
}
