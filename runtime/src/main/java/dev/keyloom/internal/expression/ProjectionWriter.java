package dev.keyloom.internal.expression;

import dev.keyloom.DocumentPath;
import java.util.Collection;
import java.util.stream.Collectors;

/** Writes projections. */
public final class ProjectionWriter {
  private ProjectionWriter() {}

  /**
   * The text of a projection.
   *
   * @param paths what is read; no two of them overlap
   * @param placeholders where names go
   */
  public static String write(Collection<DocumentPath> paths, Placeholders placeholders) {
    return paths.stream().distinct().map(placeholders::path).collect(Collectors.joining(", "));
  }
}
