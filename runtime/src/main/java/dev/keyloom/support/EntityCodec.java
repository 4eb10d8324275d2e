package dev.keyloom.support;

import dev.keyloom.codec.CodecException;
import dev.keyloom.codec.ItemReader;
import dev.keyloom.codec.ItemWriter;
import dev.keyloom.codec.ValueCodec;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads the items of one model and tells the components of its keys. Generated; one
 * immutable instance per model.
 *
 * <p>Unlike a {@link ValueCodec}, which writes a whole map, an entity's codec writes the fields of
 * the item's map, to which the runtime adds key and type attributes.
 *
 * @param <M> the model
 */
public abstract class EntityCodec<M> {
  private final EntitySpec<M> spec;

  /**
   * Creates the codec.
   *
   * @param spec the model's components, keys and access paths
   */
  protected EntityCodec(EntitySpec<M> spec) {
    this.spec = spec;
  }

  /**
   * The model's components, keys and access paths.
   *
   * @return the same value always
   */
  public final EntitySpec<M> spec() {
    return spec;
  }

  /**
   * Writes the fields of a value into the item's map, which the caller has begun and ends.
   *
   * @param value the value
   * @param out the writer, inside the item's map
   * @throws CodecException if the value cannot be stored
   */
  public abstract void write(M value, ItemWriter out);

  /**
   * Reads a value from the item's map, which the caller has begun and which this leaves.
   *
   * @param in the reader, inside the item's map
   * @return the value
   * @throws CodecException if the item cannot be read
   */
  public abstract M read(ItemReader in);

  /**
   * The value of a component that keys or guards name.
   *
   * @param value the value
   * @param index the component's position in {@link EntitySpec#components}
   * @return the component's value, null if it or something on the way to it is null
   */
  public abstract @Nullable Object component(M value, int index);

  /**
   * Refuses null for a required field.
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
   * Refuses the absence of a required field.
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
   * Reports a field position that the names do not have.
   *
   * @param ordinal the position
   * @return the error to throw
   */
  protected static IllegalStateException unknownField(int ordinal) {
    return new IllegalStateException("the reader found a field of unknown position " + ordinal);
  }

  /**
   * Reports a component position that the spec does not have.
   *
   * @param index the position
   * @return the error to throw
   */
  protected static IllegalStateException unknownComponent(int index) {
    return new IllegalStateException("no component has position " + index);
  }
}
