package dev.keyloom.processor.code;

import dev.keyloom.processor.model.AttributeType.Scalar;
import dev.keyloom.processor.model.ComponentModel;
import dev.keyloom.processor.model.EntityModel;
import dev.keyloom.processor.model.IndexPath;
import dev.keyloom.processor.model.KeyPath;
import dev.keyloom.processor.model.KeyTemplate;
import dev.keyloom.processor.model.KeyTemplate.Format;
import dev.keyloom.processor.model.KeyTemplate.Part;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * How a key is asked for: all components of the partition key at once, then those of the sort key
 * one after the other. A component that stands in both is asked for once.
 *
 * @param path the name of the index path, empty for the primary key
 * @param partition the components of the partition key, each once
 * @param links the components that the sort key adds
 */
record KeyChain(String path, KeyPath key, List<ComponentModel> partition, List<Link> links) {

  /**
   * One component of a sort key.
   *
   * @param prefixed whether values can be asked for by what they start with
   * @param ranged whether the order of the keys is the order of the values
   */
  record Link(ComponentModel component, boolean prefixed, boolean ranged) {}

  /** The chain of the primary key. */
  static KeyChain primary(EntityModel entity) {
    return of("", entity.primaryKey());
  }

  /** The chain of an index path. */
  static KeyChain index(IndexPath path) {
    return of(path.name(), path.key());
  }

  /** The primary key and every index path, in the order of their declaration. */
  static List<KeyChain> all(EntityModel entity) {
    List<KeyChain> chains = new ArrayList<>();
    chains.add(primary(entity));
    entity.indexPaths().forEach(path -> chains.add(index(path)));
    return chains;
  }

  private static KeyChain of(String path, KeyPath key) {
    Map<String, ComponentModel> partition = new LinkedHashMap<>();
    key.partitionKey().components().forEach(c -> partition.putIfAbsent(c.name(), c));
    Map<String, Link> links = new LinkedHashMap<>();
    key.sortKey().ifPresent(template -> addLinks(template, partition, links));
    return new KeyChain(path, key, List.copyOf(partition.values()), List.copyOf(links.values()));
  }

  private static void addLinks(
      KeyTemplate template, Map<String, ComponentModel> partition, Map<String, Link> links) {
    List<Part> parts = template.parts();
    for (int i = 0; i < parts.size(); i++) {
      if (parts.get(i) instanceof Part.Component part
          && !partition.containsKey(part.component().name())) {
        boolean last = i == parts.size() - 1;
        links.putIfAbsent(part.component().name(), link(part, last, template.isBare()));
      }
    }
  }

  /** All components of the full key in the order in which they are given. */
  List<ComponentModel> components() {
    List<ComponentModel> all = new ArrayList<>(partition);
    links.forEach(link -> all.add(link.component()));
    return all;
  }

  private static Link link(Part.Component part, boolean last, boolean bare) {
    boolean escaped = part.format() instanceof Format.Escaped;
    boolean ordered = part.format() instanceof Format.Ordered;
    if (!(part.component().type() instanceof Scalar scalar)) {
      return new Link(part.component(), false, false);
    }
    return switch (scalar.kind()) {
      // What follows a text takes part in the comparison, unless nothing follows or the form
      // provides for it. Escapes keep prefixes and not the order.
      case STRING -> new Link(part.component(), true, ordered || (last && !escaped));
      case CHARACTER -> new Link(part.component(), false, ordered || (last && !escaped));
      // Without a width a number is ordered only as an attribute of its own, which is bare. The
      // rules let nothing else pass but the partition key of a primary key that is turned round.
      case BYTE, SHORT, INT, LONG, FLOAT, DOUBLE, BIG_INTEGER, BIG_DECIMAL ->
          new Link(part.component(), false, bare || !(part.format() instanceof Format.Plain));
      // Bytes are an attribute of their own too; the table refuses a sort key that is an instant in
      // its own attribute, which is not text of fixed width.
      case INSTANT, LOCAL_DATE, LOCAL_DATE_TIME, BYTES -> new Link(part.component(), false, true);
      case BOOLEAN,
          UUID,
          LOCAL_TIME,
          OFFSET_DATE_TIME,
          ZONED_DATE_TIME,
          DURATION,
          URI,
          BYTE_BUFFER ->
          new Link(part.component(), false, false);
    };
  }
}
