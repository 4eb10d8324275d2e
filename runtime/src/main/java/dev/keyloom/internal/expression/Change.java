package dev.keyloom.internal.expression;

import dev.keyloom.DocumentPath;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** One change of an update, with its value in stored form. */
public sealed interface Change {
  /** What is changed. */
  DocumentPath path();

  /**
   * Sets a place.
   *
   * @param path the place
   * @param value what it then holds
   */
  record Set(DocumentPath path, AttributeValue value) implements Change {}

  /**
   * Sets a place that is absent; one that holds NULL is left.
   *
   * @param path the place
   * @param value what it then holds
   */
  record SetIfAbsent(DocumentPath path, AttributeValue value) implements Change {}

  /**
   * Removes a place.
   *
   * @param path the place
   */
  record Remove(DocumentPath path) implements Change {}

  /**
   * Adds to a number, which counts as 0 if it is absent.
   *
   * @param path the number
   * @param delta what is added
   */
  record Add(DocumentPath path, AttributeValue delta) implements Change {}

  /**
   * Adds elements after those of a list, which counts as empty if it is absent.
   *
   * @param path the list
   * @param elements a list
   */
  record Append(DocumentPath path, AttributeValue elements) implements Change {}

  /**
   * Adds elements before those of a list, which counts as empty if it is absent.
   *
   * @param path the list
   * @param elements a list
   */
  record Prepend(DocumentPath path, AttributeValue elements) implements Change {}

  /**
   * Adds elements to a set, which counts as empty if it is absent.
   *
   * @param path the set
   * @param elements a set
   */
  record AddToSet(DocumentPath path, AttributeValue elements) implements Change {}

  /**
   * Takes elements out of a set.
   *
   * @param path the set
   * @param elements a set
   */
  record RemoveFromSet(DocumentPath path, AttributeValue elements) implements Change {}
}
