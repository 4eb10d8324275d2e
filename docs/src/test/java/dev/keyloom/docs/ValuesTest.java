package dev.keyloom.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.testing.KeyloomTest;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The page "Values". */
@KeyloomTest
class ValuesTest {
  @Test
  void points_in_time_sort_in_a_fixed_form(MeasurementTable table) {
    Instant noon = Instant.parse("2026-12-01T12:00:00Z");
    for (int tenths : new int[] {0, 5, 10}) {
      table.put(new Measurement("s1", noon.plusMillis(tenths * 100L), noon, 20.5)).execute();
    }

    // region points-in-time
    List<Measurement> lastSecond =
        table.query(MeasurementKeys.sensor("s1").atAfter(noon.minusSeconds(1))).list();
    // endregion

    assertThat(lastSecond).extracting(Measurement::at).isSorted().hasSize(3);
  }

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
