package dev.keyloom.internal.operation;

import dev.keyloom.KeyloomException;
import dev.keyloom.TableOptions;
import dev.keyloom.internal.cursor.CursorCodec;
import dev.keyloom.internal.hydrate.Rows;
import dev.keyloom.internal.transport.Backoff;
import dev.keyloom.internal.transport.Transport;
import dev.keyloom.support.IndexSchema;
import dev.keyloom.support.PathSchema;
import dev.keyloom.support.TableSchema;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What all operations of a gateway share: the schema, the physical names, and how calls are made.
 *
 * @param <T> the table's type
 */
public final class TableContext<T> {

  private final TableSchema<T> schema;
  private final String table;
  private final Map<String, String> indexes = new HashMap<>();
  private final Transport transport;
  private final Backoff backoff;
  private final CursorCodec cursors;
  private final Rows<T> rows;

  public TableContext(
      TableSchema<T> schema, TableOptions options, Transport transport, Backoff backoff) {
    this.schema = schema;
    this.table = named(schema.name(), options.tableName(schema.name()));
    for (IndexSchema index : schema.indexes()) {
      indexes.put(index.name(), named(index.name(), options.indexName(index.name())));
    }
    this.transport = transport;
    this.backoff = backoff;
    this.cursors = new CursorCodec(options.cursorSeal());
    this.rows = new Rows<>(schema, table);
  }

  private static String named(String declared, @Nullable String physical) {
    if (physical == null || physical.isEmpty()) {
      throw new KeyloomException("the options give no physical name for " + declared);
    }
    return physical;
  }

  public TableSchema<T> schema() {
    return schema;
  }

  /** The physical table. */
  public String table() {
    return table;
  }

  /** The physical name of a declared index. */
  public String index(IndexSchema index) {
    return Objects.requireNonNull(indexes.get(index.name()), index.name());
  }

  /** The physical name of the index that a path reads, null for the table itself. */
  public @Nullable String index(PathSchema path) {
    IndexSchema index = path.index();
    return index == null ? null : index(index);
  }

  public Transport transport() {
    return transport;
  }

  public Backoff backoff() {
    return backoff;
  }

  public CursorCodec cursors() {
    return cursors;
  }

  public Rows<T> rows() {
    return rows;
  }
}
