package dev.keyloom;

import dev.keyloom.Expression.Function;
import dev.keyloom.codec.Codecs;
import dev.keyloom.codec.ScalarCodec;
import java.util.Set;

/**
 * A set attribute. DynamoDB stores no empty set: an empty set is an absent attribute, here as
 * everywhere.
 *
 * @param <M> the model
 * @param <E> the type of the elements
 */
public final class SetPath<M, E> extends AttributePath<M, Set<E>> {
  private final ScalarCodec<E> elementCodec;

  /**
   * A path; generated code calls this.
   *
   * @param path the place in the stored item
   * @param elementCodec what writes elements in their stored form
   */
  public SetPath(DocumentPath path, ScalarCodec<E> elementCodec) {
    super(path, Codecs.set(elementCodec));
    this.elementCodec = elementCodec;
  }

  /** The set has this element. */
  public Condition<M> contains(E element) {
    return call(Function.CONTAINS, operand(elementCodec, element));
  }

  /** The number of elements; 0 if the attribute is absent. */
  public Size<M> size() {
    return new Size<>(path(), true);
  }

  @Override
  boolean isEmpty(Set<E> value) {
    return value.isEmpty();
  }
}
