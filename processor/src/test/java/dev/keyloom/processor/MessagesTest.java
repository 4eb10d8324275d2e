package dev.keyloom.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A message says what is wrong, where, and how to mend it. */
class MessagesTest {
  private static List<String> messages(String annotations, String components) {
    return Compilations.messages(
        Compilations.compile(
            List.of("-proc:only"),
            """
            package shop;

            import dev.keyloom.annotation.*;
            import java.util.*;

            @Table("Shop")
            sealed interface Shop {
              @Model
              %s
              record Order(%s) implements Shop {}

              enum Status { OPEN, DONE }

              @Embeddable
              record Owner(String id, String name) {}
            }
            """
                .formatted(annotations, components)));
  }

  @Test
  void aMisspelledComponent() {
    assertThat(messages("@Key(pk = \"O#{owner.nmae}\", sk = \"META\")", "Owner owner, int n"))
        .containsExactly(
            "[KL201 unknown-component] The template \"O#{owner.nmae}\" names 'owner.nmae', but Order"
                + " has no component of that name. Did you mean 'owner.name'? Name one of: owner.id,"
                + " owner.name, n.");
  }

  @Test
  void aNumberWithoutWidth() {
    assertThat(messages("@Key(pk = \"O#{id}\", sk = \"L#{line}\")", "String id, int line"))
        .containsExactly(
            "[KL203 unpadded-number] The sort key \"L#{line}\" holds the number 'line' without a"
                + " width, so 10 would sort before 9. Write {line:6} for six digits, or"
                + " {line:ordered} for the whole range.");
  }

  @Test
  void aTypeThatCannotBeStored() {
    assertThat(
            messages(
                "@Key(pk = \"O#{id}\", sk = \"M\")", "String id, List<Optional<String>> nicks"))
        .containsExactly(
            "[KL501 unsupported-type] The type Optional<String> of 'nicks' cannot be stored. The"
                + " nearest supported type is @Nullable String.");
  }

  @Test
  void aValueThatNoConstantHas() {
    assertThat(
            messages(
                "@Key(pk = \"O#{id}\", sk = \"M\") @Gsi(index = \"GSI1\", name = \"open\", pk = \"X\","
                    + " sk = \"{id}\", onlyWhen = @When(component = \"status\", equalTo = \"OPNE\"))",
                "String id, Status status"))
        .containsExactly(
            "[KL306 bad-guard-value] @When expects 'status' to equal 'OPNE', which is no constant of"
                + " Status. Did you mean 'OPEN'? Give the value in its text form: a constant's name,"
                + " true or false, a whole number.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "String x, String id|orderd|Leave it out, or use ordered or escaped. Did you mean 'ordered'?",
        "int x, String id|long|Leave it out, or use a width such as 6 or ordered.",
        "double x, String id|wide|Leave it out, or use ordered.",
        "java.time.Instant x, String id|milis|Leave it out, or use millis or seconds. Did you mean"
            + " 'millis'?",
        "java.time.LocalDate x, String id|yyyy|Leave it out: this type has one form."
      })
  void aFormatThatDoesNotExist(String components, String format, String fix) {
    assertThat(messages("@Key(pk = \"O#{id}\", sk = \"{x:%s}\")".formatted(format), components))
        .containsExactly(
            "[KL206 unsupported-format] 'x' in \"{x:%1$s}\" has the format '%1$s', which does not exist. "
                    .formatted(format)
                + fix);
  }
}
