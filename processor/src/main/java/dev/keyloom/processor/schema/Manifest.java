package dev.keyloom.processor.schema;

import dev.keyloom.processor.model.AccessPattern;
import dev.keyloom.processor.model.AttributeModel;
import dev.keyloom.processor.model.ComponentModel;
import dev.keyloom.processor.model.EmbeddableModel;
import dev.keyloom.processor.model.EntityModel;
import dev.keyloom.processor.model.IndexModel;
import dev.keyloom.processor.model.IndexPath;
import dev.keyloom.processor.model.KeyAttribute;
import dev.keyloom.processor.model.KeyPath;
import dev.keyloom.processor.model.KeyTemplate;
import dev.keyloom.processor.model.TableModel;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The manifest of a table: everything that decides how its data is stored and found, and nothing
 * else, so that two manifests differ exactly if stored data could be read differently.
 */
public final class Manifest {
  /** The version of the form of manifests; it changes when old ones can no longer be read. */
  public static final int FORMAT_VERSION = 1;

  private Manifest() {}

  /** Where the manifest of a table lies among the compiled classes. */
  public static String path(TableModel table) {
    return "META-INF/keyloom/" + table.name() + ".json";
  }

  /** The manifest's text. */
  public static String of(TableModel table) {
    Map<String, Json> members = new TreeMap<>();
    members.put("manifestVersion", new Json.Whole(FORMAT_VERSION));
    members.put("table", new Json.Text(table.name()));
    members.put("partitionKey", keyAttribute(table.partitionKey()));
    putIfPresent("sortKey", table.sortKey().map(Manifest::keyAttribute), members);
    putIfPresent("typeAttribute", table.typeAttribute().map(Json.Text::new), members);
    members.put("indexes", array(table.indexes().stream().map(Manifest::index).toList()));
    members.put(
        "models",
        array(
            table.entities().stream()
                .sorted(Comparator.comparing(EntityModel::type))
                .map(Manifest::entity)
                .toList()));
    members.put(
        "embeddables", array(table.embeddables().stream().map(Manifest::embeddable).toList()));
    return new Json.Members(members).render();
  }

  private static Json index(IndexModel index) {
    Map<String, Json> members = new TreeMap<>();
    members.put("name", new Json.Text(index.name()));
    members.put("kind", new Json.Text(index.isLocal() ? "local" : "global"));
    members.put("projection", new Json.Text("all"));
    members.put("partitionKey", keyAttribute(index.partitionKey()));
    putIfPresent("sortKey", index.sortKey().map(Manifest::keyAttribute), members);
    return new Json.Members(members);
  }

  private static Json keyAttribute(KeyAttribute attribute) {
    return new Json.Members(
        Map.of(
            "name", new Json.Text(attribute.name()),
            "type", new Json.Text(attribute.kind().name().toLowerCase(Locale.ROOT))));
  }

  private static Json entity(EntityModel entity) {
    Map<String, Json> members = new TreeMap<>();
    members.put("model", new Json.Text(entity.type().canonicalName()));
    members.put("type", new Json.Text(entity.typeName()));
    members.put("separator", new Json.Text(entity.separator()));
    members.put("attributes", attributes(entity.stored()));
    List<String> keyOnly =
        entity.attributes().stream()
            .filter(attribute -> !attribute.isStored())
            .map(AttributeModel::component)
            .sorted()
            .toList();
    if (!keyOnly.isEmpty()) {
      members.put("keyOnly", Json.texts(keyOnly));
    }
    members.put("key", key(entity.primaryKey()));
    members.put("indexes", array(entity.indexPaths().stream().map(Manifest::path).toList()));
    members.put(
        "accessPatterns", array(entity.patterns().stream().map(Manifest::pattern).toList()));
    return new Json.Members(members);
  }

  private static Json embeddable(EmbeddableModel embeddable) {
    return new Json.Members(
        Map.of(
            "embeddable",
            new Json.Text(embeddable.type().canonicalName()),
            "attributes",
            attributes(embeddable.attributes())));
  }

  private static Json attributes(List<AttributeModel> attributes) {
    return array(
        attributes.stream()
            .sorted(Comparator.comparing(AttributeModel::storedName))
            .map(Manifest::attribute)
            .toList());
  }

  private static Json attribute(AttributeModel attribute) {
    return new Json.Members(
        Map.of(
            "component", new Json.Text(attribute.component()),
            "name", new Json.Text(attribute.storedName()),
            "required", new Json.Flag(attribute.neverMissing()),
            "type", new Json.Text(StoredTypes.of(attribute.type()))));
  }

  private static Json key(KeyPath key) {
    Map<String, Json> members = new TreeMap<>();
    members.put("partitionKey", template(key.partitionKey()));
    putIfPresent("sortKey", key.sortKey().map(Manifest::template), members);
    return new Json.Members(members);
  }

  private static Json template(KeyTemplate template) {
    return new Json.Members(
        Map.of(
            "template",
            new Json.Text(template.text()),
            "parts",
            array(template.parts().stream().map(Manifest::part).toList())));
  }

  /** A literal is a text; a component says where its value is stored, and how it is in the key. */
  private static Json part(KeyTemplate.Part part) {
    if (part instanceof KeyTemplate.Part.Literal literal) {
      return new Json.Text(literal.text());
    }
    KeyTemplate.Part.Component place = (KeyTemplate.Part.Component) part;
    ComponentModel component = place.component();
    return new Json.Members(
        Map.of(
            "name", new Json.Text(component.name()),
            "path", Json.texts(component.storedPath()),
            "type", new Json.Text(StoredTypes.of(component.type())),
            "format", new Json.Text(place.format().text())));
  }

  private static Json path(IndexPath path) {
    Map<String, Json> members = new TreeMap<>();
    members.put("path", new Json.Text(path.name()));
    members.put("index", new Json.Text(path.index()));
    members.put("key", key(path.key()));
    members.put("unique", new Json.Flag(path.unique()));
    members.put("onlyWhen", array(path.onlyWhen().stream().map(Manifest::guard).toList()));
    return new Json.Members(members);
  }

  private static Json guard(IndexPath.Guard guard) {
    return new Json.Members(
        Map.of(
            "component",
            new Json.Text(guard.component().name()),
            "equalTo",
            Json.texts(guard.equalTo())));
  }

  private static Json pattern(AccessPattern pattern) {
    Map<String, Json> members = new TreeMap<>();
    members.put("components", Json.texts(pattern.components()));
    members.put("full", new Json.Flag(pattern.full()));
    members.put("unique", new Json.Flag(pattern.unique()));
    if (!pattern.path().isEmpty()) {
      members.put("path", new Json.Text(pattern.path()));
    }
    return new Json.Members(members);
  }

  private static Json array(List<Json> items) {
    return new Json.Array(items);
  }

  private static void putIfPresent(
      String name, Optional<? extends Json> value, Map<String, Json> members) {
    value.ifPresent(present -> members.put(name, present));
  }
}
