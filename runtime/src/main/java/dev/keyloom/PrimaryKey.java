package dev.keyloom;

import java.util.Map;

/**
 * The full primary key of an item. Two keys are equal if they name the same item of the same model.
 *
 * @param <M> the model of the item
 */
public non-sealed interface PrimaryKey<M>
    extends ItemKey<M>, ConsistentQueryKey<M>, WriteTarget<M> {
  /**
   * The values that the key is made of, by component name.
   *
   * @return an unmodifiable map in the order of the templates: partition key, then sort key
   */
  Map<String, Object> components();
}
