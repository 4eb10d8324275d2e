package dev.keyloom.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The documented forms; order and inverse are properties of the templates that use them. */
class OrderedNumbersTest {
  @ParameterizedTest
  @CsvSource({
    "0, 0000000000000000000",
    "42, 0000000000000000042",
    "-1, -9999999999999999998",
    "9223372036854775807, 9223372036854775807",
    "-9223372036854775808, -0776627963145224191",
  })
  void wholeNumbers(long value, String text) {
    StringBuilder out = new StringBuilder();
    OrderedNumbers.append(value, out);
    assertThat(out).hasToString(text);
    assertThat(OrderedNumbers.parseWhole(text)).isEqualTo(value);
    assertThat(OrderedNumbers.endOfWhole("x" + text + "y", 1)).isEqualTo(1 + text.length());
  }

  @ParameterizedTest
  @CsvSource({
    "0, 000000000000000000000000000000000000000000",
    "1.5, 150015000000000000000000000000000000000000",
    "0.015, 149815000000000000000000000000000000000000",
    "-1.5, -49984999999999999999999999999999999999999",
  })
  void decimalNumbers(BigDecimal value, String text) {
    StringBuilder out = new StringBuilder();
    OrderedNumbers.append(value, out);
    assertThat(out).hasToString(text).hasSize(OrderedNumbers.DECIMAL_LENGTH);
    assertThat(OrderedNumbers.parseDecimal(text)).isEqualByComparingTo(value);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "-",
        "0",
        "000000000000000000x",
        "9999999999999999999",
        "-9999999999999999999",
        "-0000000000000000000",
        "+000000000000000001",
        "00000000000000000000"
      })
  void otherTextsAreNoWholeNumbers(String text) {
    assertThat(OrderedNumbers.parseWhole(text)).isNull();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "000000000000000000000000000000000000000001",
        "050000000000000000000000000000000000000000",
        "150005000000000000000000000000000000000000",
        "250015000000000000000000000000000000000000",
        "15001500000000000000000000000000000000000",
        "1500150000000000000000000000000000000000x0",
      })
  void otherTextsAreNoDecimalNumbers(String text) {
    assertThat(OrderedNumbers.parseDecimal(text)).isNull();
  }

  @Test
  void limitsAreNamed() {
    assertThat(OrderedNumbers.problem(new BigDecimal("1E+499"))).isNull();
    assertThat(OrderedNumbers.problem(new BigDecimal("1E-500"))).isNull();
    assertThat(OrderedNumbers.problem(new BigDecimal("1E+500"))).contains("magnitude");
    assertThat(OrderedNumbers.problem(new BigDecimal("1E-501"))).contains("magnitude");
    assertThat(OrderedNumbers.problem(new BigDecimal("1E-1000000000"))).contains("magnitude");
    assertThat(OrderedNumbers.problem(new BigDecimal("1".repeat(39)))).contains("38 significant");
    assertThat(OrderedNumbers.problem(new BigDecimal("1".repeat(38) + "000"))).isNull();
  }
}
