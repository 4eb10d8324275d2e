package dev.keyloom.internal.operation;

import dev.keyloom.ConsistentGet;
import dev.keyloom.Read;
import dev.keyloom.Stored;
import dev.keyloom.internal.hydrate.RowReader;
import dev.keyloom.internal.hydrate.RowReaders;
import dev.keyloom.internal.plan.ReadPlan;
import dev.keyloom.internal.transport.Step;
import dev.keyloom.support.KeyCondition;
import java.util.Optional;

/**
 * A read of the one item that a key names. The type of the key decides whether the caller sees that
 * it can be consistent.
 */
public final class GetOperation<M> extends SingleRead<Optional<M>> implements ConsistentGet<M, M> {

  private final TableContext<?> table;
  private final KeyCondition<M> key;
  private final boolean consistent;

  /**
   * @param key a full primary key, or a full key of a unique index
   */
  public GetOperation(TableContext<?> table, KeyCondition<M> key) {
    this(table, key, false);
  }

  private GetOperation(TableContext<?> table, KeyCondition<M> key, boolean consistent) {
    super(table);
    this.table = table;
    this.key = key;
    this.consistent = consistent;
  }

  @Override
  public ConsistentGet<M, M> consistent() {
    return new GetOperation<>(table, key, true);
  }

  @Override
  public Read<Optional<Stored<M>>> stored() {
    return new SingleRead<>(table) {
      @Override
      ReadPlan plan() {
        return GetOperation.this.plan();
      }

      @Override
      Step<Optional<Stored<M>>> start() {
        return read(RowReaders.stored(table.rows(), key.entity()));
      }
    };
  }

  @Override
  ReadPlan plan() {
    return ItemLookup.plan(table, key, consistent);
  }

  @Override
  Step<Optional<M>> start() {
    return read(RowReaders.model(table.rows(), key.entity()));
  }

  private <R> Step<Optional<R>> read(RowReader<R> rows) {
    return ItemLookup.read(table, plan(), rows);
  }
}
