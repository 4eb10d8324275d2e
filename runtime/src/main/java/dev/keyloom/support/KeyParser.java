package dev.keyloom.support;

import dev.keyloom.InvalidKeyException;
import dev.keyloom.PrimaryKey;
import dev.keyloom.codec.ScalarCodec;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads primary keys back from their attributes. */
final class KeyParser {
  private KeyParser() {}

  /** Reads a key from text alone, before any table says what the attributes hold. */
  static <M> PrimaryKey<M> parse(
      EntityCodec<M> codec, String partitionKey, @Nullable String sortKey) {
    EntitySpec<M> spec = codec.spec();
    PathSpec path = spec.primary();
    if (partitionKey == null) {
      throw new InvalidKeyException(spec.modelName() + ": the text of the partition key is null");
    }
    Object[] values = new Object[path.names().size()];
    collect(
        spec, path, values, path.partitionSlots(), ofText(spec, path.partitionKey(), partitionKey));
    KeyTemplate sortTemplate = path.sortKey();
    if ((sortTemplate == null) != (sortKey == null)) {
      throw new InvalidKeyException(
          spec.modelName() + ": a key has " + (sortTemplate == null ? "no" : "a") + " sort key");
    }
    if (sortTemplate != null && sortKey != null) {
      collect(spec, path, values, path.sortSlots(), ofText(spec, sortTemplate, sortKey));
    }
    return KeyTarget.of(codec, path, values).primary();
  }

  private static @Nullable Object[] ofText(EntitySpec<?> spec, KeyTemplate template, String text) {
    @Nullable Object @Nullable [] values =
        template.isBareCapable() ? ofBareText(spec, template, text) : template.decode(text);
    if (values == null) {
      throw new InvalidKeyException(
          spec.modelName()
              + ": "
              + Shown.value(text)
              + " is no key "
              + template
              + ": "
              + template.mismatch(text));
    }
    return values;
  }

  /** A bare template may be the stored attribute, which allows more than a text of the template. */
  private static @Nullable Object @Nullable [] ofBareText(
      EntitySpec<?> spec, KeyTemplate template, String text) {
    @Nullable Object[] values = template.decode(text);
    if (values != null || text.isEmpty()) {
      return values;
    }
    if (!(spec.component(template.component(0).name()).codec() instanceof ScalarCodec<?> scalar)) {
      return null;
    }
    Object value =
        switch (scalar.kind()) {
          case STRING -> StoredScalar.read(scalar, new KeyValue.StringValue(text));
          case NUMBER, BINARY -> null;
        };
    return value == null ? null : new Object[] {value};
  }

  /** Reads a key from the attributes of a row. */
  static <M> PrimaryKey<M> parse(EntityCodec<M> codec, PathSchema path, TableKey key) {
    Object[] values = new Object[path.spec().names().size()];
    collect(
        codec.spec(),
        path.spec(),
        values,
        path.spec().partitionSlots(),
        ofRow(codec.spec(), path.partition(), key.partition()));
    KeyPart sort = path.sort();
    if (sort != null) {
      collect(
          codec.spec(),
          path.spec(),
          values,
          path.spec().sortSlots(),
          ofRow(codec.spec(), sort, key.sort()));
    }
    return KeyTarget.of(codec, path.spec(), values).primary();
  }

  private static @Nullable Object[] ofRow(
      EntitySpec<?> spec, KeyPart part, @Nullable KeyValue value) {
    @Nullable Object @Nullable [] values = value == null ? null : part.decode(value);
    if (values == null) {
      throw new InvalidKeyException(
          spec.modelName()
              + ": "
              + (value == null ? "the sort key is missing" : part.mismatch(value)));
    }
    return values;
  }

  /** Whether both attributes of a row fit, and agree on the components that both hold. */
  static boolean matches(PathSchema path, TableKey key) {
    @Nullable Object[] first = path.partition().decode(key.partition());
    KeyPart sort = path.sort();
    if (first == null || sort == null || key.sort() == null) {
      return first != null && sort == null;
    }
    @Nullable Object[] second = sort.decode(key.sort());
    if (second == null) {
      return false;
    }
    Object[] values = new Object[path.spec().names().size()];
    return fill(values, path.spec().partitionSlots(), first) < 0
        && fill(values, path.spec().sortSlots(), second) < 0;
  }

  private static void collect(
      EntitySpec<?> spec, PathSpec path, Object[] values, int[] slots, @Nullable Object[] read) {
    int clash = fill(values, slots, read);
    if (clash >= 0) {
      throw new InvalidKeyException(
          spec.modelName()
              + ": component "
              + path.names().get(clash)
              + " stands twice in the key, with different values");
    }
  }

  /** Puts values where they belong; answers the first slot that already holds another, or -1. */
  private static int fill(@Nullable Object[] values, int[] slots, @Nullable Object[] read) {
    for (int i = 0; i < slots.length; i++) {
      Object before = values[slots[i]];
      if (before != null && !Arrays.asList(before).equals(List.of(read[i]))) {
        return slots[i];
      }
      values[slots[i]] = read[i];
    }
    return -1;
  }
}
