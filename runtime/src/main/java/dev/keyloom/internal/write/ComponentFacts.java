package dev.keyloom.internal.write;

import dev.keyloom.DocumentPath;
import dev.keyloom.internal.expression.Change;
import dev.keyloom.internal.expression.Change.Add;
import dev.keyloom.internal.expression.Change.Remove;
import dev.keyloom.internal.expression.Change.Set;
import dev.keyloom.internal.expression.Change.SetIfAbsent;
import dev.keyloom.support.ComponentSpec;
import java.math.BigDecimal;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What is known of the stored components of one item: that one has a value, that it has none, or
 * nothing. Immutable.
 */
final class ComponentFacts {
  private final List<ComponentSpec> components;
  private final Map<Integer, Optional<AttributeValue>> facts;

  private ComponentFacts(
      List<ComponentSpec> components, Map<Integer, Optional<AttributeValue>> facts) {
    this.components = components;
    this.facts = facts;
  }

  static ComponentFacts none(List<ComponentSpec> components) {
    return new ComponentFacts(components, Map.of());
  }

  /**
   * All stored components of an item, read as the service returned it; empty if there is no item.
   */
  static ComponentFacts of(List<ComponentSpec> components, Map<String, AttributeValue> item) {
    ComponentFacts known = none(components);
    for (ComponentSpec component : components) {
      if (component.isStored()) {
        known = known.with(component, StoredItems.find(item, component.storedPath()));
      }
    }
    return known;
  }

  List<ComponentSpec> components() {
    return components;
  }

  boolean knows(ComponentSpec component) {
    return facts.containsKey(component.index());
  }

  /** The stored value of a component that is known, or null if it has none. */
  @Nullable AttributeValue value(ComponentSpec component) {
    return facts.getOrDefault(component.index(), Optional.empty()).orElse(null);
  }

  ComponentFacts with(ComponentSpec component, @Nullable AttributeValue value) {
    Map<Integer, Optional<AttributeValue>> more = new HashMap<>(facts);
    more.put(component.index(), Optional.ofNullable(value));
    return new ComponentFacts(components, more);
  }

  /** Forgets a component. */
  ComponentFacts without(ComponentSpec component) {
    Map<Integer, Optional<AttributeValue>> less = new HashMap<>(facts);
    less.remove(component.index());
    return new ComponentFacts(components, less);
  }

  /** These facts, and those of others about components of which nothing is known here. */
  ComponentFacts orElse(ComponentFacts others) {
    Map<Integer, Optional<AttributeValue>> more = new HashMap<>(others.facts);
    more.putAll(facts);
    return new ComponentFacts(components, more);
  }

  /** What is known of a place, and so of the components at or in it. */
  ComponentFacts given(DocumentPath path, @Nullable AttributeValue value) {
    ComponentFacts known = this;
    for (ComponentSpec component : components) {
      if (leadsTo(path, component)) {
        known = known.with(component, part(path, value, component));
      }
    }
    return known;
  }

  /** What is known after changes, if this is known before them. */
  ComponentFacts after(List<Change> changes) {
    ComponentFacts known = this;
    for (Change change : changes) {
      for (ComponentSpec component : components) {
        if (touches(change, component)) {
          known = known.after(change, component);
        }
      }
    }
    return known;
  }

  private ComponentFacts after(Change change, ComponentSpec component) {
    if (change instanceof Set set && leadsTo(set.path(), component)) {
      return with(component, part(set.path(), set.value(), component));
    }
    if (change instanceof Remove remove && leadsTo(remove.path(), component)) {
      return with(component, null);
    }
    if (change instanceof SetIfAbsent set && isAt(set.path(), component) && knows(component)) {
      AttributeValue before = value(component);
      return with(component, before == null ? set.value() : before);
    }
    if (change instanceof Add add && isAt(add.path(), component) && knows(component)) {
      return with(component, sum(value(component), add.delta()));
    }
    return without(component);
  }

  private static AttributeValue sum(@Nullable AttributeValue before, AttributeValue delta) {
    return before == null
        ? delta
        : AttributeValue.fromN(
            new BigDecimal(before.n()).add(new BigDecimal(delta.n())).toString());
  }

  /** Whether a change changes a component: it is at the component, around it or in it. */
  static boolean touches(Change change, ComponentSpec component) {
    return component.isStored() && change.path().overlaps(path(component));
  }

  /** The place of a component that is stored. */
  static DocumentPath path(ComponentSpec component) {
    List<String> names = component.storedPath();
    DocumentPath path = DocumentPath.of(names.get(0));
    for (String name : names.subList(1, names.size())) {
      path = path.field(name);
    }
    return path;
  }

  private static boolean isAt(DocumentPath path, ComponentSpec component) {
    return path.equals(path(component));
  }

  private static boolean leadsTo(DocumentPath path, ComponentSpec component) {
    return component.isStored()
        && path.segments().size() <= component.storedPath().size()
        && path.overlaps(path(component));
  }

  /** The component within the value of a place that leads to it. */
  private static @Nullable AttributeValue part(
      DocumentPath path, @Nullable AttributeValue value, ComponentSpec component) {
    if (value == null) {
      return null;
    }
    List<String> names = component.storedPath();
    List<String> rest = names.subList(path.segments().size() - 1, names.size());
    return StoredItems.find(Map.of(rest.get(0), value), rest);
  }
}
