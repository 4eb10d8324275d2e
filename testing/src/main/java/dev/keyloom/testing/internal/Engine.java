package dev.keyloom.testing.internal;

import java.net.URI;

/** An engine that answers. */
public interface Engine {
  /** Where it listens. */
  URI endpoint();

  /** What it is, for people. */
  String description();

  /** Ends it, if it was started here. */
  void stop();
}
