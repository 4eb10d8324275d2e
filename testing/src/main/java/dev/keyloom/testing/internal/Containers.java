package dev.keyloom.testing.internal;

/** Whatever runs containers. */
interface Containers {
  /** Whether a container engine answers. */
  boolean available();

  /** Starts an image that serves DynamoDB's API on port 8000. */
  Engine start(String image);
}
