package dev.keyloom.processor.lock;

import dev.keyloom.processor.lock.Change.Kind;
import dev.keyloom.processor.lock.Change.Subject;
import dev.keyloom.processor.lock.Snapshot.Attribute;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What changed in attributes: those of items, and those of the embeddables that items hold. */
final class AttributesDiff {
  private final Map<String, List<Attribute>> before;
  private final Map<String, List<Attribute>> now;
  private final Changes changes;
  private final Set<String> compared = new HashSet<>();

  AttributesDiff(Snapshot before, Snapshot now, Changes changes) {
    this.before = before.embeddables();
    this.now = now.embeddables();
    this.changes = changes;
  }

  /**
   * Compares the attributes of one holder.
   *
   * @param holder the class of today that holds them
   * @param shown how messages call it
   * @param inKey the attributes whose values are read from the primary key today
   */
  void compare(
      String holder,
      String shown,
      List<Attribute> stored,
      List<Attribute> declared,
      Set<String> inKey) {
    for (Attribute attribute : declared) {
      Optional<Attribute> same = named(attribute.name(), stored);
      if (same.isPresent()) {
        changed(holder, shown, same.get(), attribute);
      } else {
        added(holder, shown, attribute, stored, declared);
      }
    }
    for (Attribute attribute : stored) {
      if (named(attribute.name(), declared).isPresent()) {
        continue;
      }
      if (inKey.contains(attribute.name())) {
        changes.add(
            Kind.SAFE,
            new Subject.OfAttribute(holder, attribute.component()),
            "the attribute '%s' of %s is gone; its value is read from the primary key"
                .formatted(attribute.name(), shown));
      } else if (renamed(attribute, stored, declared).isEmpty()) {
        changes.add(
            Kind.BREAKING,
            new Subject.OfAttribute(holder, ""),
            "the attribute '%s' of %s is gone; what is stored in it is lost with the next put"
                .formatted(attribute.name(), shown));
      }
    }
  }

  private void added(
      String holder,
      String shown,
      Attribute attribute,
      List<Attribute> stored,
      List<Attribute> declared) {
    Subject subject = new Subject.OfAttribute(holder, attribute.component());
    Optional<Attribute> old =
        stored.stream()
            .filter(each -> renamed(each, stored, declared).filter(attribute::equals).isPresent())
            .findFirst();
    if (old.isPresent()) {
      changes.add(
          Kind.BREAKING,
          subject,
          ("'%s' of %s was stored as '%s' and is now stored as '%s'; what is stored is not read"
                  + " (@Attribute(name = \"%3$s\") keeps it)")
              .formatted(attribute.component(), shown, old.get().name(), attribute.name()));
    } else if (attribute.required()) {
      changes.add(
          Kind.BACKFILL,
          subject,
          "the attribute '%s' of %s is new and required; stored items lack it and cannot be read"
              .formatted(attribute.name(), shown));
    } else {
      changes.add(
          Kind.SAFE, subject, "the attribute '%s' of %s is new".formatted(attribute.name(), shown));
    }
  }

  private void changed(String holder, String shown, Attribute stored, Attribute declared) {
    Subject subject = new Subject.OfAttribute(holder, declared.component());
    if (!declared.type().reads(stored.type())) {
      changes.add(
          Kind.BREAKING,
          subject,
          ("the attribute '%s' of %s was stored as %s and is now %s; stored values are misread or"
                  + " cannot be read")
              .formatted(declared.name(), shown, stored.type(), declared.type()));
    } else {
      if (!declared.type().equals(stored.type())) {
        widened(subject, shown, stored, declared);
      }
      inside(stored.type(), declared.type());
    }
    if (declared.required() && !stored.required()) {
      changes.add(
          Kind.BACKFILL,
          subject,
          "the attribute '%s' of %s is now required; stored items without it cannot be read"
              .formatted(declared.name(), shown));
    }
  }

  private void widened(Subject subject, String shown, Attribute stored, Attribute declared) {
    changes.add(
        Kind.SAFE,
        subject,
        "the attribute '%s' of %s was %s and is now %s"
            .formatted(declared.name(), shown, stored.type(), declared.type()));
  }

  /** Compares embeddables, each pair once, however they are held. */
  private void inside(StoredType stored, StoredType declared) {
    if (stored instanceof StoredType.Collection from
        && declared instanceof StoredType.Collection to) {
      inside(from.element(), to.element());
    } else if (stored instanceof StoredType.Embedded from
        && declared instanceof StoredType.Embedded to
        && compared.add(from.embeddable() + " " + to.embeddable())) {
      String name = to.embeddable();
      compare(
          name,
          name.substring(name.lastIndexOf('.') + 1),
          before.getOrDefault(from.embeddable(), List.of()),
          now.getOrDefault(name, List.of()),
          Set.of());
    }
  }

  private static Optional<Attribute> named(String name, List<Attribute> attributes) {
    return attributes.stream().filter(each -> each.name().equals(name)).findFirst();
  }

  /** The attribute that holds the component of a vanished attribute today, if it is a new one. */
  private static Optional<Attribute> renamed(
      Attribute gone, List<Attribute> stored, List<Attribute> declared) {
    return named(gone.name(), declared).isPresent()
        ? Optional.empty()
        : declared.stream()
            .filter(each -> each.component().equals(gone.component()))
            .filter(each -> named(each.name(), stored).isEmpty())
            .findFirst();
  }
}
