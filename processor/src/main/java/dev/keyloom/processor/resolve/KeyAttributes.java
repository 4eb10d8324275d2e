package dev.keyloom.processor.resolve;

import dev.keyloom.processor.model.EntityModel;
import dev.keyloom.processor.model.KeyAttribute;
import dev.keyloom.processor.model.KeyAttribute.KeyKind;
import dev.keyloom.processor.model.KeyTemplate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds out what key attributes hold. */
final class KeyAttributes {
  private KeyAttributes() {}

  /**
   * A key attribute as the templates on it want it: text, unless one of them is the attribute of
   * that name in its stored form. Whether the others agree is a matter for a rule.
   *
   * @param templates every template that some model gives it
   * @param entities the models of the table, for an attribute without templates
   */
  static KeyAttribute of(String name, List<KeyTemplate> templates, List<EntityModel> entities) {
    Stream<KeyKind> itself =
        templates.stream()
            .filter(template -> KeyAttribute.isItself(name, template))
            .flatMap(template -> KeyKind.of(template.components().get(0).type()).stream());
    Stream<KeyKind> ordinary =
        templates.isEmpty()
            ? entities.stream()
                .flatMap(entity -> entity.stored().stream())
                .filter(attribute -> attribute.storedName().equals(name))
                .flatMap(attribute -> KeyKind.of(attribute.type()).stream())
            : Stream.empty();
    Optional<KeyKind> kind = Stream.concat(itself, ordinary).findFirst();
    return new KeyAttribute(name, kind.orElse(KeyKind.STRING));
  }
}
