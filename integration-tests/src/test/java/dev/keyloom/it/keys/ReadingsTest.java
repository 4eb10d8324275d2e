package dev.keyloom.it.keys;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.keyloom.InvalidItemException;
import dev.keyloom.testing.KeyloomTest;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

@KeyloomTest
class ReadingsTest {
  private static final Instant NOON = Instant.parse("2026-12-01T12:00:00Z");

  private final ReadingsTable table;
  private final DynamoDbClient client;

  ReadingsTest(ReadingsTable table, DynamoDbClient client) {
    this.table = table;
    this.client = client;
  }

  @Test
  void each_form_is_stored_as_it_says() {
    Readings reading = reading("form", NOON.plusMillis(500));
    table.put(reading).execute();

    assertThat(
            client
                .getItem(
                    r ->
                        r.tableName(table.name())
                            .key(Map.of("sensor", s("form"), "at", n("1796126400500"))))
                .item())
        .isEqualTo(
            Map.of(
                "sensor", s("form"),
                "at", n("1796126400500"),
                "second", n("1796126400"),
                "nano", s("2026-12-01T12:00:00.500000000Z"),
                "local", s("2026-12-01T12:00:00.500"),
                "list", AttributeValue.fromL(List.of(s("2026-12-01T12:00:00Z"))),
                "set", AttributeValue.fromNs(List.of("1796126400")),
                "map", AttributeValue.fromM(Map.of("a", s("2026-12-01T12:00:00.500000000")))));
    assertThat(table.get(ReadingsKeys.of("form", reading.at())).fetch()).contains(reading);
    assertThat(client.describeTable(r -> r.tableName(table.name())).table().attributeDefinitions())
        .extracting(AttributeDefinition::attributeName, AttributeDefinition::attributeTypeAsString)
        .contains(tuple("at", "N"), tuple("second", "N"), tuple("nano", "S"), tuple("local", "S"));
  }

  @Test
  void each_form_sorts_as_time_does() {
    List<Readings> readings = new ArrayList<>();
    for (long millis :
        List.of(-1_000_000_000_000L, -500L, 0L, 500L, 1000L, 1001L, 9000L, 10_000L)) {
      readings.add(reading("sort", Instant.ofEpochMilli(millis)));
    }
    readings.forEach(reading -> table.put(reading).execute());
    Instant low = readings.get(1).at();
    Instant high = readings.get(6).at();

    assertThat(table.query(ReadingsKeys.sensor("sort")).list()).isEqualTo(readings);
    assertThat(table.query(ReadingsKeys.sensor("sort").atBetween(low, high)).list())
        .isEqualTo(readings.subList(1, 7));
    assertThat(table.query(ReadingsKeys.sensor("sort").atAfter(low)).list())
        .isEqualTo(readings.subList(2, 8));
    assertThat(table.query(ReadingsKeys.byNano("sort").nanoBetween(low, high)).list())
        .isEqualTo(readings.subList(1, 7));
    assertThat(table.query(ReadingsKeys.byLocal("sort").localBefore(local(high))).list())
        .isEqualTo(readings.subList(0, 6));
    assertThat(
            table
                .query(ReadingsKeys.bySecond("sort").secondAtLeast(Instant.ofEpochSecond(1)))
                .list())
        .containsExactlyInAnyOrderElementsOf(readings.subList(4, 8));
    assertThat(
            table
                .query(ReadingsKeys.bySecond("sort"))
                .filter(
                    ReadingsAttributes.NANO.gt(low).and(ReadingsAttributes.LOCAL.lt(local(high))))
                .list())
        .containsExactlyInAnyOrderElementsOf(readings.subList(2, 6));
    assertThat(
            table
                .query(ReadingsKeys.bySecond("sort"))
                .filter(ReadingsAttributes.LOCAL.between(local(high), local(low)))
                .list())
        .isEmpty();
  }

  @Test
  void nothing_is_rounded() {
    Readings good = reading("fine", NOON);
    Readings fine =
        new Readings(
            good.sensor(),
            good.at(),
            good.second(),
            good.nano(),
            good.local(),
            List.of(NOON.plusMillis(1)),
            good.set(),
            good.map());

    assertThatThrownBy(() -> table.put(fine).execute())
        .isInstanceOf(InvalidItemException.class)
        .hasMessageContainingAll("list[0]", "finer than whole seconds", "truncate it yourself");
  }

  private static Readings reading(String sensor, Instant at) {
    Instant second = Instant.ofEpochSecond(at.getEpochSecond());
    return new Readings(
        sensor, at, second, at, local(at), List.of(second), Set.of(second), Map.of("a", local(at)));
  }

  private static LocalDateTime local(Instant at) {
    return LocalDateTime.ofInstant(at, ZoneOffset.UTC);
  }

  private static AttributeValue s(String text) {
    return AttributeValue.fromS(text);
  }

  private static AttributeValue n(String number) {
    return AttributeValue.fromN(number);
  }
}
