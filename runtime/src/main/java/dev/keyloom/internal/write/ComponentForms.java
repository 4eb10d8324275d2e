package dev.keyloom.internal.write;

import dev.keyloom.InvalidItemException;
import dev.keyloom.codec.CodecException;
import dev.keyloom.codec.ValueCodec;
import dev.keyloom.internal.expression.StoredValues;
import dev.keyloom.internal.item.Items;
import dev.keyloom.support.ComponentSpec;
import dev.keyloom.support.ComponentValues;
import java.util.List;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Brings components from their Java form into their stored form and back. */
final class ComponentForms {
  private ComponentForms() {}

  /** What values say, as facts about what is stored. */
  static ComponentFacts facts(List<ComponentSpec> components, ComponentValues values) {
    ComponentFacts facts = ComponentFacts.none(components);
    for (ComponentSpec component : components) {
      if (values.isKnown(component.index())) {
        facts = facts.with(component, stored(component, values.value(component.index())));
      }
    }
    return facts;
  }

  /** What facts say, as values from which keys are made. */
  static ComponentValues values(ComponentFacts facts) {
    ComponentValues values = ComponentValues.unknown(facts.components().size());
    for (ComponentSpec component : facts.components()) {
      if (facts.knows(component)) {
        values = values.with(component.index(), value(component, facts.value(component)));
      }
    }
    return values;
  }

  private static @Nullable AttributeValue stored(ComponentSpec component, @Nullable Object value) {
    return value == null ? null : encode(component.codec(), value, name(component));
  }

  @SuppressWarnings("unchecked") // the codec of a component is that of its values
  private static <V> AttributeValue encode(ValueCodec<V> codec, Object value, String name) {
    return StoredValues.encode(codec, (V) value, name);
  }

  private static @Nullable Object value(ComponentSpec component, @Nullable AttributeValue stored) {
    if (stored == null) {
      return null;
    }
    try {
      return Items.decodeValue(component.codec(), stored, name(component));
    } catch (CodecException e) {
      throw new InvalidItemException(
          "An index key cannot be derived from what is stored: %s.".formatted(e.getMessage()), e);
    }
  }

  private static String name(ComponentSpec component) {
    return component.isStored() ? ComponentFacts.path(component).toString() : component.name();
  }
}
