package dev.keyloom.support;

import org.jspecify.annotations.Nullable;

/** What a target asks of the key attributes that a table's schema binds its path to. */
final class KeyBinding {
  private KeyBinding() {}

  static <M> KeyCondition<M> bind(KeyTarget<M> target, EntitySchema<M> entity) {
    KeyState key = target.state();
    PathSchema path = entity.path(key.path().name());
    return new KeyCondition<>(
        entity, path, partition(key, path.partition()), sort(key, path.sort()));
  }

  private static KeyValue partition(KeyState key, KeyPart part) {
    String text = key.partitionText();
    return text == null
        ? part.encode(key.values(), key.path().partitionSlots())
        : part.ofText(text);
  }

  private static SortCondition sort(KeyState key, @Nullable KeyPart part) {
    if (part == null) {
      return new SortCondition.All();
    }
    String text = key.sortText();
    SortCondition range = key.rangeOnText();
    if (text == null) {
      return sortOfBare(key, part);
    }
    if (range != null) {
      return range;
    }
    if (key.sortSize() == part.template().size()) {
      return new SortCondition.EqualTo(part.ofText(text));
    }
    return text.isEmpty() ? new SortCondition.All() : new SortCondition.BeginsWith(text);
  }

  /** Only here is it known whether the attribute is the component itself or a text made from it. */
  private static SortCondition sortOfBare(KeyState key, KeyPart part) {
    SortRange range = key.range();
    if (range != null) {
      return part.isStored()
          ? range.onStored(part.template().component(0), part.sortsAsValues(), part::ofStored)
          : range.onText(part.template(), 0, "");
    }
    return key.sortSize() == 0
        ? new SortCondition.All()
        : new SortCondition.EqualTo(part.encode(key.values(), key.path().sortSlots()));
  }
}
