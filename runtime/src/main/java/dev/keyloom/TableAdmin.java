package dev.keyloom;

import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;

/** Creates and deletes the table that a gateway works on. Nothing here runs unless it is called. */
public interface TableAdmin {

  /**
   * Tells whether the table exists, in whatever state.
   *
   * @return true if it exists
   */
  boolean exists();

  /**
   * Creates the table with its indexes, billed on demand, and waits until it is active.
   *
   * @throws KeyloomException if it exists, or is not active after five minutes
   */
  void create();

  /**
   * Creates the table unless it exists, and waits until it is active.
   *
   * @return true if this call created it
   * @throws KeyloomException if it is not active after five minutes
   */
  boolean createIfAbsent();

  /**
   * Deletes the table with everything in it, and waits until it is gone.
   *
   * @throws KeyloomException if it does not exist, or is not gone after five minutes
   */
  void delete();

  /**
   * The request that {@link #create()} sends.
   *
   * @return key attributes, indexes and on-demand billing under their physical names
   */
  CreateTableRequest createRequest();
}
