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
   * Refuses null for a required field of the record being written.
   *
   * @param <F> the type of the field
   * @param value the field's value
   * @param field its attribute name
   * @return the value
   */
  protected static <F> F required(@Nullable F value, String field) {
    if (value == null) {
      throw CodecException.nullValue(field);
    }
    return value;
  }

  /**
   * Refuses the absence of a required field of the record being read.
   *
   * @param <F> the type of the field
   * @param value the field's value, null if it was not found
   * @param field its attribute name
   * @return the value
   */
  protected static <F> F present(@Nullable F value, String field) {
    if (value == null) {
      throw CodecException.missing(field);
    }
    return value;
  }

  /**
   * Names the first primitive field that was not found.
   *
   * @param seen one bit for each field that was found, from the lowest
   * @param fields the attribute names in the order of the bits
   * @return the error to throw
   */
  protected static CodecException missing(long seen, String... fields) {
    return CodecException.missing(fields[Long.numberOfTrailingZeros(~seen)]);
  }

  /**
   * Reports a field position that the names do not have: reader and codec do not fit each other.
   *
   * @param ordinal the position
   * @return the error to throw
   */
  protected static IllegalStateException unknownField(int ordinal) {
    return new IllegalStateException("the reader found a field of unknown position " + ordinal);
  }
}
