package com.example.marked;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.internal.item.Items;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What may be null comes back as null, and nothing else may. */
public final class MarkedCheck implements Runnable {
  @Override
  public void run() {
    Marked nulls =
        new Marked(
            "x", null, null, null, Arrays.asList("d", null),
            Collections.singletonMap("e", null), null, null, new byte[0], "i");
    Marked read = Items.decode(MarkedCodec.INSTANCE, Items.encode(MarkedCodec.INSTANCE, nulls));
    assertThat(read.a()).isNull();
    assertThat(read.c()).isNull();
    assertThat(read.d()).containsExactly("d", null);
    assertThat(read.e()).containsEntry("e", null);
    assertThat(read.f()).isEqualTo(Set.of());
    assertThat(read.h()).isEmpty();

    Marked wrong =
        new Marked("x", "", "", null, List.of(), Map.of(), null, null, new byte[0], null);
    assertThatThrownBy(() -> Items.encode(MarkedCodec.INSTANCE, wrong))
        .hasMessage("i: is required, but null");
  }
}
