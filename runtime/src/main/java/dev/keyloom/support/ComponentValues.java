package dev.keyloom.support;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What is known of the components of one entity: a value, null, or nothing. Immutable; arrays among
 * the values are the caller's to leave alone.
 */
public final class ComponentValues {
  private static final Object UNKNOWN = new Object();

  private final @Nullable Object[] values;

  private ComponentValues(@Nullable Object[] values) {
    this.values = values;
  }

  /**
   * Knows nothing yet.
   *
   * @param size the number of the entity's components
   * @return no values
   */
  public static ComponentValues unknown(int size) {
    Object[] values = new Object[size];
    Arrays.fill(values, UNKNOWN);
    return new ComponentValues(values);
  }

  /**
   * Knows all components of an entity's value.
   *
   * @param <M> the model
   * @param codec the model's codec
   * @param value the value
   * @return all its components
   */
  public static <M> ComponentValues of(EntityCodec<M> codec, M value) {
    @Nullable Object[] values = new Object[codec.spec().components().size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = codec.component(value, i);
    }
    return new ComponentValues(values);
  }

  /**
   * Learns a value, in place of what was known before.
   *
   * @param component the component's position
   * @param value its value, or null if it has none
   * @return what is known then
   */
  public ComponentValues with(int component, @Nullable Object value) {
    @Nullable Object[] copy = values.clone();
    copy[component] = value;
    return new ComponentValues(copy);
  }

  /**
   * Whether a component is known, be it null.
   *
   * @param component the component's position
   * @return whether {@link #value} has an answer
   */
  public boolean isKnown(int component) {
    return values[component] != UNKNOWN;
  }

  /**
   * The value of a known component.
   *
   * @param component the component's position
   * @return its value, or null if it has none
   * @throws IllegalStateException if nothing is known of it
   */
  public @Nullable Object value(int component) {
    if (!isKnown(component)) {
      throw new IllegalStateException("component " + component + " is not known");
    }
    return values[component];
  }
}
