package dev.keyloom.internal.hydrate;

import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Decides which rows are meant and turns them into what the caller gets.
 *
 * @param <R> what a row is returned as
 */
public interface RowReader<R> {

  /** Whether a row is meant; rows that are not are left out as if they had not been read. */
  boolean accepts(Map<String, AttributeValue> row);

  /** Reads a row that is meant. */
  R read(Map<String, AttributeValue> row);
}
