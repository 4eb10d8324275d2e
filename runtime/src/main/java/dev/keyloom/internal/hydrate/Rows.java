package dev.keyloom.internal.hydrate;

import dev.keyloom.ItemDecodingException;
import dev.keyloom.Stored;
import dev.keyloom.codec.CodecException;
import dev.keyloom.codec.ValueCodec;
import dev.keyloom.internal.explain.ValueText;
import dev.keyloom.internal.item.Items;
import dev.keyloom.support.ComponentSpec;
import dev.keyloom.support.ComponentValues;
import dev.keyloom.support.EntitySchema;
import dev.keyloom.support.KeyAttribute;
import dev.keyloom.support.KeyValue;
import dev.keyloom.support.TableKey;
import dev.keyloom.support.TableSchema;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What the rows of a table are. A row's model follows from its type attribute, or from the shape of
 * its key where it has none.
 *
 * @param <T> the table's type
 */
public final class Rows<T> {

  private final TableSchema<T> schema;
  private final String table;

  /**
   * @param table the physical name, for messages
   */
  public Rows(TableSchema<T> schema, String table) {
    this.schema = schema;
    this.table = table;
  }

  /** Whether a row is of a model. */
  public boolean isOf(EntitySchema<?> entity, Map<String, AttributeValue> row) {
    AttributeValue type = type(row);
    return type == null ? entity.matches(key(row)) : entity.spec().typeName().equals(type.s());
  }

  /** The model of a row, null if it is of none. */
  public @Nullable EntitySchema<? extends T> entity(Map<String, AttributeValue> row) {
    AttributeValue type = type(row);
    if (type == null) {
      return schema.entityOfKey(key(row));
    }
    return type.s() == null ? null : schema.entityOfType(type.s());
  }

  /** The values of a row's primary key. */
  public TableKey key(Map<String, AttributeValue> row) {
    KeyAttribute sortKey = schema.sortKey();
    return new TableKey(
        value(row, schema.partitionKey()), sortKey == null ? null : value(row, sortKey));
  }

  /**
   * Decodes a row.
   *
   * @throws ItemDecodingException if it does not fit the model
   */
  public <M> M read(EntitySchema<M> entity, Map<String, AttributeValue> row) {
    try {
      return Items.decode(entity.codec(), withKeyComponents(entity, row));
    } catch (CodecException e) {
      String subject = e.path().isEmpty() ? "it" : "attribute " + e.path();
      throw unreadable(entity, row, subject + " " + e.problem(), e);
    } catch (RuntimeException e) {
      // A constructor or a converter of the user's refused the values.
      throw unreadable(entity, row, e.toString(), e);
    }
  }

  /** A row with the components that it holds in its key only, as if they were attributes. */
  private <M> Map<String, AttributeValue> withKeyComponents(
      EntitySchema<M> entity, Map<String, AttributeValue> row) {
    List<ComponentSpec> components = entity.spec().keyOnlyComponents();
    if (components.isEmpty()) {
      return row;
    }
    ComponentValues values = entity.values(entity.primaryKey(key(row)));
    Map<String, AttributeValue> whole = new LinkedHashMap<>(row);
    for (ComponentSpec component : components) {
      whole.put(component.name(), stored(component.codec(), values.value(component.index())));
    }
    return whole;
  }

  @SuppressWarnings("unchecked") // the codec of a component is that of its values
  private static <V> AttributeValue stored(ValueCodec<V> codec, @Nullable Object value) {
    return Items.encodeValue(codec, (V) Objects.requireNonNull(value), "");
  }

  /** Decodes a row together with its primary key. */
  public <M> Stored<M> readStored(EntitySchema<M> entity, Map<String, AttributeValue> row) {
    M value = read(entity, row);
    try {
      return Stored.of(entity.primaryKey(key(row)), value);
    } catch (RuntimeException e) {
      throw unreadable(entity, row, "its key does not fit: " + e.getMessage(), e);
    }
  }

  /**
   * Decodes a row as its own model.
   *
   * @throws ItemDecodingException if it is of no model, or does not fit its model
   */
  public T readAny(Map<String, AttributeValue> row) {
    return read(known(row), row);
  }

  /** The model of a row that must be of one. */
  EntitySchema<? extends T> known(Map<String, AttributeValue> row) {
    EntitySchema<? extends T> entity = entity(row);
    if (entity == null) {
      AttributeValue type = type(row);
      String stored =
          type == null ? "" : " (" + schema.typeAttribute() + " = " + ValueText.of(type) + ")";
      throw new ItemDecodingException(
          "table " + table + ", item " + keyText(row) + ": is of no model of this table" + stored,
          null);
    }
    return entity;
  }

  /** A row's primary key, for messages. */
  public String keyText(Map<String, AttributeValue> row) {
    Map<String, AttributeValue> key = new LinkedHashMap<>();
    put(key, row, schema.partitionKey());
    put(key, row, schema.sortKey());
    return ValueText.key(key);
  }

  private static void put(
      Map<String, AttributeValue> key,
      Map<String, AttributeValue> row,
      @Nullable KeyAttribute attribute) {
    AttributeValue value = attribute == null ? null : row.get(attribute.name());
    if (attribute != null && value != null) {
      key.put(attribute.name(), value);
    }
  }

  private @Nullable AttributeValue type(Map<String, AttributeValue> row) {
    String attribute = schema.typeAttribute();
    AttributeValue value = attribute == null ? null : row.get(attribute);
    // NULL counts as absent, as everywhere.
    return value == null || Boolean.TRUE.equals(value.nul()) ? null : value;
  }

  /** A key attribute's value; only what did not come from the table itself can lack a fit one. */
  private KeyValue value(Map<String, AttributeValue> row, KeyAttribute attribute) {
    AttributeValue value = row.get(attribute.name());
    if (value == null) {
      throw new ItemDecodingException(
          "table " + table + ": an item without the key attribute " + attribute.name(), null);
    }
    try {
      return Items.keyValue(value);
    } catch (IllegalArgumentException e) {
      throw new ItemDecodingException(
          "table "
              + table
              + ": an item whose key attribute "
              + attribute.name()
              + " cannot be read: "
              + e.getMessage(),
          e);
    }
  }

  private ItemDecodingException unreadable(
      EntitySchema<?> entity,
      Map<String, AttributeValue> row,
      String problem,
      RuntimeException cause) {
    return new ItemDecodingException(
        "table "
            + table
            + ", item "
            + keyText(row)
            + ": cannot be read as "
            + entity.spec().modelName()
            + ": "
            + problem,
        cause);
  }
}
