package dev.keyloom.processor.rule.table;

import dev.keyloom.processor.diagnostic.Findings;
import dev.keyloom.processor.diagnostic.Problem;
import dev.keyloom.processor.language.KeyLanguages;
import dev.keyloom.processor.language.Language;
import dev.keyloom.processor.model.EntityModel;
import dev.keyloom.processor.model.KeyTemplate;
import dev.keyloom.processor.model.TableModel;
import dev.keyloom.processor.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * No two models of a table can have the same primary key, for all the values that their components
 * may hold: the item of one would overwrite the other's.
 */
final class PrimaryKeyCollisionRule implements Rule<TableModel> {
  /** What the templates of a model's primary key can become. */
  private record Keys(EntityModel entity, List<KeyUse> uses, List<Language> languages) {
    static Keys of(TableModel table, EntityModel entity) {
      List<KeyUse> uses = KeyUse.primary(table, entity);
      List<Language> languages =
          uses.stream()
              .map(use -> KeyLanguages.of(use.attribute(), use.template(), entity.separator()))
              .toList();
      return new Keys(entity, uses, languages);
    }

    /** A primary key that both can have, as text. */
    Optional<String> common(Keys other) {
      List<String> parts = new ArrayList<>();
      for (int i = 0; i < Math.min(languages.size(), other.languages.size()); i++) {
        Optional<String> text = languages.get(i).common(other.languages.get(i));
        if (text.isEmpty()) {
          return Optional.empty();
        }
        parts.add(uses.get(i).attribute().name() + " = \"" + text.get() + "\"");
      }
      return Optional.of(String.join(", ", parts));
    }
  }

  @Override
  public void check(TableModel table, Findings findings) {
    List<Keys> earlier = new ArrayList<>();
    for (EntityModel entity : table.entities()) {
      Keys keys = Keys.of(table, entity);
      for (Keys other : earlier) {
        other.common(keys).ifPresent(example -> report(entity, other.entity(), example, findings));
      }
      earlier.add(keys);
    }
  }

  private static void report(
      EntityModel entity, EntityModel other, String example, Findings findings) {
    KeyTemplate template = entity.primaryKey().sortKey().orElse(entity.primaryKey().partitionKey());
    String model = entity.type().simpleName();
    findings.add(
        Problem.PRIMARY_KEY_COLLISION,
        template.location(),
        other.type().simpleName(),
        model,
        example,
        "\"" + model.toUpperCase(Locale.ROOT) + entity.separator() + "\"");
  }
}
