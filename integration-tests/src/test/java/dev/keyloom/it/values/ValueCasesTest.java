package dev.keyloom.it.values;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.InvalidItemException;
import dev.keyloom.InvalidKeyException;
import dev.keyloom.ItemDecodingException;
import dev.keyloom.it.values.ValueCases.Address;
import dev.keyloom.it.values.ValueCases.Alert;
import dev.keyloom.it.values.ValueCases.Amount;
import dev.keyloom.it.values.ValueCases.Client;
import dev.keyloom.it.values.ValueCases.Level;
import dev.keyloom.it.values.ValueCases.Price;
import dev.keyloom.testing.KeyloomTest;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

@KeyloomTest
class ValueCasesTest {
  /** How a decimal gets into a price, by the path that names the place. */
  private static final Map<String, Function<BigDecimal, Price>> PLACES =
      Map.of(
          "top", n -> price(n, null, List.of(), Set.of(), Map.of()),
          "nested.value", n -> price(one(), new Amount(n, null), List.of(), Set.of(), Map.of()),
          "nested.tax", n -> price(one(), new Amount(one(), n), List.of(), Set.of(), Map.of()),
          "list[1]", n -> price(one(), null, List.of(one(), n), Set.of(), Map.of()),
          "set", n -> price(one(), null, List.of(), Set.of(n), Map.of()),
          "map.a", n -> price(one(), null, List.of(), Set.of(), Map.of("a", n)));

  /** What the constructor of BigDecimal makes of the double 13.2. */
  private static final BigDecimal OF_A_DOUBLE =
      new BigDecimal("13.199999999999999289457264239899814128875732421875");

  private final ValueCasesTable table;
  private final DynamoDbClient client;

  ValueCasesTest(ValueCasesTable table, DynamoDbClient client) {
    this.table = table;
    this.client = client;
  }

  @Test
  void k19_decimals_that_fit_are_kept_at_every_depth() {
    for (String text :
        List.of(
            "1E+100",
            "1E-130",
            "9.9E+125",
            "-1E-130",
            "1.50",
            "1234567890" + "0".repeat(30),
            "0E+9")) {
      BigDecimal number = new BigDecimal(text);
      PLACES.forEach(
          (place, with) -> {
            table.put(with.apply(number)).execute();
            Price read = table.get(PriceKeys.of("p", one())).fetch().orElseThrow();
            assertThat(read)
                .as(place + " " + text)
                .usingRecursiveComparison()
                .withComparatorForType(BigDecimal::compareTo, BigDecimal.class)
                .ignoringFields("set")
                .isEqualTo(with.apply(number));
            assertThat(read.set())
                .usingElementComparator(BigDecimal::compareTo)
                .containsExactlyElementsOf(with.apply(number).set());
          });
    }
  }

  @Test
  void k19_decimals_that_do_not_fit_are_refused_by_name_at_every_depth() {
    for (BigDecimal number :
        List.of(
            OF_A_DOUBLE,
            new BigDecimal("1E+126"),
            new BigDecimal("1E-131"),
            new BigDecimal("1" + "0".repeat(38) + "1"))) {
      PLACES.forEach(
          (place, with) ->
              assertThatThrownBy(() -> table.put(with.apply(number)).execute())
                  .as(place + " " + number)
                  .isInstanceOf(InvalidItemException.class)
                  .hasMessageContaining(place));
      assertThatThrownBy(
              () ->
                  table.update(PriceKeys.of("p", one())).set(PriceAttributes.TOP, number).execute())
          .isInstanceOf(InvalidItemException.class)
          .hasMessageContaining("top");
    }
    assertThatThrownBy(() -> PriceKeys.of("p", OF_A_DOUBLE))
        .isInstanceOf(InvalidKeyException.class)
        .hasMessageContaining("step");
  }

  @Test
  void k19_equal_numbers_are_one_key_and_one_element() {
    table.put(price(one(), null, List.of(), Set.of(), Map.of())).execute();

    assertThat(table.get(PriceKeys.of("p", new BigDecimal("1.00"))).fetch()).isPresent();
    assertThatThrownBy(
            () ->
                table
                    .put(
                        price(
                            one(),
                            null,
                            List.of(),
                            Set.of(new BigDecimal("1.5"), new BigDecimal("1.50")),
                            Map.of()))
                    .execute())
        .isInstanceOf(InvalidItemException.class)
        .hasMessageContainingAll("set", "twice");
  }

