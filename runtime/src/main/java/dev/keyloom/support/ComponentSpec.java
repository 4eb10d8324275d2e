package dev.keyloom.support;

import dev.keyloom.codec.ValueCodec;
import java.util.List;

/**
 * A value of an entity that a key template or a guard names.
 *
 * @param index its position among the entity's components
 * @param name as written in templates: {@code userId}, {@code owner.id}
 * @param codec of its stored form
 * @param storedPath the attribute names that lead to its stored form; empty if no attribute holds
 *     it beside the primary key
 */
public record ComponentSpec(int index, String name, ValueCodec<?> codec, List<String> storedPath) {
  /**
   * Copies the path.
   *
   * @param index the position
   * @param name the name
   * @param codec the codec
   * @param storedPath the path
   */
  public ComponentSpec {
    storedPath = List.copyOf(storedPath);
  }

  /**
   * Whether an attribute holds it.
   *
   * @return false for what only the primary key holds
   */
  public boolean isStored() {
    return !storedPath.isEmpty();
  }

  /**
   * Whether a change at a path changes this component: the path is the component's own, leads to
   * it, or goes on from it.
   *
   * @param path attribute names from the top of the item
   * @return whether one path begins with the other
   */
  public boolean isTouchedBy(List<String> path) {
    if (!isStored()) {
      return false;
    }
    int common = Math.min(path.size(), storedPath.size());
    return path.subList(0, common).equals(storedPath.subList(0, common));
  }
}
