package dev.keyloom.codec;

/**
 * A codec of values that are stored as a string, a number or bytes, and that can therefore be
 * elements of a set and attributes of a key.
 *
 * @param <V> the type of the values
 */
public abstract class ScalarCodec<V> extends ValueCodec<V> {
  private final SetKind kind;

  /**
   * Creates a codec.
   *
   * @param kind how the values are stored
   */
  protected ScalarCodec(SetKind kind) {
    this.kind = kind;
  }

  /**
   * Whether the forms of all values have one width or are numbers, so that DynamoDB sorts them as
   * their values sort even where the usual form of the type does not.
   *
   * @return false unless a codec says otherwise
   */
  public boolean sortsAsValues() {
    return false;
  }

  /**
   * How the values are stored.
   *
   * @return the kind
   */
  public final SetKind kind() {
    return kind;
  }
}
