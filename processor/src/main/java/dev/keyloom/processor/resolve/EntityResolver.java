package dev.keyloom.processor.resolve;

import dev.keyloom.processor.declaration.KeyDeclaration;
import dev.keyloom.processor.declaration.ModelDeclaration;
import dev.keyloom.processor.declaration.RecordDeclaration;
import dev.keyloom.processor.declaration.TypeReference;
import dev.keyloom.processor.declaration.Written;
import dev.keyloom.processor.diagnostic.Findings;
import dev.keyloom.processor.diagnostic.Problem;
import dev.keyloom.processor.model.ComponentModel;
import dev.keyloom.processor.model.EntityModel;
import dev.keyloom.processor.model.IndexPath;
import dev.keyloom.processor.model.KeyPath;
import dev.keyloom.processor.model.KeyTemplate;
import dev.keyloom.processor.resolve.AttributesResolver.Attributes;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Resolves a model: facts of its own record only. */
final class EntityResolver {
  private final AttributesResolver attributes;
  private final Embeddables embeddables;
  private final PrimaryKeyNullness nullness;

  EntityResolver(
      AttributesResolver attributes, Embeddables embeddables, PrimaryKeyNullness nullness) {
    this.attributes = attributes;
    this.embeddables = embeddables;
    this.nullness = nullness;
  }

  Optional<EntityModel> resolve(
      RecordDeclaration record, ModelDeclaration model, Findings findings) {
    String name = record.type().simpleName();
    boolean fit = attributes.check(record, "Model", findings);
    checkTables(record, findings);
    if (!record.faults().isEmpty()) {
      // It lacks components, so every template would be reported for this one mistake.
      return Optional.empty();
    }
    boolean separated = checkSeparator(name, model.separator(), findings);
    Attributes resolved = attributes.resolve(record, keyComponents(record), findings);
    Components components = new Components(resolved, embeddables);
    TemplateResolver templates =
        new TemplateResolver(name, model.separator().value(), components, findings);
    Optional<KeyPath> primaryKey = primaryKey(record, templates, findings);
    boolean required = primaryKey.isEmpty() || nullness.check(record, primaryKey.get(), findings);
    List<IndexPath> paths = new ArrayList<>();
    IndexPathResolver pathResolver =
        new IndexPathResolver(name, primaryKey, templates, components, findings);
    record.indexes().forEach(gsi -> pathResolver.resolve(gsi).ifPresent(paths::add));
    boolean storable = embeddables.areRight(resolved.right(), findings);
    if (!fit
        || !separated
        || !storable
        || !resolved.areWhole()
        || primaryKey.isEmpty()
        || !required
        || paths.size() != record.indexes().size()) {
      return Optional.empty();
    }
    return Optional.of(
        new EntityModel(
            ClassNames.of(record.type()),
            record.isPublic(),
            model.type().value().isEmpty() ? name : model.type().value(),
            model.separator().value(),
            AttributesResolver.making(record),
            resolved.right(),
            usedComponents(primaryKey.get(), paths),
            primaryKey.get(),
            paths,
            AccessPatterns.of(primaryKey.get(), paths),
            record.mentionsDeprecated(),
            model.location()));
  }

  private static void checkTables(RecordDeclaration record, Findings findings) {
    String name = record.type().simpleName();
    if (record.tables().isEmpty()) {
      findings.add(Problem.MODEL_WITHOUT_TABLE, record.location(), name);
    } else if (!record.unlisting().isEmpty()) {
      findings.add(
          Problem.UNLISTED_MODEL, record.location(), name, record.unlisting().get(0).simpleName());
    } else if (record.tables().size() > 1) {
      List<String> tables = record.tables().stream().map(TypeReference::simpleName).toList();
      findings.add(Problem.MODEL_IN_TWO_TABLES, record.location(), name, String.join(", ", tables));
    }
  }

  private static boolean checkSeparator(
      String model, Written<String> separator, Findings findings) {
    String text = separator.value();
    if (text.isEmpty()) {
      findings.add(Problem.BAD_SEPARATOR, separator.location(), model, "empty");
      return false;
    }
    if (text.chars().anyMatch(c -> Character.isSurrogate((char) c))) {
      findings.add(
          Problem.BAD_SEPARATOR,
          separator.location(),
          model,
          "outside of the basic plane of Unicode");
      return false;
    }
    return true;
  }

  private Optional<KeyPath> primaryKey(
      RecordDeclaration record, TemplateResolver templates, Findings findings) {
    String name = record.type().simpleName();
    if (record.keys().isEmpty()) {
      findings.add(Problem.MISSING_KEY, record.location(), name);
      return Optional.empty();
    }
    for (KeyDeclaration second : record.keys().subList(1, record.keys().size())) {
      findings.add(Problem.SECOND_KEY, second.location(), name);
    }
    KeyDeclaration key = record.keys().get(0);
    boolean hasSortKey = !key.sk().value().isEmpty();
    Optional<KeyTemplate> partitionKey = templates.resolve(key.pk());
    Optional<KeyTemplate> sortKey = hasSortKey ? templates.resolve(key.sk()) : Optional.empty();
    return partitionKey.isEmpty() || sortKey.isPresent() != hasSortKey || record.keys().size() > 1
        ? Optional.empty()
        : Optional.of(new KeyPath(partitionKey.get(), sortKey));
  }

  /** The record components that the primary key needs, as far as its text can be read. */
  private static Set<String> keyComponents(RecordDeclaration record) {
    Set<String> names = new HashSet<>();
    for (KeyDeclaration key : record.keys()) {
      for (Written<String> template : List.of(key.pk(), key.sk())) {
        // What cannot be read is reported when the template is resolved.
        TemplateParser.parse(template, new Findings()).orElse(List.of()).stream()
            .filter(Token.Component.class::isInstance)
            .map(token -> ((Token.Component) token).name().split("\\.", 2)[0])
            .forEach(names::add);
      }
    }
    return names;
  }

  private static List<ComponentModel> usedComponents(KeyPath primaryKey, List<IndexPath> paths) {
    Map<String, ComponentModel> used = new LinkedHashMap<>();
    collect(primaryKey, used);
    for (IndexPath path : paths) {
      collect(path.key(), used);
      path.onlyWhen()
          .forEach(guard -> used.putIfAbsent(guard.component().name(), guard.component()));
    }
    return List.copyOf(used.values());
  }

  private static void collect(KeyPath path, Map<String, ComponentModel> into) {
    path.partitionKey().components().forEach(each -> into.putIfAbsent(each.name(), each));
    path.sortKey().map(KeyTemplate::components).orElse(List.of()).stream()
        .forEach(each -> into.putIfAbsent(each.name(), each));
  }
}
