package dev.keyloom.internal.plan;

import dev.keyloom.support.TableKey;
import java.util.List;

/**
 * A BatchGetItem.
 *
 * @param keys at most {@link #MOST_KEYS}, each once
 */
public record BatchPlan(List<TableKey> keys) {

  /** How many keys a BatchGetItem takes. */
  public static final int MOST_KEYS = 100;

  public BatchPlan {
    keys = List.copyOf(keys);
  }
}
