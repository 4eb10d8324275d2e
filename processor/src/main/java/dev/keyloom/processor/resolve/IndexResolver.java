package dev.keyloom.processor.resolve;

import dev.keyloom.processor.declaration.TableDeclaration;
import dev.keyloom.processor.declaration.TableDeclaration.IndexDeclaration;
import dev.keyloom.processor.diagnostic.Findings;
import dev.keyloom.processor.diagnostic.Location;
import dev.keyloom.processor.diagnostic.Problem;
import dev.keyloom.processor.model.EntityModel;
import dev.keyloom.processor.model.IndexModel;
import dev.keyloom.processor.model.IndexPath;
import dev.keyloom.processor.model.KeyAttribute;
import dev.keyloom.processor.model.KeyTemplate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Resolves the indexes of a table: those it declares, and those that its models use. */
final class IndexResolver {
  private final KeyAttribute partitionKey;
  private final Optional<KeyAttribute> sortKey;
  private final List<EntityModel> entities;
  private final Findings findings;

  /**
   * Resolves the indexes of one table.
   *
   * @param partitionKey the table's partition key
   * @param sortKey the table's sort key
   */
  IndexResolver(
      KeyAttribute partitionKey,
      Optional<KeyAttribute> sortKey,
      List<EntityModel> entities,
      Findings findings) {
    this.partitionKey = partitionKey;
    this.sortKey = sortKey;
    this.entities = entities;
    this.findings = findings;
  }

  /** The indexes, sorted by name; nothing if a declaration is wrong. */
  Optional<List<IndexModel>> resolve(TableDeclaration table) {
    boolean right = true;
    Map<String, IndexModel> indexes = new TreeMap<>();
    for (IndexDeclaration declared : table.indexes()) {
      right &= check(declared);
      String name = declared.name().value();
      IndexModel index = declared(declared);
      if (indexes.putIfAbsent(name, index) != null) {
        findings.add(Problem.DUPLICATE_INDEX_DECLARATION, declared.name().location(), name);
        right = false;
      }
    }
    for (EntityModel entity : entities) {
      for (IndexPath path : entity.indexPaths()) {
        indexes.computeIfAbsent(
            path.index(), name -> conventional(name, path.location().member("index")));
      }
    }
    return right ? Optional.of(List.copyOf(indexes.values())) : Optional.empty();
  }

  private boolean check(IndexDeclaration declared) {
    boolean right = Names.checkTableName(declared.name(), "an index", findings);
    String partition = declared.partitionKey().value();
    if (!partition.isEmpty()) {
      right &= Names.checkKeyName(declared.partitionKey(), findings);
    }
    if (declared.local() && !partition.isEmpty() && !partition.equals(partitionKey.name())) {
      findings.add(
          Problem.IMPOSSIBLE_LOCAL_INDEX,
          declared.partitionKey().location(),
          declared.name().value(),
          "its partition key is that of the table, '%s', and not '%s'"
              .formatted(partitionKey.name(), partition),
          "Leave partitionKey out, or make it a global index.");
      right = false;
    }
    if (!declared.sortKey().value().isEmpty()) {
      right &= Names.checkKeyName(declared.sortKey(), findings);
    }
    return right;
  }

  private IndexModel declared(IndexDeclaration declared) {
    String name = declared.name().value();
    String partitionKey = declared.partitionKey().value();
    String sortKey = declared.sortKey().value();
    if (declared.local()) {
      return local(name, sortKey.isEmpty() ? name + "SK" : sortKey, declared.location());
    }
    if (partitionKey.isEmpty() && sortKey.isEmpty()) {
      return global(name, declared.location());
    }
    return new IndexModel(
        name,
        IndexModel.Kind.GLOBAL,
        partitionKey(name, partitionKey.isEmpty() ? name + "PK" : partitionKey),
        sortKey.isEmpty() ? Optional.empty() : Optional.of(sortKey(name, sortKey)),
        declared.location());
  }

  /** An index that the table does not declare is what the models' paths need. */
  private IndexModel conventional(String name, Location location) {
    return has(name, IndexPath.Kind.LOCAL)
        ? local(name, name + "SK", location)
        : global(name, location);
  }

  private IndexModel local(String name, String sortKey, Location location) {
    return new IndexModel(
        name, IndexModel.Kind.LOCAL, partitionKey, Optional.of(sortKey(name, sortKey)), location);
  }

  /**
   * A global index by convention: on the table's keys if a model turns its primary key round for
   * it, else on attributes of its own. It has a sort key if a model writes one.
   */
  private IndexModel global(String name, Location location) {
    if (has(name, IndexPath.Kind.INVERTED) && sortKey.isPresent()) {
      return new IndexModel(
          name, IndexModel.Kind.GLOBAL, sortKey.get(), Optional.of(partitionKey), location);
    }
    boolean sorted = !sortTemplates(name).isEmpty();
    return new IndexModel(
        name,
        IndexModel.Kind.GLOBAL,
        partitionKey(name, name + "PK"),
        sorted ? Optional.of(sortKey(name, name + "SK")) : Optional.empty(),
        location);
  }

  private boolean has(String index, IndexPath.Kind kind) {
    return paths(index).stream().anyMatch(path -> path.kind() == kind);
  }

  private KeyAttribute partitionKey(String index, String attribute) {
    List<KeyTemplate> templates = new ArrayList<>();
    paths(index).forEach(path -> templates.add(path.key().partitionKey()));
    return keyAttribute(attribute, templates);
  }

  private KeyAttribute sortKey(String index, String attribute) {
    return keyAttribute(attribute, sortTemplates(index));
  }

  /** A key attribute of the table holds what it holds there. */
  private KeyAttribute keyAttribute(String attribute, List<KeyTemplate> templates) {
    if (attribute.equals(partitionKey.name())) {
      return partitionKey;
    }
    return sortKey
        .filter(key -> key.name().equals(attribute))
        .orElseGet(() -> KeyAttributes.of(attribute, templates, entities));
  }

  private List<KeyTemplate> sortTemplates(String index) {
    List<KeyTemplate> templates = new ArrayList<>();
    paths(index).forEach(path -> path.key().sortKey().ifPresent(templates::add));
    return templates;
  }

  private List<IndexPath> paths(String index) {
    return entities.stream()
        .flatMap(entity -> entity.indexPaths().stream())
        .filter(path -> path.index().equals(index))
        .toList();
  }
}