  @Test
  void k20_an_enum_is_its_name_everywhere() {
    Alert alert =
        new Alert(
            "names",
            Level.HIGH,
            1,
            Level.LOW,
            Set.of(Level.HIGH),
            List.of(Level.LOW, Level.HIGH),
            Level.LOW);
    table.put(alert).execute();

    assertThat(item("ALERT#names", "HIGH#01"))
        .containsEntry("level", s("HIGH"))
        .containsEntry("other", s("LOW"))
        .containsEntry("set", AttributeValue.fromSs(List.of("HIGH")))
        .containsEntry("list", AttributeValue.fromL(List.of(s("LOW"), s("HIGH"))))
        .containsEntry("GSI1PK", s("LEVEL#HIGH#names"));
    assertThat(table.query(AlertKeys.byLevel(Level.HIGH, "names")).list()).contains(alert);
    assertThat(
            table
                .query(AlertKeys.group("names"))
                .filter(
                    AlertAttributes.OTHER
                        .eq(Level.LOW)
                        .and(AlertAttributes.SET.contains(Level.HIGH)))
                .list())
        .containsExactly(alert);
  }

  @Test
  void k20_a_constant_that_is_gone_is_named_with_its_place() {
    for (int id = 1; id <= 10; id++) {
      table.put(alert("gone", id)).execute();
    }
    client.updateItem(
        r ->
            r.tableName(table.name())
                .key(Map.of("PK", s("ALERT#gone"), "SK", s("LOW#07")))
                .updateExpression("SET #o = :gone, lenient = :gone")
                .expressionAttributeNames(Map.of("#o", "other"))
                .expressionAttributeValues(Map.of(":gone", s("MIDDLE"))));

    assertThatThrownBy(() -> table.query(AlertKeys.group("gone")).list())
        .isInstanceOf(ItemDecodingException.class)
        .hasMessageContainingAll(
            table.name(), "ALERT#gone", "LOW#07", "other", "MIDDLE", "HIGH, LOW");
    table.update(AlertKeys.of("gone", Level.LOW, 7)).remove(AlertAttributes.OTHER).execute();
    assertThat(table.query(AlertKeys.group("gone")).list())
        .hasSize(10)
        .element(6)
        .extracting(Alert::lenient)
        .isEqualTo(Level.LOW);
  }

  @Test
  void k22_of_two_values_of_one_type_the_one_that_is_null_stays_null() {
    for (Client value :
        List.of(
            new Client("c", new Address("High Street", null), null),
            new Client("c", null, new Address(null, "Paris")),
            new Client("c", null, null),
            new Client("c", new Address(null, null), null))) {
      table.put(value).execute();
      assertThat(table.get(ClientKeys.of("c")).fetch()).contains(value);
    }
    table.update(ClientKeys.of("c")).set(ClientAttributes.WORK, new Address("x", "y")).execute();
    table.update(ClientKeys.of("c")).remove(ClientAttributes.HOME).execute();
    assertThat(table.get(ClientKeys.of("c")).fetch())
        .contains(new Client("c", null, new Address("x", "y")));
  }

  private static BigDecimal one() {
    return BigDecimal.ONE;
  }

  private static Price price(
      BigDecimal top,
      @Nullable Amount nested,
      List<BigDecimal> list,
      Set<BigDecimal> set,
      Map<String, BigDecimal> map) {
    return new Price("p", one(), top, nested, list, set, map);
  }

  private static Alert alert(String group, int id) {
    return new Alert(group, Level.LOW, id, null, Set.of(), List.of(), Level.HIGH);
  }

  private Map<String, AttributeValue> item(String pk, String sk) {
    return client
        .getItem(r -> r.tableName(table.name()).key(Map.of("PK", s(pk), "SK", s(sk))))
        .item();
  }

  private static AttributeValue s(String text) {
    return AttributeValue.fromS(text);
  }
}
