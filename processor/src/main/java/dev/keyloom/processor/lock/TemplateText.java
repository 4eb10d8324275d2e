package dev.keyloom.processor.lock;

import dev.keyloom.processor.lock.Snapshot.Part;
import dev.keyloom.processor.lock.Snapshot.Template;
import java.util.stream.Collectors;

/** Shows templates so that what changed can be seen: with the types of their components. */
final class TemplateText {
  private TemplateText() {}

  static String of(Snapshot.Key key) {
    return of(key.partitionKey()) + key.sortKey().map(sort -> " / " + of(sort)).orElse("");
  }

  static String of(Template template) {
    String types =
        template.parts().stream()
            .filter(Part.Component.class::isInstance)
            .map(Part.Component.class::cast)
            .map(component -> shown(component) + ": " + component.type())
            .collect(Collectors.joining(", "));
    return "\"" + template.text() + "\"" + (types.isEmpty() ? "" : " (" + types + ")");
  }

  private static String shown(Part.Component component) {
    return component.isStored() ? String.join(".", component.path()) : component.name();
  }
}
