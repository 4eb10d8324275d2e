package dev.keyloom.support;

import dev.keyloom.InvalidKeyException;
import dev.keyloom.codec.CodecException;
import dev.keyloom.codec.ScalarCodec;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A template bound to the key attribute that it fills. A bare template on the attribute of its own
 * stored name is that attribute; so is, as to form, one on a key attribute that holds no text.
 */
final class KeyPart {
  private final KeyAttribute attribute;
  private final KeyTemplate template;
  private final boolean partition;
  private final @Nullable ScalarCodec<?> stored;
  private final boolean synthesized;

  private KeyPart(
      KeyAttribute attribute,
      KeyTemplate template,
      boolean partition,
      @Nullable ScalarCodec<?> stored,
      boolean synthesized) {
    this.attribute = attribute;
    this.template = template;
    this.partition = partition;
    this.stored = stored;
    this.synthesized = synthesized;
  }

  /**
   * Binds a template.
   *
   * @throws IllegalArgumentException if its values cannot be what the attribute holds
   */
  static KeyPart bind(
      EntitySpec<?> entity, KeyTemplate template, KeyAttribute attribute, boolean partition) {
    if (template.isBareCapable()) {
      ComponentSpec component = entity.component(template.component(0).name());
      boolean same = component.storedPath().equals(List.of(attribute.name()));
      if (same || attribute.type() != KeyType.STRING) {
        if (component.codec() instanceof ScalarCodec<?> scalar
            && KeyType.of(scalar.kind()) == attribute.type()) {
          return new KeyPart(attribute, template, partition, scalar, !same);
        }
        throw unfit(entity, template, attribute);
      }
    } else if (attribute.type() != KeyType.STRING
        && (attribute.type() == KeyType.BINARY || template.size() > 0)) {
      throw unfit(entity, template, attribute);
    }
    return new KeyPart(attribute, template, partition, null, true);
  }

  private static IllegalArgumentException unfit(
      EntitySpec<?> entity, KeyTemplate template, KeyAttribute attribute) {
    return new IllegalArgumentException(
        entity.modelName()
            + ": the values of key "
            + template
            + " cannot be the attribute "
            + attribute.name()
            + " of type "
            + attribute.type());
  }

  KeyAttribute attribute() {
    return attribute;
  }

  KeyTemplate template() {
    return template;
  }

  /** Whether values have the stored form of their component rather than a text. */
  boolean isStored() {
    return stored != null;
  }

  /** Whether stored forms, alone in the attribute, sort as their values do. */
  boolean sortsAsValues() {
    return template.component(0).codec().keepsStoredOrder()
        || (stored != null && stored.sortsAsValues());
  }

  /** Whether the attribute is written beside the model's own attributes. */
  boolean isSynthesized() {
    return synthesized;
  }

  /** The attribute's value, made from the values of an access path. */
  KeyValue encode(Object[] values, int[] slots) {
    if (stored != null) {
      return ofStored(values[slots[0]]);
    }
    String text = template.encode(values, slots);
    return ofText(
        partition ? KeyLimits.checkPartition(text, template) : KeyLimits.checkSort(text, template));
  }

  /** The attribute's value for a text of the template, whose size was checked. */
  KeyValue ofText(String text) {
    return attribute.type() == KeyType.NUMBER ? number(text) : new KeyValue.StringValue(text);
  }

  private KeyValue number(String text) {
    try {
      return new KeyValue.NumberValue(text);
    } catch (NumberFormatException e) {
      throw new InvalidKeyException(
          template.model()
              + ": key "
              + template
              + " is no number, but the attribute "
              + attribute.name()
              + " holds one",
          e);
    }
  }

  /** The attribute's value for a component that is stored in it. */
  KeyValue ofStored(Object value) {
    TemplateComponent at = template.component(0);
    if (stored == null) {
      throw new IllegalStateException(template + " is text");
    }
    at.codec().checkStoredValue(value, at);
    try {
      KeyValue key = StoredScalar.of(stored, value, attribute.name());
      return partition
          ? KeyLimits.checkPartition(key, template)
          : KeyLimits.checkSort(key, template);
    } catch (CodecException e) {
      throw at.refused(value, "it " + e.problem(), e);
    }
  }

  /** Reads the values of the template's components, or null if the value is none of its keys. */
  @Nullable Object @Nullable [] decode(KeyValue value) {
    if (value.type() != attribute.type()) {
      return null;
    }
    if (stored != null) {
      Object component = StoredScalar.read(stored, value);
      return component == null ? null : new Object[] {component};
    }
    if (value instanceof KeyValue.StringValue string) {
      return template.decode(string.text());
    }
    return value.equals(number(template.literal(0))) ? new Object[0] : null;
  }

  /** Says why a value is none of the template's keys. */
  String mismatch(KeyValue value) {
    String what = value + " is no key " + template + ": ";
    if (value.type() != attribute.type()) {
      return what + attribute.name() + " must be of type " + attribute.type();
    }
    if (stored != null) {
      return what + "it is not " + template.component(0).codec().form();
    }
    return value instanceof KeyValue.StringValue string
        ? what + template.mismatch(string.text())
        : what + "it is not " + template.literal(0);
  }
}
