package dev.keyloom;

import org.jspecify.annotations.Nullable;

/**
 * A value together with the key under which it is stored. An update or delete of it knows the
 * item's key and the values that were read, even if the value itself does not hold them.
 *
 * @param <T> the type of the value
 */
public final class Stored<T> implements WriteTarget<T> {
  private final PrimaryKey<T> key;
  private final T value;

  private Stored(PrimaryKey<T> key, T value) {
    this.key = Arguments.required(key, "the key of a stored item");
    this.value = Arguments.required(value, "the value of a stored item");
  }

  /**
   * Joins a value with its key. Reads that end in {@code stored()} do this.
   *
   * @param <T> the type of the value
   * @param key the key under which the value is stored
   * @param value the value as it was read
   * @return the pair
   */
  public static <T> Stored<T> of(PrimaryKey<T> key, T value) {
    return new Stored<>(key, value);
  }

  /**
   * The value as it was read.
   *
   * @return the value
   */
  public T value() {
    return value;
  }

  /**
   * The key under which the value is stored.
   *
   * @return the key
   */
  public PrimaryKey<T> key() {
    return key;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Stored<?> that && key.equals(that.key) && value.equals(that.value);
  }

  @Override
  public int hashCode() {
    return 31 * key.hashCode() + value.hashCode();
  }

  @Override
  public String toString() {
    return "Stored[" + key + ", " + value + "]";
  }
}
