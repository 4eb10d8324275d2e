package dev.keyloom.processor.declaration;

import dev.keyloom.processor.diagnostic.Location;
import java.util.List;

/**
 * The annotation {@code @Gsi} or {@code @Lsi}.
 *
 * @param local whether it is {@code @Lsi}, which has no partition key of its own
 */
public record PathDeclaration(
    boolean local,
    Written<String> index,
    Written<String> name,
    Written<String> pk,
    Written<String> sk,
    Written<Boolean> unique,
    List<WhenDeclaration> onlyWhen,
    Location location) {
  public PathDeclaration {
    onlyWhen = List.copyOf(onlyWhen);
  }

  /** The annotation {@code @When}. */
  public record WhenDeclaration(
      Written<String> component, List<Written<String>> equalTo, Location location) {
    public WhenDeclaration {
      equalTo = List.copyOf(equalTo);
    }
  }
}
