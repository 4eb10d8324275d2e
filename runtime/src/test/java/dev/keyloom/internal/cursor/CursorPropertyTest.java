package dev.keyloom.internal.cursor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.InvalidCursorException;
import dev.keyloom.QueryKey;
import dev.keyloom.internal.plan.KeyRange;
import dev.keyloom.stub.Shop;
import dev.keyloom.stub.Shop.Order;
import dev.keyloom.stub.Shop.OrderKeys;
import dev.keyloom.support.KeyCondition;
import dev.keyloom.support.KeyValue;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A cursor decodes for the read that made it and for no other. */
class CursorPropertyTest {

  private final CursorCodec cursors = new CursorCodec(null);

  /** A read, and whether it is of the same range as another. */
  record Read(String table, String partition, int kind, int low, int high, boolean descending) {

    QueryKey<Order> key() {
      return switch (kind) {
        case 0 -> OrderKeys.customer(partition);
        case 1 -> OrderKeys.between(partition, low, high);
        case 2 -> OrderKeys.after(partition, low);
        case 3 -> OrderKeys.before(partition, high);
        case 4 -> OrderKeys.atLeast(partition, low);
        case 5 -> OrderKeys.byStatus(partition);
        default -> OrderKeys.byStatusBetween(partition, low, high);
      };
    }

    KeyRange range() {
      KeyCondition<Order> key = Shop.SCHEMA.bind(key());
      return KeyRange.of(Shop.SCHEMA, table, kind < 5 ? null : "GSI1", key, descending);
    }
  }

  @Provide
  Arbitrary<Read> reads() {
    Arbitrary<String> names = Arbitraries.of("a", "b", "ab", "aB", "é");
    Arbitrary<Integer> numbers = Arbitraries.integers().between(0, 3);
    return Combinators.combine(
            Arbitraries.of("T", "t"),
            names,
            Arbitraries.integers().between(0, 6),
            numbers,
            numbers,
            Arbitraries.of(true, false))
        .as(
            (table, partition, kind, one, other, descending) ->
                new Read(
                    table,
                    partition,
                    kind,
                    Math.min(one, other),
                    Math.max(one, other),
                    descending));
  }

  private static Map<String, AttributeValue> row(Read read, String customer, int number) {
    return Shop.row(
        read.kind() < 5
            ? new Order(read.partition(), number, "x", 1)
            : new Order(customer, number, read.partition(), 1));
  }

  @Property
  void decodesForItsOwnRead(
      @ForAll("reads") Read read, @ForAll String customer, @ForAll("inRange") int offset) {
    int number = read.low() + (read.high() == read.low() ? 0 : offset % (read.high() - read.low()));
    Map<String, AttributeValue> row = row(read, customer, number);
    KeyRange range = read.range();
    assertThat(cursors.read(range, cursors.write(range, row))).isEqualTo(range.positionOf(row));
  }

  @Provide
  Arbitrary<Integer> inRange() {
    return Arbitraries.integers().between(0, 3);
  }

  @Property
  void decodesForNoOtherTablePartitionIndexRangeOrDirection(
      @ForAll("reads") Read one, @ForAll("reads") Read other) {
    KeyRange range = one.range();
    KeyRange elsewhere = other.range();
    String cursor = cursors.write(range, row(one, "k", one.low()));
    if (same(range, elsewhere)) {
      assertThat(cursors.read(elsewhere, cursor)).isNotEmpty();
    } else {
      assertThatThrownBy(() -> cursors.read(elsewhere, cursor))
          .isExactlyInstanceOf(InvalidCursorException.class);
    }
  }

  private static boolean same(KeyRange one, KeyRange other) {
    return one.table().equals(other.table())
        && one.key().path() == other.key().path()
        && one.partition().equals(other.partition())
        && one.sort().equals(other.sort())
        && one.descending() == other.descending();
  }

  @Property
  void anyTextIsRefused(@ForAll("reads") Read read, @ForAll String text) {
    assertThatThrownBy(() -> cursors.read(read.range(), text))
        .isExactlyInstanceOf(InvalidCursorException.class);
  }

  @Property
  void keyValuesOfEveryTypeComeBack(
      @ForAll String text, @ForAll long number, @ForAll byte[] bytes) {
    for (KeyValue value :
        new KeyValue[] {
          new KeyValue.StringValue(
              text.codePoints()
                  .filter(c -> c < 0xD800 || c > 0xDFFF)
                  .collect(
                      StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                  .toString()),
          new KeyValue.NumberValue(Long.toString(number)),
          new KeyValue.BytesValue(bytes)
        }) {
      assertThat(KeyBytes.value(KeyBytes.of(value), value.type())).isEqualTo(value);
    }
  }
}
