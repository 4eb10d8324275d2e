package dev.keyloom.support;

import dev.keyloom.codec.RecordCodec;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads the items of one model and tells the components of its keys. Generated; one
 * immutable instance per model.
 *
 * <p>An item's map holds key and type attributes beside the fields, which the runtime adds.
 *
 * @param <M> the model
 */
public abstract class EntityCodec<M> extends RecordCodec<M> {
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
   * The value of a component that keys or guards name.
   *
   * @param value the value
   * @param index the component's position in {@link EntitySpec#components}
   * @return the component's value, null if it or something on the way to it is null
   */
  public abstract @Nullable Object component(M value, int index);

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
