package dev.keyloom.codec;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Writes records as maps, one field for each component, and reads them back. Generated.
 *
 * <p>The fields stand alone too, because the map of an item holds more than its record's fields.
 *
 * @param <V> the record
 */
public abstract class RecordCodec<V> extends ValueCodec<V> {
  /** Creates a codec. */
  protected RecordCodec() {}

  @Override
  public final void write(V value, ItemWriter out) {
    out.beginMap();
    writeFields(value, out);
    out.endMap();
  }

  @Override
  public final V read(ItemReader in) {
    in.beginMap();
    return readFields(in);
  }

  /**
   * Writes the fields into a map that the caller has begun and ends.
   *
   * @param value the record
   * @param out the writer, inside the map
   * @throws CodecException if the record cannot be stored
   */
  public abstract void writeFields(V value, ItemWriter out);

  /**
   * Reads the fields of a map that the caller has begun, and leaves the map.
   *
   * @param in the reader, inside the map
   * @return the record
   * @throws CodecException if the map holds no such record
   */
  public abstract V readFields(ItemReader in);

  /**
   * The value of a component that is an {@code Optional}.
   *
   * @param <F> the type of the value
   * @param value the component
   * @param field its attribute name
   * @return the value, null if there is none
   * @throws CodecException if the component itself is null
   */
  @SuppressWarnings("NullableOptional") // a null is what is to be refused
  protected static <F> @Nullable F unwrapped(@Nullable Optional<F> value, String field) {
    if (value == null) {
      throw CodecException.nullValue(field);
    }
    return value.orElse(null);
  }

  /**
   * Names the first required field that was not found.
   *
   * @param names the names of all fields
   * @param first the position of the field that the lowest bits stand for
   * @param seen one bit for each of up to 64 fields, set if it was found
   * @param required one bit for each of them, set if it is required; one of these was not found
   * @return the error to throw
   */
  protected static CodecException missing(FieldNames names, int first, long seen, long required) {
    return CodecException.missing(names.name(first + Long.numberOfTrailingZeros(required & ~seen)));
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
