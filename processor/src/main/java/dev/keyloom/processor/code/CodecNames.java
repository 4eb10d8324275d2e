package dev.keyloom.processor.code;

import com.palantir.javapoet.ClassName;
import dev.keyloom.processor.model.AttributeModel;
import dev.keyloom.processor.model.AttributeType;
import dev.keyloom.processor.model.AttributeType.Enumeration;
import dev.keyloom.processor.model.ComponentModel;
import dev.keyloom.processor.model.EmbeddableModel;
import dev.keyloom.processor.model.EntityModel;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The names in the codec of a model or an embeddable. */
final class CodecNames {
  private final Map<ClassName, String> enumerations = new LinkedHashMap<>();
  private final Map<String, String> collections = new HashMap<>();
  private final Map<String, String> locals = new HashMap<>();
  private final String holder;

  private CodecNames(
      ClassName type, List<AttributeModel> attributes, List<ComponentModel> components) {
    List<AttributeType> values = new ArrayList<>();
    attributes.forEach(attribute -> values.add(attribute.type()));
    components.forEach(component -> values.add(component.type()));
    Set<ClassName> types = new LinkedHashSet<>(List.of(type));
    values.stream()
        .flatMap(Values::parts)
        .map(Values::userType)
        .forEach(found -> found.ifPresent(types::add));
    this.holder = nameHolder(types);
    nameConstants(values, attributes, types);
    nameLocals(attributes, types);
  }

  static CodecNames of(EntityModel entity) {
    return new CodecNames(entity.type(), entity.attributes(), entity.components());
  }

  static CodecNames of(EmbeddableModel embeddable) {
    return new CodecNames(embeddable.type(), embeddable.attributes(), List.of());
  }

  /** The enums that have a codec of their own, in order of first mention. */
  Set<ClassName> enumerations() {
    return enumerations.keySet();
  }

  /** The constant that holds the codec of an enum: {@code STATUS} for {@code Status}. */
  String enumeration(ClassName type) {
    return enumerations.getOrDefault(type, type.simpleName());
  }

  /** The constant that holds the codec of a component alone: {@code NOTES} for {@code notes}. */
  String collection(AttributeModel attribute) {
    return collections.getOrDefault(attribute.component(), attribute.component());
  }

  /** The variable that holds a component while an item is read or written. */
  String local(AttributeModel attribute) {
    return locals.getOrDefault(attribute.component(), attribute.component());
  }

  /** The nested class that holds codecs made of other codecs. */
  String holder() {
    return holder;
  }

  private static String nameHolder(Set<ClassName> types) {
    Scope classes = Scope.ofClasses();
    types.forEach(type -> classes.reserve(type.simpleNames()));
    return classes.add("Nested");
  }

  private void nameConstants(
      List<AttributeType> values, List<AttributeModel> attributes, Set<ClassName> types) {
    Scope scope =
        Scope.ofMembers("FIELDS", "INSTANCE")
            .reserveTypes(types)
            .reserveTypes(List.of(RuntimeTypes.CODECS, RuntimeTypes.FIELD_NAMES));
    values.stream()
        .flatMap(Values::parts)
        .forEach(
            part -> {
              if (part instanceof Enumeration enumeration) {
                enumerations.computeIfAbsent(
                    enumeration.type(),
                    type -> scope.add(GeneratedNames.constant(type.simpleName())));
              }
            });
    for (AttributeModel attribute : attributes) {
      if (Values.hasOwnCodec(attribute.type())) {
        String wanted = GeneratedNames.constant(attribute.component());
        collections.put(attribute.component(), scope.add(wanted));
      }
    }
  }

  private void nameLocals(List<AttributeModel> attributes, Set<ClassName> types) {
    Scope scope =
        Scope.ofLocals(
                "FIELDS", "INSTANCE", "Optional", "Set", "field", "in", "out", "value", holder)
            .reserve(enumerations.values())
            .reserve(collections.values())
            .reserveTypes(types.stream().map(GeneratedNames::codec).toList())
            .reserveTypes(List.of(RuntimeTypes.CODECS));
    for (int word = 0; word <= attributes.size() / Long.SIZE; word++) {
      scope.reserve(List.of(seen(word)));
    }
    for (AttributeModel attribute : attributes) {
      locals.put(attribute.component(), scope.add(attribute.component()));
    }
  }

  /** The variable that keeps account of the primitives found: one for each 64 of them. */
  static String seen(int word) {
    return word == 0 ? "seen" : "seen" + (word + 1);
  }
}
