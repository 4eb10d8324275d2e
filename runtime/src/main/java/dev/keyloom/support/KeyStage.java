package dev.keyloom.support;

import dev.keyloom.QueryKey;

/**
 * What stages on the table and on indexes have in common: the ranges of the next component.
 * Generated methods, which are named after the component and take values of its type, call these.
 * They take any object, as no generated method does, so that none overrides them.
 *
 * @param <M> the model whose items the key finds
 * @param <K> the kind of key that a range is
 */
abstract class KeyStage<M, K extends QueryKey<M>> extends TargetedKey<M> {
  KeyStage(KeyTarget<M> target) {
    super(target);
  }

  /** Ends as a key. */
  abstract K end(KeyTarget<M> range);

  /**
   * The items whose next component lies between two values.
   *
   * @param low the lowest value
   * @param high the highest value
   * @return their key
   * @throws dev.keyloom.InvalidKeyException if a value cannot stand in the key
   */
  protected final K between(Object low, Object high) {
    return end(target().between(low, high));
  }

  /**
   * The items whose next component is above a value.
   *
   * @param low the value
   * @return their key
   * @throws dev.keyloom.InvalidKeyException if the value cannot stand in the key
   */
  protected final K after(Object low) {
    return end(target().after(low));
  }

  /**
   * The items whose next component is below a value.
   *
   * @param high the value
   * @return their key
   * @throws dev.keyloom.InvalidKeyException if the value cannot stand in the key
   */
  protected final K before(Object high) {
    return end(target().before(high));
  }

  /**
   * The items whose next component is a value or above.
   *
   * @param low the value
   * @return their key
   * @throws dev.keyloom.InvalidKeyException if the value cannot stand in the key
   */
  protected final K atLeast(Object low) {
    return end(target().atLeast(low));
  }

  /**
   * The items whose next component is a value or below.
   *
   * @param high the value
   * @return their key
   * @throws dev.keyloom.InvalidKeyException if the value cannot stand in the key
   */
  protected final K atMost(Object high) {
    return end(target().atMost(high));
  }
}
