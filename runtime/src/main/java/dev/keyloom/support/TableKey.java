package dev.keyloom.support;

import org.jspecify.annotations.Nullable;

/**
 * The values of a table's key attributes, which name one item.
 *
 * @param partition the value of the partition key
 * @param sort the value of the sort key, null in a table without one
 */
public record TableKey(KeyValue partition, @Nullable KeyValue sort) {
  @Override
  public String toString() {
    return sort == null ? partition.toString() : partition + " / " + sort;
  }
}
