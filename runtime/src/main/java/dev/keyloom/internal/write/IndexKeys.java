package dev.keyloom.internal.write;

import dev.keyloom.AttributePath;
import dev.keyloom.DocumentPath;
import dev.keyloom.EncodedOperand;
import dev.keyloom.Expression;
import dev.keyloom.Expression.Comparator;
import dev.keyloom.Expression.Comparison;
import dev.keyloom.Expression.Constant;
import dev.keyloom.internal.expression.Change;
import dev.keyloom.internal.expression.Change.Remove;
import dev.keyloom.internal.expression.Change.Set;
import dev.keyloom.internal.item.Items;
import dev.keyloom.support.ComponentSpec;
import dev.keyloom.support.EntitySchema;
import dev.keyloom.support.IndexChange;
import dev.keyloom.support.KeyEntry;
import dev.keyloom.support.PathSchema;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Makes index keys follow the changes of one update. What the caller's own words decide is decided
 * by them; what was read is used for the rest, and then the update is conditioned on it.
 */
final class IndexKeys {
  private final EntitySchema<?> entity;
  private final List<Change> changes;
  private final ComponentFacts known;
  private final ComponentFacts after;
  private final @Nullable ComponentFacts observed;
  private final List<Change> derived = new ArrayList<>();
  private final Map<ComponentSpec, Expression> conditions = new LinkedHashMap<>();
  private final Map<String, List<String>> missing = new LinkedHashMap<>();

  private IndexKeys(
      EntitySchema<?> entity,
      List<Change> changes,
      ComponentFacts known,
      @Nullable ComponentFacts observed) {
    this.entity = entity;
    this.changes = changes;
    this.known = known;
    this.after = known.after(changes);
    this.observed = observed;
  }

  /**
   * Derives the keys of every index that the changes touch.
   *
   * @param entity the model
   * @param changes the caller's changes
   * @param known what holds before them: the primary key's components and what the caller gave
   * @param observed what was read of the stored item, if anything was
   */
  static IndexKeys derive(
      EntitySchema<?> entity,
      List<Change> changes,
      ComponentFacts known,
      @Nullable ComponentFacts observed) {
    IndexKeys keys = new IndexKeys(entity, changes, known, observed);
    for (PathSchema path : entity.indexPaths()) {
      if (keys.isTouched(path)) {
        keys.derive(path);
      }
    }
    return keys;
  }

  /** The changes of index key attributes. */
  List<Change> derived() {
    return derived;
  }

  /** That what was read, and was needed, is still stored. */
  Expression condition() {
    Expression all = Constant.ALWAYS;
    for (Expression condition : conditions.values()) {
      all = Expression.and(all, condition);
    }
    return all;
  }

  /** The components that must be known, by index path; empty if the keys are decided. */
  Map<String, List<String>> missing() {
    return missing;
  }

  /** The components on whose observed values the keys depend. */
  java.util.Set<ComponentSpec> dependencies() {
    return conditions.keySet();
  }

  private boolean isTouched(PathSchema path) {
    return used(path).stream().anyMatch(this::isChanged);
  }

  /** Whether a component may have another value afterwards. */
  private boolean isChanged(ComponentSpec component) {
    boolean kept =
        known.knows(component)
            && after.knows(component)
            && Objects.equals(known.value(component), after.value(component));
    return !kept && changes.stream().anyMatch(change -> ComponentFacts.touches(change, component));
  }

  private List<ComponentSpec> used(PathSchema path) {
    return known.components().stream().filter(c -> path.uses(c.index())).toList();
  }

  private void derive(PathSchema path) {
    IndexChange change = entity.derive(path, ComponentForms.values(after));
    if (path.synthesizedAttributes().isEmpty()) {
      // These keys are ordinary attributes: they are what they are set to, and are checked now.
      return;
    }
    if (change instanceof IndexChange.Undecided && observed != null) {
      ComponentFacts all = known.orElse(observed);
      change = entity.derive(path, ComponentForms.values(all.after(changes)));
      used(path).forEach(component -> conditionOn(component, observed));
    }
    if (change instanceof IndexChange.Undecided undecided) {
      missing.put(path.name(), undecided.components());
    } else {
      add(change, derived);
    }
  }

  /** Conditions the update on an observed value, unless the changes make it irrelevant. */
  private void conditionOn(ComponentSpec component, ComponentFacts facts) {
    boolean overwritten = ComponentFacts.none(known.components()).after(changes).knows(component);
    if (!known.knows(component) && !overwritten) {
      conditions.put(component, equal(component, facts.value(component)));
    }
  }

  private static Expression equal(ComponentSpec component, @Nullable AttributeValue value) {
    DocumentPath path = ComponentFacts.path(component);
    return value == null
        ? Expression.absent(path)
        : new Comparison(
            new AttributePath<>(path, component.codec()),
            Comparator.EQ,
            new EncodedOperand<>(value));
  }

  /** Adds what becomes of a path's key attributes. */
  static void add(IndexChange change, List<Change> changes) {
    if (change instanceof IndexChange.Write write) {
      for (KeyEntry entry : write.entries()) {
        changes.add(new Set(DocumentPath.of(entry.attribute()), Items.attribute(entry.value())));
      }
    } else if (change instanceof IndexChange.Remove remove) {
      for (String attribute : remove.attributes()) {
        changes.add(new Remove(DocumentPath.of(attribute)));
      }
    }
  }
}
