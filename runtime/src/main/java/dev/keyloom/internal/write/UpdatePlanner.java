package dev.keyloom.internal.write;

import dev.keyloom.DocumentPath;
import dev.keyloom.Expression;
import dev.keyloom.InvalidItemException;
import dev.keyloom.PrimaryKey;
import dev.keyloom.internal.expression.Change;
import dev.keyloom.internal.expression.Change.Remove;
import dev.keyloom.internal.expression.Change.Set;
import dev.keyloom.internal.expression.Change.SetIfAbsent;
import dev.keyloom.internal.write.UpdateDraft.Given;
import dev.keyloom.internal.write.WriteAction.UpdateAction;
import dev.keyloom.support.ComponentSpec;
import dev.keyloom.support.EntitySchema;
import dev.keyloom.support.IndexChange;
import dev.keyloom.support.PathSchema;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Makes the action of an update out of what its caller asked for and what is known of the item. */
final class UpdatePlanner<M> {
  private final EntitySchema<M> entity;
  private final @Nullable String typeAttribute;
  private final ItemAddress address;
  private final UpdateDraft draft;
  private final ComponentFacts keyFacts;

  /**
   * A planner of one update.
   *
   * @throws InvalidItemException if the update can never be right: it has no change, changes the
   *     primary key, or leaves an item that cannot be read as its model
   */
  UpdatePlanner(
      EntitySchema<M> entity,
      @Nullable String typeAttribute,
      PrimaryKey<M> key,
      ItemAddress address,
      UpdateDraft draft) {
    this.entity = entity;
    this.typeAttribute = typeAttribute;
    this.address = address;
    this.draft = draft;
    this.keyFacts = ComponentForms.facts(entity.spec().components(), entity.values(key));
    if (draft.changes().isEmpty()) {
      throw new InvalidItemException(
          "The update of %s has no changes; nothing was sent.".formatted(address));
    }
    refuseChangesOfTheKey();
    refuseGaps();
  }

  private void refuseChangesOfTheKey() {
    for (ComponentSpec component : keyFacts.components()) {
      for (Change change : draft.changes()) {
        if (keyFacts.knows(component)
            && ComponentFacts.touches(change, component)
            && !isKept(component, change)) {
          throw new InvalidItemException(
              ("The update of %s changes '%s', but '%s' is part of the primary key of %s. Delete the"
                      + " item and put another; nothing was sent.")
                  .formatted(address, change.path(), component.name(), address.model()));
        }
      }
    }
  }

  /** Whether a component of the key has its own value after a change, whatever was stored. */
  private boolean isKept(ComponentSpec component, Change change) {
    Change applied = change instanceof SetIfAbsent set ? new Set(set.path(), set.value()) : change;
    ComponentFacts after = ComponentFacts.none(keyFacts.components()).after(List.of(applied));
    return after.knows(component)
        && Objects.equals(after.value(component), keyFacts.value(component));
  }

  /** Refuses what would leave an item that cannot be read as its model. */
  private void refuseGaps() {
    for (Change change : draft.changes()) {
      if (change instanceof Remove && change.path().isRequired()) {
        throw new InvalidItemException(
            ("The update of %s takes '%s' away, without which %s cannot be read. Set another value, or"
                    + " declare the component @Nullable; nothing was sent.")
                .formatted(address, change.path(), address.model()));
      }
    }
    if (draft.upsert()) {
      List<String> missing = missingOfANewItem();
      if (!missing.isEmpty()) {
        throw new InvalidItemException(
            ("The upsert of %s could create an item without %s, which could not be read as %s. Give"
                    + " values with set(...) or setIfAbsent(...), or leave upsert() out to change only"
                    + " an item that exists; nothing was sent.")
                .formatted(address, quoted(missing), address.model()));
      }
    }
  }

  private List<String> missingOfANewItem() {
    java.util.Set<String> missing = new LinkedHashSet<>(entity.spec().requiredAttributes());
    keyComponents().forEach(component -> missing.add(component.storedPath().get(0)));
    missing.removeAll(address.key().keySet());
    keyComponents().stream()
        .filter(component -> component.storedPath().size() == 1)
        .forEach(component -> missing.remove(component.storedPath().get(0)));
    for (Change change : draft.changes()) {
      if (change.path().isTopLevel() && !(change instanceof Remove)) {
        missing.remove(change.path().attribute());
      }
    }
    return List.copyOf(missing);
  }

