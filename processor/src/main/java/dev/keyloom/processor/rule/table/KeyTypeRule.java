package dev.keyloom.processor.rule.table;

import dev.keyloom.processor.diagnostic.Findings;
import dev.keyloom.processor.diagnostic.Problem;
import dev.keyloom.processor.language.KeyLanguages;
import dev.keyloom.processor.model.AttributeModel;
import dev.keyloom.processor.model.EntityModel;
import dev.keyloom.processor.model.IndexModel;
import dev.keyloom.processor.model.IndexPath;
import dev.keyloom.processor.model.KeyAttribute;
import dev.keyloom.processor.model.KeyAttribute.KeyKind;
import dev.keyloom.processor.model.TableModel;
import dev.keyloom.processor.rule.Rule;
import java.util.List;
import java.util.Optional;

/** A key attribute has one type, whatever model writes it. */
final class KeyTypeRule implements Rule<TableModel> {
  @Override
  public void check(TableModel table, Findings findings) {
    List<KeyUse> uses = KeyUse.all(table);
    for (KeyUse use : uses) {
      // What an index shares with the table is reported there.
      if (kind(use) != use.attribute().kind() && !use.isSharedWith(table)) {
        uses.stream()
            .filter(other -> other.attribute().equals(use.attribute()))
            .filter(other -> kind(other) == use.attribute().kind())
            .findFirst()
            .ifPresent(other -> report(use, other, findings));
      }
    }
    for (IndexModel index : table.indexes()) {
      for (EntityModel entity : table.entities()) {
        if (uses(entity, index).isEmpty()) {
          checkOrdinary(table, index, entity, findings);
        }
      }
    }
  }

  private static void report(KeyUse use, KeyUse other, Findings findings) {
    if (use.index().isEmpty()) {
      findings.add(
          Problem.KEY_TYPE_MISMATCH,
          use.template().location(),
          use.template().text(),
          use.entity().type().simpleName(),
          use.attribute().name(),
          words(kind(use)),
          other.template().text(),
          other.entity().type().simpleName(),
          words(kind(other)));
      return;
    }
    findings.add(
        Problem.INDEX_KEY_MISMATCH,
        use.template().location(),
        use.index().get().name(),
        "the template \"%s\" of %s makes its key '%s' %s, but \"%s\" of %s makes it %s"
            .formatted(
                use.template().text(),
                use.entity().type().simpleName(),
                use.attribute().name(),
                words(kind(use)),
                other.template().text(),
                other.entity().type().simpleName(),
                words(kind(other))),
        "Give all models templates of one kind for it: an attribute has one type.");
  }

  /** An attribute that happens to be an index's key must fit: the service refuses the item else. */
  private static void checkOrdinary(
      TableModel table, IndexModel index, EntityModel entity, Findings findings) {
    for (KeyAttribute key : keys(index)) {
      if (isTableKey(table, key)) {
        continue;
      }
      for (AttributeModel attribute : entity.stored()) {
        if (attribute.storedName().equals(key.name())
            && KeyKind.of(attribute.type()).filter(key.kind()::equals).isEmpty()) {
          findings.add(
              Problem.INDEX_KEY_MISMATCH,
              attribute.location(),
              index.name(),
              "its key '%s' is %s, but '%s' of %s is stored under that name and is not"
                  .formatted(
                      key.name(),
                      words(key.kind()),
                      attribute.component(),
                      entity.type().simpleName()),
              "Give the component another name with @Attribute(name = \"…\").");
        }
      }
    }
  }

  private static boolean isTableKey(TableModel table, KeyAttribute key) {
    return key.name().equals(table.partitionKey().name())
        || table.sortKey().filter(sortKey -> sortKey.name().equals(key.name())).isPresent();
  }

  private static List<KeyAttribute> keys(IndexModel index) {
    return index
        .sortKey()
        .map(sortKey -> List.of(index.partitionKey(), sortKey))
        .orElse(List.of(index.partitionKey()));
  }

  private static List<IndexPath> uses(EntityModel entity, IndexModel index) {
    return entity.indexPaths().stream().filter(path -> path.index().equals(index.name())).toList();
  }

  private static KeyKind kind(KeyUse use) {
    Optional<KeyKind> kind = Optional.empty();
    if (use.attribute().isStoredForm(use.template())) {
      kind = KeyKind.of(use.template().components().get(0).type());
    } else if (use.attribute().kind() == KeyKind.NUMBER
        && KeyLanguages.number(use.template()).isPresent()) {
      kind = Optional.of(KeyKind.NUMBER);
    }
    return kind.orElse(KeyKind.STRING);
  }

  private static String words(KeyKind kind) {
    return switch (kind) {
      case STRING -> "a string";
      case NUMBER -> "a number";
      case BINARY -> "binary";
    };
  }
}
