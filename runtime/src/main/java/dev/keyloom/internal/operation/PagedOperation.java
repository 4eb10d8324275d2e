package dev.keyloom.internal.operation;

import dev.keyloom.Page;
import dev.keyloom.PagedRead;
import dev.keyloom.Plan;
import dev.keyloom.internal.explain.RequestPlan;
import dev.keyloom.internal.hydrate.RowReader;
import dev.keyloom.internal.hydrate.RowReaders;
import dev.keyloom.internal.plan.KeyRange;
import dev.keyloom.internal.plan.Paging;
import dev.keyloom.internal.plan.PlanNotes;
import dev.keyloom.internal.plan.QueryPlan;
import dev.keyloom.internal.plan.ReadRequests;
import dev.keyloom.internal.transport.Step;
import dev.keyloom.internal.transport.Transport;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;

/** The terminals that all paged reads share. */
abstract class PagedOperation<R> implements PagedRead<R> {

  private final TableContext<?> table;

  PagedOperation(TableContext<?> table) {
    this.table = table;
  }

  /** How much is read. */
  abstract Paging paging();

  /**
   * The read as a plan.
   *
   * @param columns the attributes that are read, empty for all
   */
  abstract QueryPlan plan(Paging paging, List<String> columns);

  /** What rows are turned into. */
  abstract RowReader<R> rows();

  /** What rows are turned into when they are only counted. */
  abstract RowReader<Boolean> countedRows();

  @Override
  public final Page<R> fetch() {
    return transport().run(this::page);
  }

  @Override
  public final CompletableFuture<Page<R>> fetchAsync() {
    return transport().start(this::page);
  }

  @Override
  public final Optional<R> first() {
    return transport().run(this::one);
  }

  @Override
  public final CompletableFuture<Optional<R>> firstAsync() {
    return transport().start(this::one);
  }

  @Override
  public final List<R> list() {
    return transport().run(this::all);
  }

  @Override
  public final CompletableFuture<List<R>> listAsync() {
    return transport().start(this::all);
  }

  @Override
  public final long count() {
    return transport().run(this::number);
  }

  @Override
  public final CompletableFuture<Long> countAsync() {
    return transport().start(this::number);
  }

  @Override
  public final Stream<R> stream() {
    return LazyPages.items(transport(), this::walk);
  }

  @Override
  public final Stream<Page<R>> pages() {
    return LazyPages.pages(transport(), this::walk);
  }

  @Override
  public final Plan explain() {
    QueryPlan plan = plan(paging(), List.of());
    return new RequestPlan(ReadRequests.first(plan), PlanNotes.of(plan));
  }

  private Step<Page<R>> page() {
    return walk().page();
  }

  private Step<List<R>> all() {
    return walk().all();
  }

  private Step<Optional<R>> one() {
    return walk(paging().first(), List.of(), rows()).all().map(list -> list.stream().findFirst());
  }

  private Step<Long> number() {
    KeyRange range = plan(paging(), List.of()).range();
    return walk(paging(), CountedColumns.of(table.schema(), range), countedRows()).count();
  }

  private PageWalk<R> walk() {
    return walk(paging(), List.of(), rows());
  }

  private <X> PageWalk<X> walk(Paging paging, List<String> columns, RowReader<X> rows) {
    QueryPlan plan = plan(paging, columns);
    return new PageWalk<>(table, plan, RowReaders.within(plan.range(), rows));
  }

  private Transport transport() {
    return table.transport();
  }
}
