package dev.keyloom.processor.lock;

import dev.keyloom.processor.lock.Change.Kind;
import dev.keyloom.processor.lock.Change.Subject;
import dev.keyloom.processor.lock.Snapshot.Index;
import dev.keyloom.processor.lock.Snapshot.KeyAttribute;
import dev.keyloom.processor.lock.Snapshot.Model;
import dev.keyloom.processor.lock.Snapshot.Path;
import dev.keyloom.processor.lock.Snapshot.Template;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** What changed in one model. */
final class ModelDiff {
  private final Model before;
  private final Model now;
  private final Snapshot table;
  private final boolean typed;
  private final AttributesDiff attributes;
  private final Changes changes;

  /**
   * Compares two models.
   *
   * @param table the table of today
   * @param typed whether a type attribute names the model of an item
   * @param attributes compares what items hold
   * @param changes receives what is found
   */
  ModelDiff(
      Model before,
      Model now,
      Snapshot table,
      boolean typed,
      AttributesDiff attributes,
      Changes changes) {
    this.before = before;
    this.now = now;
    this.table = table;
    this.typed = typed;
    this.attributes = attributes;
    this.changes = changes;
  }

  void run() {
    type();
    separator();
    key("partition key", Optional.of(before.key().partitionKey()), now.key().partitionKey(), false);
    now.key()
        .sortKey()
        .ifPresent(declared -> key("sort key", before.key().sortKey(), declared, true));
    attributes.compare(
        now.name(),
        now.simpleName(),
        before.attributes(),
        now.attributes(),
        TemplateDiff.movedIntoKey(before.key(), now.key()));
    paths();
  }

  private void type() {
    if (typed && !before.type().equals(now.type())) {
      changes.add(
          Kind.BREAKING,
          new Subject.OfModel(now.name(), "type"),
          ("the type of %s was '%s' and is now '%s'; stored items have the old one and belong to no"
                  + " model")
              .formatted(now.simpleName(), before.type(), now.type()));
    }
  }

  private void separator() {
    if (!before.separator().equals(now.separator())) {
      changes.add(
          Kind.BREAKING,
          new Subject.OfModel(now.name(), "separator"),
          ("the separator of %s was \"%s\" and is now \"%s\"; stored keys with values that hold the"
                  + " new one are refused")
              .formatted(now.simpleName(), before.separator(), now.separator()));
    }
  }

  private void key(String what, Optional<Template> stored, Template declared, boolean sortKey) {
    KeyAttribute attribute =
        sortKey ? table.sortKey().orElse(table.partitionKey()) : table.partitionKey();
    boolean isAttribute =
        declared.isAttribute(attribute.name())
            && stored.filter(template -> template.isAttribute(attribute.name())).isPresent();
    if (!isAttribute && !TemplateDiff.sameText(stored, Optional.of(declared))) {
      changes.add(
          Kind.BREAKING,
          new Subject.OfKey(now.name(), sortKey),
          "the %s of %s was %s and is now %s; stored items are not found under the new key"
              .formatted(
                  what,
                  now.simpleName(),
                  stored.map(TemplateText::of).orElse("none"),
                  TemplateText.of(declared)));
    }
  }

  private void paths() {
    new TreeMap<>(now.paths())
        .forEach(
            (index, declared) -> {
              Path stored = before.paths().get(index);
              if (stored == null) {
                added(index, declared);
              } else {
                changed(index, stored, declared);
              }
            });
    for (String index : new TreeMap<>(before.paths()).keySet()) {
      if (!now.paths().containsKey(index)) {
        changes.add(
            Kind.SAFE,
            new Subject.OfModel(now.name(), ""),
            "%s is no longer written to the index %s".formatted(now.simpleName(), index));
      }
    }
  }

  private void added(String index, Path path) {
    boolean indexed = isMadeOfAttributes(index, path);
    changes.add(
        indexed ? Kind.SAFE : Kind.BACKFILL,
        new Subject.OfPath(now.name(), index, "index"),
        (indexed
                ? "the path '%s' of %s through the index %s is new"
                : "the path '%s' of %s through the index %s is new; stored items have no keys for it and"
                    + " are not found there")
            .formatted(path.name(), now.simpleName(), index));
  }

  private void changed(String index, Path stored, Path declared) {
    boolean indexed = isMadeOfAttributes(index, stored) && isMadeOfAttributes(index, declared);
    if (!indexed && !TemplateDiff.sameText(stored.key(), declared.key())) {
      changes.add(
          Kind.BACKFILL,
          new Subject.OfPath(now.name(), index, "pk"),
          "the key of %s in the index %s was %s and is now %s; stored items are not found there"
              .formatted(
                  now.simpleName(),
                  index,
                  TemplateText.of(stored.key()),
                  TemplateText.of(declared.key())));
    }
    if (!stored.guards().equals(declared.guards())) {
      changes.add(
          Kind.BACKFILL,
          new Subject.OfPath(now.name(), index, "onlyWhen"),
          "items of %s were in the index %s %s and are now %s; stored items are there as before"
              .formatted(
                  now.simpleName(), index, shown(stored.guards()), shown(declared.guards())));
    }
    if (declared.unique() && !stored.unique()) {
      changes.add(
          Kind.BACKFILL,
          new Subject.OfPath(now.name(), index, "unique"),
          ("the path '%s' of %s is now unique; stored items that share a key can no longer be read"
                  + " by it")
              .formatted(declared.name(), now.simpleName()));
    }
  }

  /**
   * Whether the index finds its keys among what items have anyway, also stored ones: their own
   * attributes, and the keys of the table.
   */
  private boolean isMadeOfAttributes(String name, Path path) {
    Index index = table.indexes().get(name);
    return index != null
        && isThere(path.key().partitionKey(), index.partitionKey())
        && path.key()
            .sortKey()
            .map(
                template ->
                    index.sortKey().filter(attribute -> isThere(template, attribute)).isPresent())
            .orElse(true);
  }

  private boolean isThere(Template template, KeyAttribute attribute) {
    return template.isAttribute(attribute.name())
        || attribute.name().equals(table.partitionKey().name())
        || table.sortKey().filter(key -> key.name().equals(attribute.name())).isPresent();
  }

  private static String shown(Map<String, Set<String>> guards) {
    return guards.isEmpty()
        ? "always"
        : "when "
            + String.join(
                " and ",
                new TreeMap<>(guards)
                    .entrySet().stream()
                        .map(
                            guard ->
                                guard.getKey()
                                    + " is "
                                    + String.join(" or ", new TreeSet<>(guard.getValue())))
                        .toList());
  }
}
