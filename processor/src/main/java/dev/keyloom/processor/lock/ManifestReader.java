package dev.keyloom.processor.lock;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import dev.keyloom.processor.lock.Snapshot.Attribute;
import dev.keyloom.processor.lock.Snapshot.Index;
import dev.keyloom.processor.lock.Snapshot.KeyAttribute;
import dev.keyloom.processor.lock.Snapshot.Model;
import dev.keyloom.processor.lock.Snapshot.Part;
import dev.keyloom.processor.lock.Snapshot.Path;
import dev.keyloom.processor.lock.Snapshot.Template;
import dev.keyloom.processor.schema.Manifest;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Reads manifests. */
final class ManifestReader {
  /** Says what in a text is not a manifest, as the end of the sentence "It …". */
  static final class UnreadableException extends Exception {
    private static final long serialVersionUID = 1L;

    private final String problem;

    UnreadableException(String problem) {
      super(problem);
      this.problem = problem;
    }

    String problem() {
      return problem;
    }
  }

  private ManifestReader() {}

  /**
   * Reads a manifest.
   *
   * @throws UnreadableException if the text is no manifest of today's form
   */
  static Snapshot read(String text) throws UnreadableException {
    try {
      JsonObject manifest = JsonParser.parseString(text).getAsJsonObject();
      int version = member(manifest, "manifestVersion").getAsInt();
      if (version != Manifest.FORMAT_VERSION) {
        throw new UnreadableException(
            "has the version " + version + ", but this is version " + Manifest.FORMAT_VERSION);
      }
      return snapshot(manifest);
    } catch (JsonParseException
        | IllegalStateException
        | UnsupportedOperationException
        | NumberFormatException noManifest) {
      throw new UnreadableException("is no manifest: " + firstLine(noManifest));
    }
  }

  private static String firstLine(RuntimeException problem) {
    return String.valueOf(problem.getMessage()).lines().findFirst().orElse("");
  }

  private static Snapshot snapshot(JsonObject table) {
    Map<String, Index> indexes = new HashMap<>();
    for (JsonObject index : objects(table, "indexes")) {
      indexes.put(text(index, "name"), index(index));
    }
    Map<String, List<Attribute>> embeddables = new HashMap<>();
    for (JsonObject embeddable : objects(table, "embeddables")) {
      embeddables.put(text(embeddable, "embeddable"), attributes(embeddable));
    }
    return new Snapshot(
        text(table, "table"),
        keyAttribute(object(table, "partitionKey")),
        ifPresent(table, "sortKey", ManifestReader::keyAttribute),
        table.has("typeAttribute") ? Optional.of(text(table, "typeAttribute")) : Optional.empty(),
        indexes,
        objects(table, "models").stream().map(ManifestReader::model).toList(),
        embeddables);
  }

  private static Index index(JsonObject index) {
    return new Index(
        text(index, "kind"),
        text(index, "projection"),
        keyAttribute(object(index, "partitionKey")),
        ifPresent(index, "sortKey", ManifestReader::keyAttribute));
  }

  private static KeyAttribute keyAttribute(JsonObject attribute) {
    return new KeyAttribute(text(attribute, "name"), text(attribute, "type"));
  }

  private static Model model(JsonObject model) {
    Map<String, Path> paths = new HashMap<>();
    for (JsonObject path : objects(model, "indexes")) {
      paths.put(text(path, "index"), path(path));
    }
    return new Model(
        text(model, "model"),
        text(model, "type"),
        text(model, "separator"),
        attributes(model),
        key(object(model, "key")),
        paths);
  }

  private static List<Attribute> attributes(JsonObject holder) {
    return objects(holder, "attributes").stream()
        .map(
            attribute ->
                new Attribute(
                    text(attribute, "component"),
                    text(attribute, "name"),
                    StoredType.parse(text(attribute, "type")),
                    member(attribute, "required").getAsBoolean()))
        .toList();
  }

  private static Path path(JsonObject path) {
    Map<String, Set<String>> guards = new HashMap<>();
    for (JsonObject guard : objects(path, "onlyWhen")) {
      guards.put(text(guard, "component"), new HashSet<>(texts(guard, "equalTo")));
    }
    return new Path(
        text(path, "path"),
        key(object(path, "key")),
        member(path, "unique").getAsBoolean(),
        guards);
  }

  private static Snapshot.Key key(JsonObject key) {
    return new Snapshot.Key(
        template(object(key, "partitionKey")), ifPresent(key, "sortKey", ManifestReader::template));
  }

  private static Template template(JsonObject template) {
    List<Part> parts = new ArrayList<>();
    for (JsonElement part : array(template, "parts")) {
      parts.add(
          part.isJsonObject()
              ? component(part.getAsJsonObject())
              : new Part.Literal(part.getAsString()));
    }
    return new Template(text(template, "template"), parts);
  }

  private static Part component(JsonObject component) {
    return new Part.Component(
        text(component, "name"),
        texts(component, "path"),
        StoredType.parse(text(component, "type")),
        text(component, "format"));
  }

  private static <T> Optional<T> ifPresent(
      JsonObject holder, String name, Function<JsonObject, T> read) {
    return holder.has(name) ? Optional.of(read.apply(object(holder, name))) : Optional.empty();
  }

  private static String text(JsonObject holder, String name) {
    return member(holder, name).getAsString();
  }

  private static List<String> texts(JsonObject holder, String name) {
    List<String> texts = new ArrayList<>();
    array(holder, name).forEach(text -> texts.add(text.getAsString()));
    return texts;
  }

  private static JsonObject object(JsonObject holder, String name) {
    return member(holder, name).getAsJsonObject();
  }

  private static List<JsonObject> objects(JsonObject holder, String name) {
    List<JsonObject> objects = new ArrayList<>();
    array(holder, name).forEach(item -> objects.add(item.getAsJsonObject()));
    return objects;
  }

  private static JsonArray array(JsonObject holder, String name) {
    return member(holder, name).getAsJsonArray();
  }

  private static JsonElement member(JsonObject holder, String name) {
    JsonElement member = holder.get(name);
    if (member == null) {
      throw new JsonParseException("'" + name + "' is missing in " + holder.keySet());
    }
    return member;
  }
}
