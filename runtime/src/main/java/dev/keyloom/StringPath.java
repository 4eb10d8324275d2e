package dev.keyloom;

import dev.keyloom.Expression.Function;
import dev.keyloom.codec.Codecs;

/**
 * A string attribute.
 *
 * @param <M> the model
 */
public final class StringPath<M> extends OrderedPath<M, String> {
  /**
   * A path; generated code calls this.
   *
   * @param path the place in the stored item
   */
  public StringPath(DocumentPath path) {
    super(path, Codecs.STRING);
  }

  /** The string begins with this prefix. */
  public Condition<M> beginsWith(String prefix) {
    return call(Function.BEGINS_WITH, value(prefix));
  }

  /** The string contains this part. */
  public Condition<M> contains(String part) {
    return call(Function.CONTAINS, value(part));
  }

  /** The length of the string as DynamoDB counts it; beyond ASCII it does not say in what unit. */
  public Size<M> size() {
    return new Size<>(path(), false);
  }
}
