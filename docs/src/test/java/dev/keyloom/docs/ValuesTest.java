package dev.keyloom.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.testing.KeyloomTest;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The page "Values". */
@KeyloomTest
class ValuesTest {
  @Test
  void a_converter_stores_what_has_no_form(ReaderTable table) {
    Reader reader = new Reader("a", Optional.empty(), Locale.CANADA_FRENCH);
    table.put(reader).execute();

    assertThat(table.get(ReaderKeys.of("a")).fetch()).contains(reader);
    table
        .update(ReaderKeys.of("a"))
        .set(ReaderAttributes.NICK, "al")
        .onlyIf(ReaderAttributes.LOCALE.eq(Locale.CANADA_FRENCH))
        .execute();
    assertThat(table.get(ReaderKeys.of("a")).fetch().orElseThrow().nick()).contains("al");
    assertThat(table.put(reader).explain().toString()).contains("locale: \"fr-CA\"");
  }
}
