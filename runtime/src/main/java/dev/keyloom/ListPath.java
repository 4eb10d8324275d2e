package dev.keyloom;

import dev.keyloom.Expression.Function;
import dev.keyloom.codec.Codecs;
import dev.keyloom.codec.ValueCodec;
import java.util.List;

/**
 * A list attribute.
 *
 * @param <M> the model
 * @param <E> the type of the elements
 * @param <A> the type of the elements' paths
 */
public final class ListPath<M, E, A extends AttributePath<M, E>> extends AttributePath<M, List<E>> {
  private final ValueCodec<E> elementCodec;
  private final java.util.function.Function<DocumentPath, A> element;

  /**
   * A path; generated code calls this.
   *
   * @param path the place in the stored item
   * @param elementCodec what writes elements in their stored form
   * @param element makes the path of an element
   */
  public ListPath(
      DocumentPath path,
      ValueCodec<E> elementCodec,
      java.util.function.Function<DocumentPath, A> element) {
    super(path, Codecs.list(elementCodec));
    this.elementCodec = elementCodec;
    this.element = element;
  }

  /** The list has an element equal to this one. */
  public Condition<M> contains(E value) {
    return call(Function.CONTAINS, operand(elementCodec, value));
  }

  /**
   * The element at a position.
   *
   * @param index the position, counted from zero
   * @throws KeyloomException if the position is negative
   */
  public A at(int index) {
    return element.apply(path().at(index));
  }

  /** The number of elements. */
  public Size<M> size() {
    return new Size<>(path(), false);
  }
}
