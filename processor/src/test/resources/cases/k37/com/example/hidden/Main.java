package com.example.hidden;

import java.util.List;

/** The only way in is the service. */
public final class Main implements Runnable {
  @Override
  public void run() {
    HiddenTable table = HiddenTable.offline();
    String plan =
        table.put(new Hidden("x", Hidden.Kind.A, List.of(new Hidden.Part("p")))).explain().toString();
    if (!plan.contains("Hidden") || !plan.contains("H#A")) {
      throw new AssertionError(plan);
    }
    if (table.get(HiddenKeys.of("x", Hidden.Kind.A)).explain().toRequests().size() != 1) {
      throw new AssertionError("no request");
    }
  }
}
