package dev.keyloom.support;

/**
 * Which sort keys of a partition a key means. DynamoDB takes one comparison or an inclusive
 * BETWEEN; where an end is exclusive beyond that, whoever reads the rows drops those that {@link
 * #admits} does not.
 */
public sealed interface SortCondition {
  /**
   * Whether a sort key is meant.
   *
   * @param sortKey the sort key of a row
   * @return whether the row belongs to the answer
   */
  boolean admits(KeyValue sortKey);

  /** Every sort key; also the condition of a key without one. */
  record All() implements SortCondition {
    @Override
    public boolean admits(KeyValue sortKey) {
      return true;
    }
  }

  /** No sort key at all: a range whose low end is above its high end. No call is made for it. */
  record None() implements SortCondition {
    @Override
    public boolean admits(KeyValue sortKey) {
      return false;
    }
  }

  /**
   * {@code sk = value}.
   *
   * @param value the value
   */
  record EqualTo(KeyValue value) implements SortCondition {
    @Override
    public boolean admits(KeyValue sortKey) {
      return sortKey.equals(value);
    }
  }

  /**
   * {@code begins_with(sk, prefix)}.
   *
   * @param prefix the prefix, not empty
   */
  record BeginsWith(String prefix) implements SortCondition {
    @Override
    public boolean admits(KeyValue sortKey) {
      return sortKey instanceof KeyValue.StringValue string && string.text().startsWith(prefix);
    }
  }

  /**
   * {@code sk BETWEEN low AND high}, perhaps without its ends.
   *
   * @param low the low end
   * @param high the high end, not below the low one
   * @param excludeLow whether rows at the low end are dropped when they are read
   * @param excludeHigh whether rows at the high end are dropped when they are read
   */
  record Between(KeyValue low, KeyValue high, boolean excludeLow, boolean excludeHigh)
      implements SortCondition {
    @Override
    public boolean admits(KeyValue sortKey) {
      int fromLow = sortKey.compareTo(low);
      int fromHigh = sortKey.compareTo(high);
      return (excludeLow ? fromLow > 0 : fromLow >= 0)
          && (excludeHigh ? fromHigh < 0 : fromHigh <= 0);
    }
  }

  /**
   * {@code sk > bound} or {@code sk >= bound}.
   *
   * @param bound the low end
   * @param inclusive whether the bound itself is meant
   */
  record Above(KeyValue bound, boolean inclusive) implements SortCondition {
    @Override
    public boolean admits(KeyValue sortKey) {
      int order = sortKey.compareTo(bound);
      return inclusive ? order >= 0 : order > 0;
    }
  }

  /**
   * {@code sk < bound} or {@code sk <= bound}.
   *
   * @param bound the high end
   * @param inclusive whether the bound itself is meant
   */
  record Below(KeyValue bound, boolean inclusive) implements SortCondition {
    @Override
    public boolean admits(KeyValue sortKey) {
      int order = sortKey.compareTo(bound);
      return inclusive ? order <= 0 : order < 0;
    }
  }
}
