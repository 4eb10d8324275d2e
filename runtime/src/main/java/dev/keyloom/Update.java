package dev.keyloom;

import java.util.Collection;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Changes attributes of an item that exists, and leaves all others as they are, those that the
 * model does not know included.
 *
 * <p>Index keys follow the row: where a change touches a component of an index key, the key is
 * derived anew in the same request. If another component of that key is known neither from the
 * primary key nor from the changes, the update is refused and names it; then say what the attribute
 * holds with {@link #given}, update a {@link Stored} value, or ask for {@link #readModifyWrite()}.
 *
 * <p>Components of the primary key cannot be changed. Two changes of one attribute, or of a place
 * and of one within it, are refused, and so is an update without changes.
 *
 * @param <M> the model
 * @param <R> what the write answers
 */
@CheckReturnValue
public interface Update<M, R extends @Nullable Object> extends Write<R> {
  /**
   * Sets an attribute.
   *
   * @param path the attribute; a map or record that it lies in must be stored already
   * @param value the value; null, and an empty set, remove the attribute
   * @param <V> the type of the attribute's values
   */
  <V> Update<M, R> set(AttributePath<M, V> path, @Nullable V value);

  /** Sets an attribute; for literals, as in {@code set(LOGINS, 5)}. */
  Update<M, R> set(NumberPath<M, Long> path, long value);

  /**
   * Sets an attribute that is absent, and leaves one that is there.
   *
   * <p>An attribute stored as NULL is there: DynamoDB leaves it NULL.
   *
   * @param <V> the type of the attribute's values
   */
  <V> Update<M, R> setIfAbsent(AttributePath<M, V> path, V value);

  /** Sets an attribute that is absent; for literals. */
  Update<M, R> setIfAbsent(NumberPath<M, Long> path, long value);

  /**
   * Removes an attribute, a map entry or a list element; later elements move up.
   *
   * <p>An attribute without which the item cannot be read is refused with {@link
   * InvalidItemException} when the update is executed or explained, as is setting it to null.
   */
  Update<M, R> remove(AttributePath<M, ?> path);

  /**
   * Adds to a number; an absent attribute counts as 0.
   *
   * <p>A response that is lost is retried by the SDK, so the addition happens at least once.
   *
   * @param <N> the type of the number
   */
  <N extends Number> Update<M, R> add(NumberPath<M, N> path, N delta);

  /** Adds to a number; for literals. */
  Update<M, R> add(NumberPath<M, Long> path, long delta);

  /**
   * Appends an element to a list; an absent list counts as empty.
   *
   * @param <E> the type of the elements
   */
  <E> Update<M, R> append(ListPath<M, E, ?> path, E element);

  /**
   * Appends elements to a list, in their order; an absent list counts as empty.
   *
   * @param <E> the type of the elements
   */
  <E> Update<M, R> appendAll(ListPath<M, E, ?> path, Collection<? extends E> elements);

  /**
   * Puts an element before all others of a list; an absent list counts as empty.
   *
   * @param <E> the type of the elements
   */
  <E> Update<M, R> prepend(ListPath<M, E, ?> path, E element);

  /**
   * Puts elements before all others of a list, in their order; an absent list counts as empty.
   *
   * @param <E> the type of the elements
   */
  <E> Update<M, R> prependAll(ListPath<M, E, ?> path, Collection<? extends E> elements);

  /**
   * Adds an element to a set; an absent set counts as empty.
   *
   * @param <E> the type of the elements
   */
  <E> Update<M, R> addToSet(SetPath<M, E> path, E element);

  /**
   * Adds elements to a set; an absent set counts as empty. Without elements this changes nothing.
   *
   * @param <E> the type of the elements
   */
  <E> Update<M, R> addToSet(SetPath<M, E> path, Collection<? extends E> elements);

  /**
   * Takes an element out of a set; the last one takes the attribute with it.
   *
   * @param <E> the type of the elements
   */
  <E> Update<M, R> removeFromSet(SetPath<M, E> path, E element);

  /**
   * Takes elements out of a set; the last one takes the attribute with it. Without elements this
   * changes nothing.
   *
   * @param <E> the type of the elements
   */
  <E> Update<M, R> removeFromSet(SetPath<M, E> path, Collection<? extends E> elements);

  /**
   * Says what an attribute holds before the update, so that index keys can be derived from it. The
   * update is conditioned on it.
   *
   * @param value the stored value; null says that there is none
   * @param <V> the type of the attribute's values
   */
  <V> Update<M, R> given(AttributePath<M, V> path, @Nullable V value);

  /** Says what an attribute holds before the update; for literals. */
  Update<M, R> given(NumberPath<M, Long> path, long value);

  /**
   * Creates the item if it does not exist: its primary key components, its type and the changes are
   * written, and index keys that are made of primary key components alone.
   *
   * <p>The changes must give every other required attribute a value; otherwise the update is
   * refused with {@link InvalidItemException} when it is executed or explained.
   */
  Update<M, R> upsert();

  /**
   * Reads what index keys need before it writes, and conditions the update on it; if the item
   * changes in between, that is repeated a few times. Reads only if something is not known.
   */
  Update<M, R> readModifyWrite();

  /**
   * Updates only if the stored item fulfils this condition; several conditions must all hold.
   *
   * @return an update that throws {@link ConditionFailedException}, with the stored item, otherwise
   */
  Update<M, R> onlyIf(Condition<M> condition);

  /** Answers the item as it was before; empty if an upsert created it. */
  Update<M, Optional<M>> returningOld();

  /** Answers the item as it is now. */
  Update<M, M> returningNew();
}
