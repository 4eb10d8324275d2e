package dev.keyloom.processor.lock;

import java.util.ArrayList;
import java.util.List;

/** Collects what changed. */
final class Changes {
  private final List<Change> all = new ArrayList<>();

  /** Adds a change; the text is a sentence without its full stop. */
  void add(Change.Kind kind, Change.Subject subject, String text) {
    all.add(new Change(kind, subject, text));
  }

  List<Change> all() {
    return List.copyOf(all);
  }
}
