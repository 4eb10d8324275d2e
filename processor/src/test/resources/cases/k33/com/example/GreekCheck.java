package com.example;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.internal.item.Items;

/** Every component finds its own place. */
public final class GreekCheck implements Runnable {
  @Override
  public void run() {
    Greek value = new Greek("c", "a", "b");
    assertThat(Items.encode(GreekCodec.INSTANCE, value)).containsOnlyKeys("gamma", "alpha", "beta");
    assertThat(Items.decode(GreekCodec.INSTANCE, Items.encode(GreekCodec.INSTANCE, value)))
        .isEqualTo(value);
  }
}
