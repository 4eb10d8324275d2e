package dev.keyloom.support;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * A model's way to its items: the primary key, or an index. Its values are those of the distinct
 * components of both templates, in order of first use; a template finds its own by their slots.
 */
final class PathSpec {
  /** The item is in the index only while the component has one of these values, in text form. */
  record Guard(int component, List<String> equalTo) {
    boolean holds(@Nullable Object value) {
      if (value == null) {
        return false;
      }
      return equalTo.contains(value instanceof Enum<?> e ? e.name() : value.toString());
    }
  }

  private final String name;
  private final @Nullable String index;
  private final KeyTemplate partitionKey;
  private final @Nullable KeyTemplate sortKey;
  private final boolean unique;
  private final List<Guard> guards;
  private final List<String> names;
  private final int[] components;
  private final int[] partitionSlots;
  private final int[] sortSlots;
  private final int partitionSize;
  private final TemplateComponent[] bySlot;

  private PathSpec(
      String name,
      @Nullable String index,
      KeyTemplate partitionKey,
      @Nullable KeyTemplate sortKey,
      boolean unique,
      ToIntFunction<String> componentIndex) {
    this.name = name;
    this.index = index;
    this.partitionKey = partitionKey;
    this.sortKey = sortKey;
    this.unique = unique;
    this.guards = List.of();
    List<String> distinct = new ArrayList<>();
    this.partitionSlots = slots(partitionKey, distinct);
    this.partitionSize = distinct.size();
    this.sortSlots = sortKey == null ? new int[0] : slots(sortKey, distinct);
    this.names = List.copyOf(distinct);
    this.bySlot = bySlot(distinct.size(), partitionKey, sortKey);
    this.components = distinct.stream().mapToInt(componentIndex).toArray();
  }

  private PathSpec(PathSpec that, List<Guard> guards) {
    this.name = that.name;
    this.index = that.index;
    this.partitionKey = that.partitionKey;
    this.sortKey = that.sortKey;
    this.unique = that.unique;
    this.guards = List.copyOf(guards);
    this.names = that.names;
    this.components = that.components;
    this.partitionSlots = that.partitionSlots;
    this.sortSlots = that.sortSlots;
    this.partitionSize = that.partitionSize;
    this.bySlot = that.bySlot;
  }

  static PathSpec primary(
      KeyTemplate partitionKey,
      @Nullable KeyTemplate sortKey,
      ToIntFunction<String> componentIndex) {
    return new PathSpec("", null, partitionKey, sortKey, true, componentIndex);
  }

  static PathSpec index(
      String name,
      String index,
      KeyTemplate partitionKey,
      @Nullable KeyTemplate sortKey,
      boolean unique,
      ToIntFunction<String> componentIndex) {
    return new PathSpec(name, index, partitionKey, sortKey, unique, componentIndex);
  }

  PathSpec guardedBy(Guard guard) {
    List<Guard> more = new ArrayList<>(guards);
    more.add(guard);
    return new PathSpec(this, more);
  }

  private static int[] slots(KeyTemplate template, List<String> distinct) {
    int[] slots = new int[template.size()];
    for (int i = 0; i < slots.length; i++) {
      String component = template.component(i).name();
      if (!distinct.contains(component)) {
        distinct.add(component);
      }
      slots[i] = distinct.indexOf(component);
    }
    return slots;
  }

  private TemplateComponent[] bySlot(
      int size, KeyTemplate partitionKey, @Nullable KeyTemplate sortKey) {
    TemplateComponent[] bySlot = new TemplateComponent[size];
    for (int i = sortSlots.length - 1; sortKey != null && i >= 0; i--) {
      bySlot[sortSlots[i]] = sortKey.component(i);
    }
    for (int i = partitionSlots.length - 1; i >= 0; i--) {
      bySlot[partitionSlots[i]] = partitionKey.component(i);
    }
    return bySlot;
  }

  String name() {
    return name;
  }

  /** The declared name of the index, null for the primary key. */
  @Nullable String index() {
    return index;
  }

  KeyTemplate partitionKey() {
    return partitionKey;
  }

  @Nullable KeyTemplate sortKey() {
    return sortKey;
  }

  boolean isUnique() {
    return unique;
  }

  List<Guard> guards() {
    return guards;
  }

  /** The names of the distinct components: those of the partition key, then the others. */
  List<String> names() {
    return names;
  }

  /** How many of the distinct components the partition key has. */
  int partitionSize() {
    return partitionSize;
  }

  /** The entity's component at a slot. */
  int component(int slot) {
    return components[slot];
  }

  /** The first place of the component at a slot. */
  TemplateComponent at(int slot) {
    return bySlot[slot];
  }

  /** How many of the sort key's components, from the first, are known with so many slots. */
  int sortSize(int knownSlots) {
    int size = 0;
    while (size < sortSlots.length && sortSlots[size] < knownSlots) {
      size++;
    }
    return size;
  }

  int[] partitionSlots() {
    return partitionSlots;
  }

  int[] sortSlots() {
    return sortSlots;
  }

  /** How the path is called in messages. */
  String description() {
    return index == null ? "primary key" : "index " + index + " (" + name + ")";
  }
}
