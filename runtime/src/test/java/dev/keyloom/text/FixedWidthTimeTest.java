package dev.keyloom.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FixedWidthTimeTest {
  private static final DateTimeFormatter NANOS =
      DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSSSSSSSS'Z'").withZone(ZoneOffset.UTC);
  private static final DateTimeFormatter SECONDS =
      DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss'Z'").withZone(ZoneOffset.UTC);

  @Property(tries = 500)
  void instantsAreWrittenAndReadAsTheJdkDoes(
      @ForAll @LongRange(min = -62_167_219_200L, max = 253_402_300_799L) long second,
      @ForAll @IntRange(max = 999_999_999) int nano) {
    Instant instant = Instant.ofEpochSecond(second, nano);
    String text = text(instant, 9);
    assertThat(text).isEqualTo(NANOS.format(instant)).hasSize(FixedWidthTime.length(9));
    assertThat(FixedWidthTime.parseInstant(text, 9)).isEqualTo(instant);
    Instant whole = Instant.ofEpochSecond(second);
    assertThat(text(whole, 0)).isEqualTo(SECONDS.format(whole)).hasSize(FixedWidthTime.length(0));
    assertThat(FixedWidthTime.parseInstant(text(whole, 0), 0)).isEqualTo(whole);
  }

  @Property(tries = 300)
  void datesAreWrittenAndReadAsTheJdkDoes(
      @ForAll @LongRange(min = -719_528, max = 2_932_896) long day) {
    LocalDate date = LocalDate.ofEpochDay(day);
    StringBuilder out = new StringBuilder();
    FixedWidthTime.append(date, out);
    assertThat(out).hasToString(DateTimeFormatter.ISO_LOCAL_DATE.format(date));
    assertThat(FixedWidthTime.parseDate(out.toString())).isEqualTo(date);
  }

  @Test
  void theFirstAndTheLastYearFit() {
    assertThat(FixedWidthTime.fits(Instant.parse("0000-01-01T00:00:00Z"))).isTrue();
    assertThat(FixedWidthTime.fits(Instant.parse("9999-12-31T23:59:59.999999999Z"))).isTrue();
    assertThat(FixedWidthTime.fits(Instant.parse("-0001-12-31T23:59:59.999999999Z"))).isFalse();
    assertThat(FixedWidthTime.fits(Instant.parse("+10000-01-01T00:00:00Z"))).isFalse();
    assertThat(FixedWidthTime.fits(Instant.MIN)).isFalse();
    assertThat(FixedWidthTime.fits(Instant.MAX)).isFalse();
    assertThat(FixedWidthTime.fits(LocalDate.MIN)).isFalse();
    assertThat(FixedWidthTime.fits(LocalDate.MAX)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2024-02-30T00:00:00Z",
        "2023-02-29T00:00:00Z",
        "2024-13-01T00:00:00Z",
        "2024-00-01T00:00:00Z",
        "2024-01-00T00:00:00Z",
        "2024-01-01T24:00:00Z",
        "2024-01-01T00:60:00Z",
        "2024-01-01T00:00:60Z",
        "2024-01-01 00:00:00Z",
        "2024/01/01T00:00:00Z",
        "2024-01-01T00.00.00Z",
        "2024-01-01T00:00:00z",
        "-024-01-01T00:00:00Z",
        "202٤-01-01T00:00:00Z",
        "2024-01-01T00:00:00",
        "",
      })
  void otherTextsAreNoInstants(String text) {
    assertThat(FixedWidthTime.parseInstant(text, 0)).isNull();
  }

  @Test
  void theFractionHasExactlyItsDigits() {
    assertThat(FixedWidthTime.parseInstant("2024-01-01T00:00:00.12Z", 3)).isNull();
    assertThat(FixedWidthTime.parseInstant("2024-01-01T00:00:00,123Z", 3)).isNull();
    assertThat(FixedWidthTime.parseInstant("2024-01-01T00:00:00.123Z", 3))
        .isEqualTo(Instant.parse("2024-01-01T00:00:00.123Z"));
    assertThat(FixedWidthTime.isExact(Instant.parse("2024-01-01T00:00:00.123Z"), 3)).isTrue();
    assertThat(FixedWidthTime.isExact(Instant.parse("2024-01-01T00:00:00.1234Z"), 3)).isFalse();
    assertThat(FixedWidthTime.isExact(Instant.parse("2024-01-01T00:00:00.1Z"), 0)).isFalse();
  }

  private static String text(Instant instant, int digits) {
    StringBuilder out = new StringBuilder();
    FixedWidthTime.append(instant, digits, out);
    return out.toString();
  }
}
