package com.example;

import dev.keyloom.ConsistentQueryKey;
import java.util.List;

/** Every key of the table and of a local index can be read strongly. */
public final class StrongReads implements Runnable {
  @Override
  public void run() {
    ScoreTable table = ScoreTable.offline();
    List<ConsistentQueryKey<Score>> keys =
        List.of(
            ScoreKeys.of("ann", "go"),
            ScoreKeys.player("ann"),
            ScoreKeys.byPoints("ann"),
            ScoreKeys.byPoints("ann").points(7),
            ScoreKeys.byPoints("ann").points(7).game("go"),
            ScoreKeys.byPoints("ann").pointsAtLeast(7),
            ScoreKeys.ofLevel("ann").level("gold"));
    for (ConsistentQueryKey<Score> key : keys) {
      String plan = table.query(key).consistent().explain().toString();
      if (!plan.contains("consistent")) {
        throw new AssertionError(plan);
      }
    }
  }
}
