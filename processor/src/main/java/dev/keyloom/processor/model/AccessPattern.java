package dev.keyloom.processor.model;

import java.util.List;

/**
 * What can be asked of a model: the components that must be given, and the path that answers.
 *
 * @param path the name of the index path, empty for the primary key
 * @param components the components to give: all of the partition key, some or all of the sort key
 * @param full whether the sort key is complete
 * @param unique whether at most one item answers
 */
public record AccessPattern(String path, List<String> components, boolean full, boolean unique) {
  public AccessPattern {
    components = List.copyOf(components);
  }
}
