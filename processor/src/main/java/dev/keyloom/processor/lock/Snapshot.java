package dev.keyloom.processor.lock;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * How a table's data is stored, as a manifest tells it.
 *
 * @param indexes by name
 * @param embeddables the attributes of each, by the embeddable's name
 */
record Snapshot(
    String table,
    KeyAttribute partitionKey,
    Optional<KeyAttribute> sortKey,
    Optional<String> typeAttribute,
    Map<String, Index> indexes,
    List<Model> models,
    Map<String, List<Attribute>> embeddables) {
  Snapshot {
    indexes = Map.copyOf(indexes);
    models = List.copyOf(models);
    embeddables = Map.copyOf(embeddables);
  }

  /** An attribute of a key schema. */
  record KeyAttribute(String name, String type) {
    @Override
    public String toString() {
      return "'" + name + "' (" + type + ")";
    }
  }

  /** A secondary index. */
  record Index(
      String kind, String projection, KeyAttribute partitionKey, Optional<KeyAttribute> sortKey) {}

  /**
   * One kind of item.
   *
   * @param name the name of the class
   * @param type the value of the type attribute
   * @param paths by the index that they use
   */
  record Model(
      String name,
      String type,
      String separator,
      List<Attribute> attributes,
      Key key,
      Map<String, Path> paths) {
    Model {
      attributes = List.copyOf(attributes);
      paths = Map.copyOf(paths);
    }

    String simpleName() {
      return name.substring(name.lastIndexOf('.') + 1);
    }
  }

  /**
   * A component and the attribute that holds it.
   *
   * @param required whether no item can be read without it
   */
  record Attribute(String component, String name, StoredType type, boolean required) {}

  /** The templates of a key. */
  record Key(Template partitionKey, Optional<Template> sortKey) {}

  /**
   * A template.
   *
   * @param text as it was written
   */
  record Template(String text, List<Part> parts) {
    Template {
      parts = List.copyOf(parts);
    }

    /** Whether it is one component in its plain form, stored in the attribute of that name. */
    boolean isAttribute(String name) {
      return parts.size() == 1
          && parts.get(0) instanceof Part.Component component
          && component.format().isEmpty()
          && component.path().equals(List.of(name));
    }

    @Override
    public String toString() {
      return "\"" + text + "\"";
    }
  }

  /** A part of a template. */
  sealed interface Part {
    /** Text that stands in every key. */
    record Literal(String text) implements Part {}

    /**
     * The place of a value.
     *
     * @param name of the component
     * @param path the attributes that lead to it; empty if only the primary key holds it
     * @param format how it becomes text; empty for the plain form
     */
    record Component(String name, List<String> path, StoredType type, String format)
        implements Part {
      public Component {
        path = List.copyOf(path);
      }

      /** Whether an attribute holds it beside the primary key. */
      boolean isStored() {
        return !path.isEmpty();
      }
    }
  }

  /**
   * A model's way through an index.
   *
   * @param guards the values that let an item into the index, by component
   */
  record Path(String name, Key key, boolean unique, Map<String, Set<String>> guards) {
    Path {
      guards = Map.copyOf(guards);
    }
  }
}
