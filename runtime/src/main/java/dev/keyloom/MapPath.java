package dev.keyloom;

import dev.keyloom.codec.Codecs;
import dev.keyloom.codec.ValueCodec;
import java.util.Map;
import java.util.function.Function;

/**
 * A map attribute with free keys.
 *
 * @param <M> the model
 * @param <V> the type of the values
 * @param <A> the type of the values' paths
 */
public final class MapPath<M, V, A extends AttributePath<M, V>>
    extends AttributePath<M, Map<String, V>> {
  private final Function<DocumentPath, A> entry;

  /**
   * A path; generated code calls this.
   *
   * @param path the place in the stored item
   * @param valueCodec what writes values in their stored form
   * @param entry makes the path of an entry
   */
  public MapPath(DocumentPath path, ValueCodec<V> valueCodec, Function<DocumentPath, A> entry) {
    super(path, Codecs.map(valueCodec));
    this.entry = entry;
  }

  /**
   * The value of a key; any text, dots and dashes too.
   *
   * @param key the key
   * @throws KeyloomException if the key is empty
   */
  public A key(String key) {
    return entry.apply(path().field(Arguments.required(key, "a key of the map '" + this + "'")));
  }

  /** The number of entries. */
  public Size<M> size() {
    return new Size<>(path(), false);
  }
}
