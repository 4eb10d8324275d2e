package dev.keyloom.processor.lock;

import dev.keyloom.processor.diagnostic.Location;
import dev.keyloom.processor.lock.Change.Subject;
import dev.keyloom.processor.model.AttributeModel;
import dev.keyloom.processor.model.EntityModel;
import dev.keyloom.processor.model.IndexModel;
import dev.keyloom.processor.model.IndexPath;
import dev.keyloom.processor.model.KeyPath;
import dev.keyloom.processor.model.KeyTemplate;
import dev.keyloom.processor.model.TableModel;
import java.util.List;
import java.util.Optional;

/** Finds where a change stands in the source of today. */
final class Places {
  private final TableModel table;

  Places(TableModel table) {
    this.table = table;
  }

  /** The nearest place; that of the table for what is not in the source any more. */
  Location of(Subject subject) {
    return find(subject).orElse(table.location());
  }

  private Optional<Location> find(Subject subject) {
    if (subject instanceof Subject.OfTable of) {
      return Optional.of(member(table.location(), of.member()));
    }
    if (subject instanceof Subject.OfModel of) {
      return entity(of.model()).map(entity -> member(entity.location(), of.member()));
    }
    if (subject instanceof Subject.OfAttribute of) {
      return attribute(of.holder(), of.component());
    }
    if (subject instanceof Subject.OfKey of) {
      return entity(of.model()).map(EntityModel::primaryKey).map(key -> template(key, of));
    }
    if (subject instanceof Subject.OfPath of) {
      return entity(of.model()).stream()
          .flatMap(entity -> entity.indexPaths().stream())
          .filter(path -> path.index().equals(of.index()))
          .map(IndexPath::location)
          .map(location -> member(location, of.member()))
          .findFirst();
    }
    String index = ((Subject.OfIndex) subject).index();
    return table.indexes().stream()
        .filter(each -> each.name().equals(index))
        .map(IndexModel::location)
        .findFirst();
  }

  private static Location template(KeyPath key, Subject.OfKey of) {
    return key.sortKey()
        .filter(sortKey -> of.sortKey())
        .map(KeyTemplate::location)
        .orElse(key.partitionKey().location());
  }

  private Optional<Location> attribute(String holder, String component) {
    Optional<EntityModel> entity = entity(holder);
    if (entity.isPresent()) {
      return Optional.of(
          attribute(component, entity.get().attributes()).orElse(entity.get().location()));
    }
    return table.embeddables().stream()
        .filter(embeddable -> embeddable.type().canonicalName().equals(holder))
        .map(
            embeddable ->
                attribute(component, embeddable.attributes()).orElse(embeddable.location()))
        .findFirst();
  }

  private static Optional<Location> attribute(String component, List<AttributeModel> attributes) {
    return attributes.stream()
        .filter(attribute -> attribute.component().equals(component))
        .map(AttributeModel::location)
        .findFirst();
  }

  private Optional<EntityModel> entity(String model) {
    return table.entities().stream()
        .filter(entity -> entity.type().canonicalName().equals(model))
        .findFirst();
  }

  private static Location member(Location location, String member) {
    return member.isEmpty() ? location : location.member(member);
  }
}
