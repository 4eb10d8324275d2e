package dev.keyloom.processor.declaration;

import dev.keyloom.processor.diagnostic.Location;
import java.util.List;

/** The annotation {@code @SuppressLint}. */
public record SuppressionDeclaration(
    List<Written<String>> names, Written<String> reason, Location location) {
  public SuppressionDeclaration {
    names = List.copyOf(names);
  }
}
