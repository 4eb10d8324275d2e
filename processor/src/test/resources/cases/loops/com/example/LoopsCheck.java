package com.example;

import static org.assertj.core.api.Assertions.assertThat;

import com.example.Loops.Left;
import com.example.Loops.Right;
import dev.keyloom.internal.item.Items;
import java.util.List;
import java.util.Map;

/** Reads and writes values that lead back to where they came from. */
public final class LoopsCheck implements Runnable {
  @Override
  public void run() {
    Left inner = new Left("inner", null, List.of());
    Right right = new Right("right", Map.of("a", List.of(inner)), inner);
    Loops value = new Loops("x", new Left("left", right, List.of(right)), List.of(right));
    assertThat(Items.decode(LoopsCodec.INSTANCE, Items.encode(LoopsCodec.INSTANCE, value)))
        .isEqualTo(value);
    assertThat(LoopsAttributes.RIGHTS.at(1).LEFTS.key("a").at(0).RIGHTS.at(2).NAME.path())
        .hasToString("rights[1].lefts.a[0].rights[2].name");
  }
}
