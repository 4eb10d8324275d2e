package dev.keyloom.processor.diagnostic;

/**
 * A place in the user's source: a type, a component or an annotation on one. Only the stage that
 * read the source can say more of it.
 */
public interface Location {
  /**
   * The place of one value of the annotation that stands here, such as {@code unique} of an access
   * path; this place itself if the value is not written.
   */
  default Location member(String name) {
    return this;
  }
}
