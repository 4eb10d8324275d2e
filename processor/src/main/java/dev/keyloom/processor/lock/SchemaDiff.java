package dev.keyloom.processor.lock;

import dev.keyloom.processor.lock.Change.Kind;
import dev.keyloom.processor.lock.Change.Subject;
import dev.keyloom.processor.lock.Snapshot.Index;
import dev.keyloom.processor.lock.Snapshot.KeyAttribute;
import dev.keyloom.processor.lock.Snapshot.Model;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/** What changed from one snapshot of a table to the next. */
final class SchemaDiff {
  private final Snapshot before;
  private final Snapshot now;
  private final Changes changes = new Changes();

  private SchemaDiff(Snapshot before, Snapshot now) {
    this.before = before;
    this.now = now;
  }

  /** All changes: those of the table, of its indexes, of its models. */
  static List<Change> of(Snapshot before, Snapshot now) {
    SchemaDiff diff = new SchemaDiff(before, now);
    diff.tableKey();
    diff.typeAttribute();
    diff.indexes();
    diff.models();
    return diff.changes.all();
  }

  private void tableKey() {
    keyAttribute(
        "partitionKey", Optional.of(before.partitionKey()), Optional.of(now.partitionKey()));
    keyAttribute("sortKey", before.sortKey(), now.sortKey());
  }

  private void keyAttribute(
      String member, Optional<KeyAttribute> stored, Optional<KeyAttribute> declared) {
    if (!stored.equals(declared)) {
      changes.add(
          Kind.BREAKING,
          new Subject.OfTable(member),
          "the %s of the table was %s and is now %s; the key of an existing table cannot be changed"
              .formatted(
                  member.equals("sortKey") ? "sort key" : "partition key",
                  shown(stored),
                  shown(declared)));
    }
  }

  private void typeAttribute() {
    if (before.typeAttribute().equals(now.typeAttribute())) {
      return;
    }
    Subject subject = new Subject.OfTable("typeAttribute");
    if (before.typeAttribute().isEmpty()) {
      changes.add(
          Kind.BACKFILL,
          subject,
          ("the table had no type attribute and has now '%s'; stored items lack it, so reads that"
                  + " filter by type do not find them")
              .formatted(now.typeAttribute().orElse("")));
    } else {
      changes.add(
          Kind.BREAKING,
          subject,
          "the type attribute was '%s' and is now %s; the type of stored items is not seen"
              .formatted(
                  before.typeAttribute().get(),
                  now.typeAttribute().map(name -> "'" + name + "'").orElse("none")));
    }
  }

  private void indexes() {
    new TreeMap<>(now.indexes()).forEach(this::index);
    for (String name : new TreeMap<>(before.indexes()).keySet()) {
      if (!now.indexes().containsKey(name)) {
        changes.add(
            Kind.SAFE, new Subject.OfTable("indexes"), "the index %s is gone".formatted(name));
      }
    }
  }

  private void index(String name, Index declared) {
    Index stored = before.indexes().get(name);
    Subject subject = new Subject.OfIndex(name);
    if (stored == null && declared.kind().equals("local")) {
      changes.add(
          Kind.BREAKING,
          subject,
          ("the local index %s is new; an existing table can get global indexes only, and a local one"
                  + " has to be created with it")
              .formatted(name));
    } else if (stored == null) {
      changes.add(Kind.SAFE, subject, "the index %s is new".formatted(name));
    } else if (!stored.equals(declared)) {
      changes.add(
          Kind.BREAKING,
          subject,
          ("the index %s was %s and is now %s; an existing index cannot be changed: declare one of"
                  + " another name")
              .formatted(name, shown(stored), shown(declared)));
    }
  }

  private void models() {
    List<Model> unmatched = new ArrayList<>(now.models());
    AttributesDiff attributes = new AttributesDiff(before, now, changes);
    for (Model stored : before.models()) {
      Optional<Model> declared = successor(stored);
      if (declared.isPresent()) {
        unmatched.remove(declared.get());
        boolean typed = before.typeAttribute().isPresent() && now.typeAttribute().isPresent();
        new ModelDiff(stored, declared.get(), now, typed, attributes, changes).run();
      } else {
        changes.add(
            Kind.BREAKING,
            new Subject.OfTable(""),
            "the model %s (type '%s') is gone; its stored items belong to no model"
                .formatted(stored.simpleName(), stored.type()));
      }
    }
    for (Model added : unmatched) {
      changes.add(
          Kind.SAFE,
          new Subject.OfModel(added.name(), ""),
          "the model %s is new".formatted(added.simpleName()));
    }
  }

  /** The model of today that reads the items of a model: by type, by class, or by its keys. */
  private Optional<Model> successor(Model stored) {
    return now.models().stream()
        .filter(model -> model.type().equals(stored.type()))
        .findFirst()
        .or(
            () ->
                newcomers().stream()
                    .filter(model -> model.name().equals(stored.name()))
                    .findFirst())
        .or(
            () ->
                newcomers().stream()
                    .filter(model -> TemplateDiff.sameText(stored.key(), model.key()))
                    .findFirst());
  }

  /** The models whose type no model had before. */
  private List<Model> newcomers() {
    return now.models().stream()
        .filter(model -> before.models().stream().noneMatch(old -> old.type().equals(model.type())))
        .toList();
  }

  private static String shown(Optional<KeyAttribute> attribute) {
    return attribute.map(KeyAttribute::toString).orElse("none");
  }

  private static String shown(Index index) {
    return "%s on %s%s, projecting %s"
        .formatted(
            index.kind(),
            index.partitionKey(),
            index.sortKey().map(sort -> " and " + sort).orElse(""),
            index.projection());
  }
}
