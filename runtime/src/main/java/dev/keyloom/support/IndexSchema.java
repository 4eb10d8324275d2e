package dev.keyloom.support;

import org.jspecify.annotations.Nullable;

/**
 * A secondary index that projects all attributes.
 *
 * @param name the declared name, which a gateway may map to another
 * @param kind whether it is global or local
 * @param partitionKey its partition key
 * @param sortKey its sort key, null if it has none
 */
public record IndexSchema(
    String name, IndexKind kind, KeyAttribute partitionKey, @Nullable KeyAttribute sortKey) {
  /**
   * Whether it has the table's partition key.
   *
   * @return whether strongly consistent reads exist
   */
  public boolean isLocal() {
    return kind == IndexKind.LOCAL;
  }
}
