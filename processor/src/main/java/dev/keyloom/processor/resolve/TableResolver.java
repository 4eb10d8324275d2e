package dev.keyloom.processor.resolve;

import com.squareup.javapoet.ClassName;
import dev.keyloom.processor.declaration.TableDeclaration;
import dev.keyloom.processor.declaration.TableDeclaration.Member;
import dev.keyloom.processor.diagnostic.Findings;
import dev.keyloom.processor.diagnostic.Problem;
import dev.keyloom.processor.model.EmbeddableModel;
import dev.keyloom.processor.model.EntityModel;
import dev.keyloom.processor.model.IndexModel;
import dev.keyloom.processor.model.KeyAttribute;
import dev.keyloom.processor.model.KeyTemplate;
import dev.keyloom.processor.model.TableModel;
import dev.keyloom.processor.model.TableModel.TypeFilter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Resolves a table and its indexes from its models. */
final class TableResolver {
  private final Embeddables embeddables;

  TableResolver(Embeddables embeddables) {
    this.embeddables = embeddables;
  }

  /**
   * Resolves a table.
   *
   * @param entities the table's models that are right; if some are missing, what can be said of the
   *     declaration itself is still reported
   */
  Optional<TableModel> resolve(
      TableDeclaration table, List<EntityModel> entities, Findings findings) {
    boolean right = check(table, findings);
    Optional<List<IndexModel>> indexes = new IndexResolver(entities, findings).resolve(table);
    if (!right || indexes.isEmpty() || entities.size() != table.members().size()) {
      return Optional.empty();
    }
    Optional<String> sortKey = written(table.sortKey().value());
    Map<ClassName, EmbeddableModel> stored = new TreeMap<>();
    entities.forEach(entity -> embeddables.collect(entity.attributes(), stored, findings));
    KeyAttribute partition =
        KeyAttributes.of(table.partitionKey().value(), partitionKeys(entities), entities);
    Optional<KeyAttribute> sort =
        sortKey.map(name -> KeyAttributes.of(name, sortKeys(entities), entities));
    Optional<String> typeAttribute = written(table.typeAttribute().value());
    List<TypeFilter> typeFilters =
        typeAttribute.isPresent()
            ? new TypeFilters(partition, sort, entities).find(indexes.get())
            : List.of();
    return Optional.of(
        new TableModel(
            ClassNames.of(table.type()),
            table.isPublic(),
            table.name().value(),
            partition,
            sort,
            typeAttribute,
            indexes.get(),
            entities,
            List.copyOf(stored.values()),
            typeFilters,
            table.deprecated(),
            table.location()));
  }

  private static boolean check(TableDeclaration table, Findings findings) {
    int before = findings.all().size();
    String type = table.type().simpleName();
    if (table.kind() == TableDeclaration.Kind.OTHER) {
      findings.add(Problem.TABLE_NOT_SEALED, table.location(), type);
    }
    // A model that is its own table was told so as a record.
    if (table.kind() == TableDeclaration.Kind.SEALED_INTERFACE && table.typeParameters() > 0) {
      findings.add(Problem.GENERIC_TABLE, table.location(), type);
    }
    if (!table.accessible()) {
      findings.add(Problem.INACCESSIBLE_TYPE, table.location(), type);
    }
    Names.checkTableName(table.name(), "a table", findings);
    Names.checkKeyName(table.partitionKey(), findings);
    if (!table.sortKey().value().isEmpty()) {
      Names.checkKeyName(table.sortKey(), findings);
    }
    if (!table.typeAttribute().value().isEmpty()) {
      Names.checkAttributeName(table.typeAttribute(), findings);
    }
    for (Member member : table.members()) {
      if (!member.model()) {
        findings.add(
            Problem.PERMITTED_NOT_MODEL,
            member.location(),
            type,
            member.type().simpleName(),
            member.kind());
      }
    }
    return findings.all().size() == before;
  }

  private static Optional<String> written(String name) {
    return name.isEmpty() ? Optional.empty() : Optional.of(name);
  }

  private static List<KeyTemplate> partitionKeys(List<EntityModel> entities) {
    return entities.stream().map(entity -> entity.primaryKey().partitionKey()).toList();
  }

  private static List<KeyTemplate> sortKeys(List<EntityModel> entities) {
    List<KeyTemplate> templates = new ArrayList<>();
    entities.forEach(entity -> entity.primaryKey().sortKey().ifPresent(templates::add));
    return templates;
  }
}
