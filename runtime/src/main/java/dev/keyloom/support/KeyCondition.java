package dev.keyloom.support;

/**
 * A key bound to a table: what a Query or a GetItem asks for, as values.
 *
 * @param <M> the model whose items are meant
 * @param entity the model in the table
 * @param path the access path, with the names and types of its key attributes
 * @param partition the value of the partition key
 * @param sort which sort keys are meant
 */
public record KeyCondition<M>(
    EntitySchema<M> entity, PathSchema path, KeyValue partition, SortCondition sort) {
  /**
   * Whether this is a full primary key, which a GetItem answers.
   *
   * @return whether {@link #tableKey} has an answer
   */
  public boolean isTableKey() {
    return path.isPrimary() && (path.sortKey() == null || sort instanceof SortCondition.EqualTo);
  }

  /**
   * The full primary key.
   *
   * @return the values of the table's key attributes
   * @throws IllegalStateException if this is not a full primary key
   */
  public TableKey tableKey() {
    if (!isTableKey()) {
      throw new IllegalStateException("not a full primary key: " + this);
    }
    return new TableKey(
        partition, sort instanceof SortCondition.EqualTo equal ? equal.value() : null);
  }
}