  /** What a new item stores of its primary key's components. */
  private List<ComponentSpec> keyComponents() {
    return keyFacts.components().stream()
        .filter(ComponentSpec::isStored)
        .filter(keyFacts::knows)
        .toList();
  }

  /** The components that the primary key does not tell, which a read must fetch. */
  List<ComponentSpec> unknownComponents() {
    return keyFacts.components().stream().filter(c -> !keyFacts.knows(c)).toList();
  }

  /**
   * Derives index keys.
   *
   * @param observed what was read of the stored item, if anything was
   */
  IndexKeys indexKeys(@Nullable ComponentFacts observed) {
    return IndexKeys.derive(entity, draft.changes(), before(), observed);
  }

  private ComponentFacts before() {
    ComponentFacts given = ComponentFacts.none(keyFacts.components());
    for (Given each : draft.givens()) {
      given = given.given(each.path(), each.value().orElse(null));
    }
    return keyFacts.orElse(given);
  }

  /** The refusal of an update whose index keys cannot be derived. */
  InvalidItemException refusal(Map<String, List<String>> missing) {
    String paths =
        missing.entrySet().stream()
            .map(path -> "%s needs %s".formatted(path.getKey(), quoted(path.getValue())))
            .collect(Collectors.joining(", "));
    return new InvalidItemException(
        ("The update of %s touches index keys whose other components are not known: %s. Say what is"
                + " stored with given(...), update a Stored item, or ask for readModifyWrite();"
                + " nothing was sent.")
            .formatted(address, paths));
  }

  private static String quoted(List<String> names) {
    return names.stream().map(n -> "'" + n + "'").collect(Collectors.joining(" and "));
  }

  /**
   * The action, once its index keys are decided.
   *
   * @param observed what was read of the stored item, if anything was
   */
  UpdateAction action(IndexKeys keys, @Nullable ComponentFacts observed) {
    ComponentFacts before = observed == null ? before() : before().orElse(observed);
    List<Change> changes = new ArrayList<>();
    for (Change change : draft.changes()) {
      changes.add(certain(change, before));
    }
    changes.addAll(keys.derived());
    if (draft.upsert()) {
      addIdentity(changes);
    }
    return new UpdateAction(
        address,
        changes,
        draft.upsert() ? Existence.ANY : Existence.REQUIRED,
        Expression.and(keys.condition(), draft.conditions()),
        draft.returning());
  }

  /**
   * A component that is known to have no value is set even where NULL is stored, because the keys
   * that were derived say so.
   */
  private static Change certain(Change change, ComponentFacts before) {
    if (change instanceof SetIfAbsent set) {
      for (ComponentSpec component : before.components()) {
        if (component.isStored()
            && set.path().equals(ComponentFacts.path(component))
            && before.knows(component)
            && before.value(component) == null) {
          return new Set(set.path(), set.value());
        }
      }
    }
    return change;
  }

  /** What a new item needs besides the changes: its type, its key's components, its index keys. */
  private void addIdentity(List<Change> changes) {
    List<Change> identity = new ArrayList<>();
    if (typeAttribute != null) {
      identity.add(
          new Set(DocumentPath.of(typeAttribute), AttributeValue.fromS(entity.spec().typeName())));
    }
    for (ComponentSpec component : keyComponents()) {
      AttributeValue value = keyFacts.value(component);
      if (value != null && component.storedPath().size() == 1) {
        identity.add(new Set(ComponentFacts.path(component), value));
      }
    }
    for (PathSchema path : entity.indexPaths()) {
      IndexChange change = entity.derive(path, ComponentForms.values(keyFacts));
      if (change instanceof IndexChange.Write) {
        IndexKeys.add(change, identity);
      }
    }
    java.util.Set<String> written = new java.util.HashSet<>(address.key().keySet());
    changes.forEach(change -> written.add(change.path().attribute()));
    for (Change change : identity) {
      if (written.add(change.path().attribute())) {
        changes.add(change);
      }
    }
  }
}
