package dev.keyloom.internal.operation;

import dev.keyloom.Plan;
import dev.keyloom.Read;
import dev.keyloom.internal.explain.RequestPlan;
import dev.keyloom.internal.plan.PlanNotes;
import dev.keyloom.internal.plan.QueryPlan;
import dev.keyloom.internal.plan.ReadPlan;
import dev.keyloom.internal.plan.ReadRequests;
import dev.keyloom.internal.transport.Step;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** The terminals that all reads of single items share. */
abstract class SingleRead<X> implements Read<X> {

  private final TableContext<?> table;

  SingleRead(TableContext<?> table) {
    this.table = table;
  }

  /** The read as a plan. */
  abstract ReadPlan plan();

  /** Carries the plan out. */
  abstract Step<X> start();

  @Override
  public final X fetch() {
    return table.transport().run(this::start);
  }

  @Override
  public final CompletableFuture<X> fetchAsync() {
    return table.transport().start(this::start);
  }

  @Override
  public final Plan explain() {
    ReadPlan plan = plan();
    List<String> notes = plan instanceof QueryPlan query ? PlanNotes.ofUnique(query) : List.of();
    return new RequestPlan(ReadRequests.first(plan), notes);
  }
}
