package com.example;

import dev.keyloom.codec.ValueCodec;

/** Begins with one of the two codecs that lead to each other. */
public final class FromTheLeft implements Runnable {
  @Override
  public void run() {
    ValueCodec<Loops.Left> codec = LeftCodec.INSTANCE;
    if (codec == null) {
      throw new AssertionError("the codec is not there yet");
    }
    new LoopsCheck().run();
  }
}
