package dev.keyloom.processor.resolve;

import dev.keyloom.processor.diagnostic.Findings;
import dev.keyloom.processor.diagnostic.Spelling;
import dev.keyloom.processor.model.AttributeModel;
import dev.keyloom.processor.model.AttributeType;
import dev.keyloom.processor.model.ComponentModel;
import dev.keyloom.processor.model.EmbeddableModel;
import dev.keyloom.processor.resolve.AttributesResolver.Attributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds the values that templates and guards may name, in a record and the records inside it. */
final class Components {
  private static final int MAX_HINT_DEPTH = 3;

  private final Attributes attributes;
  private final Embeddables embeddables;

  Components(Attributes attributes, Embeddables embeddables) {
    this.attributes = attributes;
    this.embeddables = embeddables;
  }

  /** What is known of a name. */
  sealed interface Lookup {
    /** It is a component. */
    record Found(ComponentModel component) implements Lookup {}

    /** Nothing has this name. */
    record Unknown() implements Lookup {}

    /** It is a component, or inside of one, that was reported already. */
    record Broken() implements Lookup {}
  }

  /** What is known of a name such as {@code owner.id}. */
  Lookup find(String name) {
    if (attributes.broken().contains(name.split("\\.", 2)[0])) {
      return new Lookup.Broken();
    }
    return find(name.split("\\.", -1), name);
  }

  private Lookup find(String[] segments, String name) {
    List<ComponentModel.Accessor> accessors = new ArrayList<>();
    List<String> storedPath = new ArrayList<>();
    boolean nullable = false;
    List<AttributeModel> level = attributes.right();
    for (int i = 0; ; i++) {
      Optional<AttributeModel> found = named(segments[i], level);
      if (found.isEmpty()) {
        return new Lookup.Unknown();
      }
      AttributeModel attribute = found.get();
      accessors.add(
          new ComponentModel.Accessor(
              attribute.component(), attribute.accessor(), attribute.optional()));
      if (attribute.isStored()) {
        storedPath.add(attribute.storedName());
      }
      nullable |= !attribute.required();
      if (i == segments.length - 1) {
        return new Lookup.Found(
            new ComponentModel(name, attribute.type(), accessors, storedPath, nullable));
      }
      if (!(attribute.type() instanceof AttributeType.Embedded embedded)) {
        return new Lookup.Unknown();
      }
      Optional<EmbeddableModel> inside = inside(embedded);
      if (inside.isEmpty()) {
        return new Lookup.Broken();
      }
      level = inside.get().attributes();
    }
  }

  private static Optional<AttributeModel> named(String component, List<AttributeModel> level) {
    return level.stream().filter(each -> each.component().equals(component)).findFirst();
  }

  /** A hint at what a name that was not found should have been. */
  String didYouMean(String name) {
    return Spelling.didYouMean(name, names());
  }

  /** All names, also those inside of embedded records down to a few levels. */
  List<String> names() {
    List<String> names = new ArrayList<>();
    collectNames("", attributes.right(), 1, names);
    return names;
  }

  private void collectNames(
      String prefix, List<AttributeModel> level, int depth, List<String> into) {
    for (AttributeModel attribute : level) {
      String name = prefix + attribute.component();
      if (depth < MAX_HINT_DEPTH && attribute.type() instanceof AttributeType.Embedded embedded) {
        inside(embedded)
            .ifPresent(model -> collectNames(name + ".", model.attributes(), depth + 1, into));
      } else {
        into.add(name);
      }
    }
  }

  private Optional<EmbeddableModel> inside(AttributeType.Embedded embedded) {
    // What is wrong inside of the embeddable is reported there.
    return embeddables.find(embedded.type(), new Findings());
  }
}
