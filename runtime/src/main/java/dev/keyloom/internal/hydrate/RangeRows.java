package dev.keyloom.internal.hydrate;

import dev.keyloom.internal.item.Items;
import dev.keyloom.internal.plan.KeyRange;
import dev.keyloom.support.KeyAttribute;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Leaves out the rows at a range's exclusive ends, which a BETWEEN reads. */
final class RangeRows<R> implements RowReader<R> {

  private final KeyRange range;
  private final KeyAttribute sortKey;
  private final RowReader<R> rows;

  private RangeRows(KeyRange range, KeyAttribute sortKey, RowReader<R> rows) {
    this.range = range;
    this.sortKey = sortKey;
    this.rows = rows;
  }

  static <R> RowReader<R> of(KeyRange range, RowReader<R> rows) {
    KeyAttribute sortKey = range.sortKey();
    return sortKey == null || !range.hasExcludedEnds()
        ? rows
        : new RangeRows<>(range, sortKey, rows);
  }

  @Override
  public boolean accepts(Map<String, AttributeValue> row) {
    AttributeValue value = row.get(sortKey.name());
    return value != null && range.sort().admits(Items.keyValue(value)) && rows.accepts(row);
  }

  @Override
  public R read(Map<String, AttributeValue> row) {
    return rows.read(row);
  }
}
