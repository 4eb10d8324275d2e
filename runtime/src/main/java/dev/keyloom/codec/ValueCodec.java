package dev.keyloom.codec;

import org.jspecify.annotations.Nullable;

/**
 * Writes values of one type in their stored form and reads them back. Immutable and safe for use by
 * many threads.
 *
 * @param <V> the type of the values
 */
public abstract class ValueCodec<V> {
  /** Creates a codec. */
  protected ValueCodec() {}

  /**
   * Writes a value at the writer's position.
   *
   * @param value the value
   * @param out where to write it
   * @throws CodecException if the value has no stored form
   */
  public abstract void write(V value, ItemWriter out);

  /**
   * Reads the value at the reader's position, which is present and not NULL.
   *
   * @param in where to read it
   * @return the value
   * @throws CodecException if what is stored is no such value
   */
  public abstract V read(ItemReader in);

  /**
   * Writes a field that every record has.
   *
   * @param field its attribute name
   * @param value its value
   * @param out the writer, inside the record's map
   * @throws CodecException if the value is null or has no stored form
   */
  public final void writeRequired(String field, @Nullable V value, ItemWriter out) {
    if (value == null) {
      throw CodecException.nullValue(field);
    }
    writeOptional(field, value, out);
  }

  /**
   * Writes a field, or leaves it out if its value is null or is stored by not being there.
   *
   * @param field its attribute name
   * @param value its value
   * @param out the writer, inside the record's map
   * @throws CodecException if the value has no stored form
   */
  public final void writeOptional(String field, @Nullable V value, ItemWriter out) {
    if (value != null && !isOmitted(value)) {
      write(value, out.field(field));
    }
  }

  /** Whether a value is stored by leaving its field out, as an empty set is. */
  boolean isOmitted(V value) {
    return false;
  }
}
