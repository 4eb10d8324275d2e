package dev.keyloom.processor.resolve;

import dev.keyloom.processor.declaration.RecordDeclaration;
import dev.keyloom.processor.declaration.RecordSource;
import dev.keyloom.processor.declaration.TableDeclaration;
import dev.keyloom.processor.diagnostic.Findings;
import dev.keyloom.processor.model.EmbeddableModel;
import dev.keyloom.processor.model.EntityModel;
import dev.keyloom.processor.model.TableModel;
import java.util.List;
import java.util.Optional;

/**
 * The entry of this stage. What it returns is right; for what it does not return, it has reported
 * why, or the compiler will.
 */
public final class Resolver {
  private final Embeddables embeddables;
  private final EntityResolver entities;
  private final TableResolver tables;

  /** Resolves the declarations of one round; what they refer to comes from the source. */
  public Resolver(RecordSource source, Codecs codecs) {
    AttributesResolver attributes = new AttributesResolver(new TypeResolver(source, codecs));
    embeddables = new Embeddables(source, attributes);
    entities = new EntityResolver(attributes, embeddables, new PrimaryKeyNullness(source));
    tables = new TableResolver(embeddables);
  }

  /** Resolves a model. */
  public Optional<EntityModel> entity(RecordDeclaration record, Findings findings) {
    return record.complete()
        ? record.model().flatMap(model -> entities.resolve(record, model, findings))
        : Optional.empty();
  }

  /** Resolves an embeddable; nothing also if one that it holds is wrong. */
  public Optional<EmbeddableModel> embeddable(RecordDeclaration record, Findings findings) {
    return embeddables
        .find(ClassNames.of(record.type()), findings)
        .filter(model -> embeddables.areRight(model.attributes(), findings));
  }

  /**
   * Resolves a table.
   *
   * @param members its models that are right
   */
  public Optional<TableModel> table(
      TableDeclaration table, List<EntityModel> members, Findings findings) {
    return table.complete() ? tables.resolve(table, members, findings) : Optional.empty();
  }
}
