package dev.keyloom.processor.lock;

import dev.keyloom.processor.lock.Snapshot.Part;
import dev.keyloom.processor.lock.Snapshot.Template;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Whether templates give the same text for the same item. Names of components do not matter. */
final class TemplateDiff {
  private TemplateDiff() {}

  /** Whether both keys of every stored item are what the templates of today make of it. */
  static boolean sameText(Snapshot.Key before, Snapshot.Key now) {
    return sameText(before.partitionKey(), now.partitionKey())
        && sameText(before.sortKey(), now.sortKey());
  }

  static boolean sameText(Optional<Template> before, Optional<Template> now) {
    return before.isPresent() == now.isPresent()
        && (before.isEmpty() || sameText(before.get(), now.orElseThrow()));
  }

  static boolean sameText(Template before, Template now) {
    List<Part> stored = before.parts();
    List<Part> declared = now.parts();
    if (stored.size() != declared.size()) {
      return false;
    }
    for (int i = 0; i < stored.size(); i++) {
      if (!sameText(stored.get(i), declared.get(i))) {
        return false;
      }
    }
    return true;
  }

  private static boolean sameText(Part before, Part now) {
    if (before instanceof Part.Component stored && now instanceof Part.Component declared) {
      return sameValue(stored, declared)
          && stored.format().equals(declared.format())
          && declared.type().hasKeyTextOf(stored.type(), declared.format());
    }
    return before.equals(now);
  }

  /** What only the key holds is whatever stands there; names tell it from an attribute. */
  private static boolean sameValue(Part.Component stored, Part.Component declared) {
    return stored.path().equals(declared.path())
        || !declared.isStored()
        || (!stored.isStored() && stored.name().equals(declared.name()));
  }

  /** The attributes whose values stand in a key of old, and today in the key only. */
  static Set<String> movedIntoKey(Snapshot.Key before, Snapshot.Key now) {
    Set<String> moved = new HashSet<>();
    collectMoved(before.partitionKey(), now.partitionKey(), moved);
    if (before.sortKey().isPresent() && now.sortKey().isPresent()) {
      collectMoved(before.sortKey().get(), now.sortKey().get(), moved);
    }
    return moved;
  }

  private static void collectMoved(Template before, Template now, Set<String> into) {
    if (sameText(before, now)) {
      for (int i = 0; i < now.parts().size(); i++) {
        if (before.parts().get(i) instanceof Part.Component stored
            && now.parts().get(i) instanceof Part.Component declared
            && !declared.isStored()
            && stored.path().size() == 1) {
          into.add(stored.path().get(0));
        }
      }
    }
  }
}
