package com.example;

import dev.keyloom.codec.ValueCodec;

/** Begins with one of the two codecs that lead to each other. */
public final class FromTheRight implements Runnable {
  @Override
  public void run() {
    ValueCodec<Loops.Right> codec = RightCodec.INSTANCE;
    if (codec == null) {
      throw new AssertionError("the codec is not there yet");
    }
    new LoopsCheck().run();
  }
}
