package dev.keyloom;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;

/**
 * A read whose answer may be longer than one request can bring.
 *
 * <p>{@link #fetch()} answers one {@link Page}: without a limit it is what one request brings; with
 * a limit it makes requests until it has that many items, the end is reached, or the budget of
 * requests is spent (ten, unless {@code maxPages} says otherwise). {@link #first()}, {@link
 * #list()}, {@link #count()} and {@link #stream()} go on to the end or the limit; only an explicit
 * {@code maxPages} makes them stop before, with a {@link BudgetExceededException}.
 *
 * @param <R> what an item is returned as
 */
@CheckReturnValue
public interface PagedRead<R> extends Read<Page<R>> {

  /**
   * Returns the first item, if there is one.
   *
   * @return the first item in the order of the read
   */
  Optional<R> first();

  /**
   * The asynchronous twin of {@link #first()}.
   *
   * @return the first item in the order of the read
   */
  CompletableFuture<Optional<R>> firstAsync();

  /**
   * Returns all items up to the limit.
   *
   * @return an unmodifiable list
   */
  List<R> list();

  /**
   * The asynchronous twin of {@link #list()}.
   *
   * @return an unmodifiable list
   */
  CompletableFuture<List<R>> listAsync();

  /**
   * Returns all items up to the limit, lazily: a request is made when its first item is asked for.
   * Closing the stream, also from another thread, ends it: no further request is made.
   *
   * @return a sequential, ordered stream
   */
  Stream<R> stream();

  /**
   * Returns the pages that {@link #fetch()} would return one after another, lazily and to the end;
   * a limit is the size of each page.
   *
   * @return a sequential, ordered stream
   */
  Stream<Page<R>> pages();

  /**
   * Counts the items, at most up to the limit. Only key and type attributes are transferred; the
   * capacity used is that of reading the items.
   *
   * @return how many items there are
   */
  long count();

  /**
   * The asynchronous twin of {@link #count()}.
   *
   * @return how many items there are
   */
  CompletableFuture<Long> countAsync();
}
