package dev.keyloom.processor.declaration;

import dev.keyloom.processor.diagnostic.Location;
import java.util.List;

/** The annotation {@code @Gsi}. */
public record GsiDeclaration(
    Written<String> index,
    Written<String> name,
    Written<String> pk,
    Written<String> sk,
    Written<Boolean> unique,
    List<WhenDeclaration> onlyWhen,
    Location location) {
  public GsiDeclaration {
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
