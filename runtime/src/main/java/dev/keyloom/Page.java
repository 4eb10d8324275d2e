package dev.keyloom;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A part of an answer. An empty page is not the end: ask {@link #hasNext()}.
 *
 * @param items the items, unmodifiable
 * @param cursor where to go on ({@link Query#after}), null at the end. It is opaque and safe in a
 *     URL, and shows nothing but the key of one item; {@link CursorSeal} hides or protects that too
 * @param reason why the page ends here
 * @param <R> what an item is returned as
 */
public record Page<R>(List<R> items, @Nullable String cursor, StopReason reason)
    implements Iterable<R> {

  /**
   * Creates a page.
   *
   * @param items copied
   * @param cursor null at the end and only there
   * @param reason why the page ends here
   */
  public Page {
    if ((cursor == null) != (reason == StopReason.END)) {
      throw new IllegalArgumentException("a page has a cursor unless it is the last: " + reason);
    }
    items = Collections.unmodifiableList(new ArrayList<>(items));
  }

  /**
   * Tells whether anything may follow.
   *
   * @return true unless the end is reached
   */
  public boolean hasNext() {
    return cursor != null;
  }

  @Override
  public Iterator<R> iterator() {
    return items.iterator();
  }
}
