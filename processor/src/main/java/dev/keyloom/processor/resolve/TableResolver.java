package dev.keyloom.processor.resolve;

import com.palantir.javapoet.ClassName;
import dev.keyloom.processor.declaration.TableDeclaration;
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
    KeyAttribute partition =
        KeyAttributes.of(table.partitionKey().value(), partitionKeys(entities), entities);
    Optional<KeyAttribute> sort =
        written(table.sortKey().value())
            .map(name -> KeyAttributes.of(name, sortKeys(entities), entities));
    Optional<List<IndexModel>> indexes =
        new IndexResolver(partition, sort, entities, findings).resolve(table);
    if (!right
        || indexes.isEmpty()
        || entities.size() != table.members().size()
        || !table.listsModels()) {
      return Optional.empty();
    }
    Map<ClassName, EmbeddableModel> stored = new TreeMap<>();
    entities.forEach(entity -> embeddables.collect(entity.attributes(), stored, findings));
    Optional<String> typeAttribute = written(table.typeAttribute().value());
    List<TypeFilter> typeFilters =
        typeAttribute.isPresent()
            ? new TypeFilters(partition, sort, entities).find(indexes.get())
            : List.of();
    return Optional.of(
        new TableModel(
            ClassNames.of(table.type()),
            ClassNames.of(table.owner()),
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
    if (table.separate() && !checkTableOf(table, findings)) {
      return false;
    }
    if (table.kind() == TableDeclaration.Kind.OTHER) {
      findings.add(Problem.MISPLACED_TABLE, table.location(), type);
    }
    // A model that is its own table was told so as a record.
    if (table.kind() != TableDeclaration.Kind.MODEL && table.typeParameters() > 0) {
      findings.add(Problem.GENERIC_TABLE, table.location(), type);
    }
    if (!table.accessible()) {
      findings.add(Problem.INACCESSIBLE_TYPE, table.location(), type);
    }
    if (!table.separate() && table.kind() != TableDeclaration.Kind.INTERFACE) {
      table.models().ifPresent(models -> findings.add(Problem.REDUNDANT_MODELS, models, type));
    }
    Names.checkTableName(table.name(), "a table", findings);
    Names.checkKeyName(table.partitionKey(), findings);
    if (!table.sortKey().value().isEmpty()) {
      Names.checkKeyName(table.sortKey(), findings);
    }
    if (!table.typeAttribute().value().isEmpty()) {
      Names.checkAttributeName(table.typeAttribute(), findings);
    }
    new MemberChecks(table, findings).run();
    if (table.kind() == TableDeclaration.Kind.INTERFACE && !table.listsModels()) {
      findings.add(Problem.TABLE_WITHOUT_MODELS, table.location(), type);
    }
    return findings.all().size() == before;
  }

  /** Whether the type that {@code @TableOf} names can be listed for, and has models listed. */
  private static boolean checkTableOf(TableDeclaration table, Findings findings) {
    String fault =
        switch (table.kind()) {
          case UNDECLARED -> "it is not annotated with @Table";
          case SEALED_INTERFACE -> "it is sealed, so what it permits are its models";
          case MODEL -> "it is a model, and a table of its own";
          case OTHER -> "it is no interface";
          case INTERFACE -> {
            if (table.models().isPresent()) {
              yield "it lists its models itself";
            }
            yield table.members().isEmpty() ? "no models are listed" : "";
          }
        };
    if (!fault.isEmpty()) {
      findings.add(Problem.BAD_TABLE_OF, table.location(), table.type().simpleName(), fault);
    }
    return fault.isEmpty();
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
