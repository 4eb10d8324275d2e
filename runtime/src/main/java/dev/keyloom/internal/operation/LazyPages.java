package dev.keyloom.internal.operation;

import dev.keyloom.Page;
import dev.keyloom.internal.transport.Transport;
import java.util.Collections;
import java.util.Iterator;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/** Streams that make a request when its first item is asked for, and none after they are closed. */
final class LazyPages {

  private LazyPages() {}

  static <R> Stream<R> items(Transport transport, Supplier<PageWalk<R>> walk) {
    return stream(new Items<>(transport, walk));
  }

  static <R> Stream<Page<R>> pages(Transport transport, Supplier<PageWalk<R>> walk) {
    return stream(new Pages<>(transport, walk));
  }

  private static <X> Stream<X> stream(Source<X> source) {
    return StreamSupport.stream(source, false).onClose(source::close);
  }

  /** What the two have in common: order, unknown size, and an end from outside. */
  private abstract static class Source<X> extends Spliterators.AbstractSpliterator<X> {
    private volatile boolean closed;

    Source() {
      super(Long.MAX_VALUE, Spliterator.ORDERED | Spliterator.NONNULL);
    }

    void close() {
      closed = true;
    }

    @Override
    public final boolean tryAdvance(Consumer<? super X> action) {
      X next = closed ? null : next();
      if (next == null) {
        return false;
      }
      action.accept(next);
      return true;
    }

    final boolean isClosed() {
      return closed;
    }

    abstract @Nullable X next();
  }

  private static final class Items<R> extends Source<R> {
    private final Transport transport;
    private final Supplier<PageWalk<R>> start;
    private @Nullable PageWalk<R> walk;
    private PageWalk.@Nullable Chunk<R> last;
    private Iterator<R> items = Collections.emptyIterator();

    Items(Transport transport, Supplier<PageWalk<R>> start) {
      this.transport = transport;
      this.start = start;
    }

    @Override
    @Nullable R next() {
      PageWalk<R> pages = walk == null ? start.get() : walk;
      walk = pages;
      while (!items.hasNext()) {
        PageWalk.Chunk<R> before = last;
        PageWalk.At at = before == null ? pages.beginning() : pages.continuation(before);
        if (at == null || isClosed()) {
          return null;
        }
        PageWalk.Chunk<R> chunk = transport.run(() -> pages.next(at));
        last = chunk;
        items = chunk.items().iterator();
      }
      return items.next();
    }
  }

  private static final class Pages<R> extends Source<Page<R>> {
    private final Transport transport;
    private final Supplier<PageWalk<R>> start;
    private @Nullable PageWalk<R> walk;
    private PageWalk.@Nullable Turn<R> last;

    Pages(Transport transport, Supplier<PageWalk<R>> start) {
      this.transport = transport;
      this.start = start;
    }

    @Override
    @Nullable Page<R> next() {
      PageWalk<R> pages = walk == null ? start.get() : walk;
      walk = pages;
      PageWalk.Turn<R> before = last;
      PageWalk.At at = before == null ? pages.beginning() : before.next();
      if (at == null) {
        return null;
      }
      PageWalk.Turn<R> turn = transport.run(() -> pages.turn(at));
      last = turn;
      return turn.page();
    }
  }
}
