package com.example;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;

/** Looks at what arrives at run time. */
public final class ExactCheck implements Runnable {
  @Override
  public void run() {
    assertThat(ExactKeys.parse(Exact.NASTY + "x", "$$T\n\t\ry$").components())
        .isEqualTo(Map.of("id", "x", "code", "y"));
    assertThat(ExactAttributes.NASTY.path().attribute()).isEqualTo(Exact.NASTY);
    assertThat(ExactAttributes.CODE.path().attribute()).isEqualTo("{a.b");

    String plan =
        ExactTable.offline().put(new Exact("x", "n", "\"")).explain().toRequests().toString();
    assertThat(plan)
        .contains("pk " + Exact.NASTY, "SK $T */", "type \"quoted\"", "*/ $S \\ \u2028")
        .contains(Exact.NASTY + "x", "$$T\n\t\r\"$")
        .contains("$L", "\\u0022", "\ud83d\ude00@ /* \"", "<b>&amp;x");
  }
}
