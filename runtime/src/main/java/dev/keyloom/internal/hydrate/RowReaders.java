package dev.keyloom.internal.hydrate;

import dev.keyloom.Stored;
import dev.keyloom.UnknownRows;
import dev.keyloom.internal.plan.KeyRange;
import dev.keyloom.support.EntitySchema;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The ways of reading rows. */
public final class RowReaders {

  private RowReaders() {}

  /** Rows of one model as its records. */
  public static <M> RowReader<M> model(Rows<?> rows, EntitySchema<M> entity) {
    return new RowReader<>() {
      @Override
      public boolean accepts(Map<String, AttributeValue> row) {
        return rows.isOf(entity, row);
      }

      @Override
      public M read(Map<String, AttributeValue> row) {
        return rows.read(entity, row);
      }
    };
  }

  /** Rows of one model as its records, with their keys. */
  public static <M> RowReader<Stored<M>> stored(Rows<?> rows, EntitySchema<M> entity) {
    return new RowReader<>() {
      @Override
      public boolean accepts(Map<String, AttributeValue> row) {
        return rows.isOf(entity, row);
      }

      @Override
      public Stored<M> read(Map<String, AttributeValue> row) {
        return rows.readStored(entity, row);
      }
    };
  }

  /** Rows of all models, each as its own record. */
  public static <T> RowReader<T> collection(Rows<T> rows, UnknownRows unknown) {
    return new RowReader<>() {
      @Override
      public boolean accepts(Map<String, AttributeValue> row) {
        return unknown == UnknownRows.FAIL || rows.entity(row) != null;
      }

      @Override
      public T read(Map<String, AttributeValue> row) {
        return rows.readAny(row);
      }
    };
  }

  /** Rows of all models, which are counted and not decoded. */
  public static RowReader<Boolean> countedCollection(Rows<?> rows, UnknownRows unknown) {
    return new RowReader<>() {
      @Override
      public boolean accepts(Map<String, AttributeValue> row) {
        return unknown == UnknownRows.FAIL || rows.entity(row) != null;
      }

      @Override
      public Boolean read(Map<String, AttributeValue> row) {
        rows.known(row);
        return true;
      }
    };
  }

  /** Rows of one model, which are counted and not decoded. */
  public static RowReader<Boolean> counted(Rows<?> rows, EntitySchema<?> entity) {
    return new RowReader<>() {
      @Override
      public boolean accepts(Map<String, AttributeValue> row) {
        return rows.isOf(entity, row);
      }

      @Override
      public Boolean read(Map<String, AttributeValue> row) {
        return true;
      }
    };
  }

  /** The same rows, as they are stored. */
  public static RowReader<Map<String, AttributeValue>> undecoded(RowReader<?> rows) {
    return new RowReader<>() {
      @Override
      public boolean accepts(Map<String, AttributeValue> row) {
        return rows.accepts(row);
      }

      @Override
      public Map<String, AttributeValue> read(Map<String, AttributeValue> row) {
        return row;
      }
    };
  }

  /** Only the rows that a range means; its exclusive ends are read too. */
  public static <R> RowReader<R> within(KeyRange range, RowReader<R> rows) {
    return RangeRows.of(range, rows);
  }
}
