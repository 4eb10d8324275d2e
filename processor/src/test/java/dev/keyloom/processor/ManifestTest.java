package dev.keyloom.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import dev.keyloom.processor.schema.Manifest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/**
 * The manifest, to the letter.
 *
 * <p>{@code -Dkeyloom.goldens=rewrite} writes the file anew and fails.
 */
class ManifestTest {
  private static final Path GOLDEN = Path.of("src/test/resources/golden/manifest/Shop.json");

  private static final String HEAD =
      """
      package shop;

      import dev.keyloom.annotation.*;
      import java.time.*;
      import java.util.*;

      @Table(value = "Shop.v1", typeAttribute = "kind", indexes = @Index(name = "byDay", partitionKey = "day"))
      sealed interface Shop permits %s {}
      """;

  private static final String ORDER =
      """

      @Model(type = "O", separator = "|")
      @Key(pk = "SHOP|{shop}", sk = "ORDER|{number:6}")
      @Gsi(
          index = "GSI1",
          name = "byOwner",
          pk = "OWNER|{owner.id}",
          sk = "{status}|{number:6}",
          onlyWhen = @When(component = "paid", equalTo = "true"))
      record Order(
          String shop,
          int number,
          @Attribute(name = "the \\"owner\\"") Owner owner,
          boolean paid,
          Status status,
          Set<Long> tags,
          Map<String, List<Owner>> owners)
          implements Shop {}
      """;

  private static final String DAY =
      """

      @Model
      @Key(pk = "DAY#{day}", sk = "META")
      @Gsi(index = "byDay", name = "byDay", pk = "{day}", unique = true)
      record Day(LocalDate day, byte[] picture) implements Shop {}
      """;

  private static final String REST =
      """

      enum Status { OPEN, DONE }

      @Embeddable
      record Owner(String id, @Attribute(name = "n") String name) {}
      """;

  private static String manifest(String source) {
    return Manifest.of(Models.of(source).table("Shop"));
  }

  @Test
  void isTheGolden() throws IOException {
    String manifest = manifest(HEAD.formatted("Order, Day") + ORDER + DAY + REST);

    if ("rewrite".equals(System.getProperty("keyloom.goldens"))) {
      Files.createDirectories(GOLDEN.getParent());
      Files.writeString(GOLDEN, manifest);
      fail("The golden is rewritten: read it, then run without the flag.");
    }
    assertThat(manifest).isEqualTo(Files.readString(GOLDEN));
  }

  @Test
  void doesNotDependOnTheOrderOfDeclarations() {
    assertThat(manifest(HEAD.formatted("Day, Order") + REST + DAY + ORDER))
        .isEqualTo(manifest(HEAD.formatted("Order, Day") + ORDER + DAY + REST));
  }

  @Test
  void liesUnderTheTablesName() {
    assertThat(Manifest.path(Models.of(HEAD.formatted("Day") + DAY).table("Shop")))
        .isEqualTo("META-INF/keyloom/Shop.v1.json");
  }
}
