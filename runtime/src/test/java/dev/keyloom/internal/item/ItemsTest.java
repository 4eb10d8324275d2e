package dev.keyloom.internal.item;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.keyloom.codec.CodecException;
import dev.keyloom.codec.Codecs;
import dev.keyloom.codec.ValueCodec;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The rules for values, on the AWS SDK's representation. */
class ItemsTest {
  private static final Address BONN = new Address("Bonn", 53111, new Address("Ulm", 89073, null));
  private static final Customer ALICE =
      new Customer(
          "alice",
          true,
          BONN,
          Arrays.asList(BONN, null),
          Map.of("a.b", BONN, "2021-03-03", BONN, "", BONN),
          new LinkedHashSet<>(List.of("z", "", "a")),
          "");

  @Test
  void anItemRoundTrips() {
    Map<String, AttributeValue> item = Items.encode(Customer.Codec.INSTANCE, ALICE);
    assertThat(item).containsOnlyKeys("id", "active", "home", "addresses", "book", "tags", "note");
    assertThat(item)
        .containsEntry(
            "addresses",
            AttributeValue.fromL(
                List.of(
                    Items.encodeValue(Address.Codec.INSTANCE, BONN, ""),
                    AttributeValue.fromNul(true))))
        .containsEntry(
            "home",
            AttributeValue.fromM(
                Map.of(
                    "city",
                    AttributeValue.fromS("Bonn"),
                    "zip",
                    AttributeValue.fromN("53111"),
                    "former",
                    AttributeValue.fromM(
                        Map.of(
                            "city",
                            AttributeValue.fromS("Ulm"),
                            "zip",
                            AttributeValue.fromN("89073"))))));
    Customer read = Items.decode(Customer.Codec.INSTANCE, item);
    assertThat(read).isEqualTo(ALICE);
    assertThat(read.tags()).containsExactly("z", "", "a");
    assertThatThrownBy(() -> read.tags().clear()).isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> read.addresses().clear())
        .isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> read.book().clear()).isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void anEmptySetIsLeftOutAndReadsBackEmpty() {
    Customer bare = new Customer("a", false, null, List.of(), Map.of(), Set.of(), null);
    Map<String, AttributeValue> item = Items.encode(Customer.Codec.INSTANCE, bare);
    assertThat(item).containsOnlyKeys("id", "active", "addresses", "book");
    assertThat(Items.decode(Customer.Codec.INSTANCE, item)).isEqualTo(bare);
  }

  @Test
  void absentAndNullReadAsNullAndOthersAreSkipped() {
    Map<String, AttributeValue> item =
        new HashMap<>(
            Items.encode(
                Customer.Codec.INSTANCE,
                new Customer("a", false, null, List.of(), Map.of(), Set.of("t"), null)));
    item.put("home", AttributeValue.fromNul(true));
    item.put("note", AttributeValue.fromNul(true));
    item.put("tags", AttributeValue.fromNul(true));
    item.put("PK", AttributeValue.fromS("C#a"));
    item.put("unknown", AttributeValue.fromM(Map.of("x", AttributeValue.fromBool(true))));
    Customer read = Items.decode(Customer.Codec.INSTANCE, item);
    assertThat(read.home()).isNull();
    assertThat(read.note()).isNull();
    assertThat(read.tags()).isEmpty();
  }

  @Test
  void whatIsMissingIsNamedWithItsPath() {
    Map<String, AttributeValue> item = new HashMap<>(Items.encode(Customer.Codec.INSTANCE, ALICE));
    item.remove("active");
    assertDecodeFails(item, "active: is required, but absent or NULL");
    item.put("active", AttributeValue.fromBool(true));
    item.put("id", AttributeValue.fromNul(true));
    assertDecodeFails(item, "id: is required, but absent or NULL");
    item.put("id", AttributeValue.fromS("a"));
    AttributeValue noZip = AttributeValue.fromM(Map.of("city", AttributeValue.fromS("Bonn")));
    item.put("home", noZip);
    assertDecodeFails(item, "home.zip: is required, but absent or NULL");
    item.remove("home");
    item.put("addresses", AttributeValue.fromL(List.of(AttributeValue.fromNul(true), noZip)));
    assertDecodeFails(item, "addresses[1].zip: is required, but absent or NULL");
    item.put("addresses", AttributeValue.fromL(List.of()));
    item.put("book", AttributeValue.fromM(Map.of("work", noZip)));
    assertDecodeFails(item, "book.work.zip: is required, but absent or NULL");
  }

  @Test
  void aWrongTypeIsNamedWithPathTypeAndValue() {
    Map<String, AttributeValue> item = new HashMap<>(Items.encode(Customer.Codec.INSTANCE, ALICE));
    item.put("home", AttributeValue.fromM(Map.of("city", AttributeValue.fromN("12"))));
    CodecException e =
        assertDecodeFails(item, "home.city: expected a string (S), but stored is N 12");
    assertThat(e.path()).isEqualTo("home.city");
    assertThat(e.storedType()).isEqualTo("N");
    assertThat(e.value()).isEqualTo("12");
    item.put("home", AttributeValue.fromS("Bonn"));
    assertDecodeFails(item, "home: expected a map (M), but stored is S \"Bonn\"");
    item.remove("home");
    item.put("tags", AttributeValue.fromNs(List.of("1")));
    assertDecodeFails(item, "tags: expected a string set (SS), but stored is NS [1]");
    item.remove("tags");
    item.put("addresses", AttributeValue.fromM(Map.of()));
    assertDecodeFails(item, "addresses: expected a list (L), but stored is M of 0 entries");
    item.put("active", AttributeValue.fromS("yes"));
    assertDecodeFails(item, "active: expected a boolean (BOOL), but stored is S \"yes\"");
  }

  @Test
  void aConstructorThatRefusesIsNamedWithItsPlace() {
    Map<String, AttributeValue> item = new HashMap<>(Items.encode(Customer.Codec.INSTANCE, ALICE));
    item.put(
        "home",
        AttributeValue.fromM(
            Map.of("city", AttributeValue.fromS("nowhere"), "zip", AttributeValue.fromN("1"))));
    assertThat(assertDecodeFails(item, "home: was refused by its constructor"))
        .hasMessageContaining("no such city")
        .hasCauseInstanceOf(IllegalArgumentException.class);
  }

  private static CodecException assertDecodeFails(
      Map<String, AttributeValue> item, String message) {
    CodecException e =
        catchThrowableOfType(
            CodecException.class, () -> Items.decode(Customer.Codec.INSTANCE, item));
    assertThat(e).hasMessageStartingWith(message);
    return e;
  }

  @Test
  @SuppressWarnings("NullAway") // what callers without null checks can do
  void requiredNullsAreNamedOnWrite() {
    assertEncodeFails(
        new Customer(null, true, null, List.of(), Map.of(), Set.of(), null),
        "id: is required, but null");
    assertEncodeFails(
        new Customer("a", true, null, List.of(), Map.of(), null, null),
        "tags: is required, but null");
    Set<String> withNull = new LinkedHashSet<>(Arrays.asList("a", null));
    assertEncodeFails(
        new Customer("a", true, null, List.of(), Map.of(), withNull, null),
        "tags: is null, which a set cannot hold");
    Map<String, Address> nullKey = new HashMap<>();
    nullKey.put(null, BONN);
    assertEncodeFails(
        new Customer("a", true, null, List.of(), nullKey, Set.of(), null), "book: has a null key");
  }

  private static void assertEncodeFails(Customer value, String message) {
    assertThatThrownBy(() -> Items.encode(Customer.Codec.INSTANCE, value))
        .isInstanceOf(CodecException.class)
        .hasMessage(message);
  }

  @Test
  void nullsInListsAndMapsAreStored() {
    Map<String, @Nullable Integer> map = new LinkedHashMap<>();
    map.put("a", null);
    map.put("b", 1);
    ValueCodec<Map<String, List<@Nullable Integer>>> nested = Codecs.map(Codecs.list(Codecs.INT));
    Map<String, List<@Nullable Integer>> value = new LinkedHashMap<>();
    value.put("x", Arrays.asList(1, null));
    value.put("y", null);
    assertThat(roundTrip(Codecs.map(Codecs.INT), map)).isEqualTo(map);
    assertThat(roundTrip(nested, value)).isEqualTo(value);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0",
        "0.00",
        "-1.50",
        "1E+100",
        "1E-130",
        "9.9E+125",
        "-9.9E+125",
        "99999999999999999999999999999999999999",
        "1.000000000000000000000000000000000000000000000000",
        "1E+125",
        "0E-500"
      })
  void numbersThatFitAreKept(String text) {
    BigDecimal value = new BigDecimal(text);
    assertThat(roundTrip(Codecs.BIG_DECIMAL, value)).isEqualByComparingTo(value);
    assertThat(roundTrip(Codecs.list(Codecs.BIG_DECIMAL), List.of(value)).get(0))
        .isEqualByComparingTo(value);
    String stored = Items.encodeValue(Codecs.BIG_DECIMAL, value, "n").n();
    assertThat(stored.replaceAll("[^0-9].*|^-", "")).hasSizeLessThanOrEqualTo(38);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1E+126",
        "-1E+126",
        "9.9E-131",
        "1E-131",
        "999999999999999999999999999999999999999",
        "13.199999999999999289457264239899814128875732421875",
        "1E+2000000000"
      })
  void numbersThatDoNotFitAreRefusedAtEveryDepth(String text) {
    BigDecimal value = new BigDecimal(text);
    assertNumberRefused(Codecs.BIG_DECIMAL, value, "n");
    assertNumberRefused(Codecs.list(Codecs.BIG_DECIMAL), List.of(value), "n[0]");
    assertNumberRefused(Codecs.map(Codecs.BIG_DECIMAL), Map.of("k", value), "n.k");
    assertNumberRefused(
        Codecs.map(Codecs.set(Codecs.BIG_DECIMAL)), Map.of("k", Set.of(value)), "n.k");
  }

  private static <V> void assertNumberRefused(ValueCodec<V> codec, V value, String path) {
    assertThatThrownBy(() -> Items.encodeValue(codec, value, "n"))
        .isInstanceOf(CodecException.class)
        .hasMessageStartingWith(path + ": ")
        .hasMessageMatching("(?s).*(significant digits|range of numbers).*");
  }

  @Test
  void numbersThatAreNoneAreRefused() {
    for (double value : new double[] {Double.NaN, Double.NEGATIVE_INFINITY, Double.MIN_VALUE}) {
      assertThatThrownBy(() -> Items.encodeValue(Codecs.DOUBLE, value, "d"))
          .isInstanceOf(CodecException.class)
          .hasMessageStartingWith("d: ");
    }
    assertThatThrownBy(() -> Items.encodeValue(Codecs.FLOAT, Float.POSITIVE_INFINITY, "f"))
        .isInstanceOf(CodecException.class);
    assertThat(Items.encodeValue(Codecs.DOUBLE, -0.0, "d").n()).isEqualTo("0.0");
  }

  @Test
  void readNumbersMustFitTheirType() {
    assertUnreadable(Codecs.BYTE, AttributeValue.fromN("128"), "a byte");
    assertUnreadable(Codecs.INT, AttributeValue.fromN("1.5"), "an int");
    assertUnreadable(Codecs.INT, AttributeValue.fromN("2147483648"), "an int");
    assertUnreadable(Codecs.LONG, AttributeValue.fromN("9223372036854775808"), "a long");
    assertUnreadable(Codecs.FLOAT, AttributeValue.fromN("1E+39"), "a float");
    assertUnreadable(Codecs.BIG_INTEGER, AttributeValue.fromN("0.5"), "a whole number");
    assertThat(Items.decodeValue(Codecs.INT, AttributeValue.fromN("1E+3"), "n")).isEqualTo(1000);
    assertThat(Items.decodeValue(Codecs.INT, AttributeValue.fromN("5.0"), "n")).isEqualTo(5);
  }

  @Test
  void textsMustHaveAMeaning() {
    assertUnreadable(Codecs.UUID, AttributeValue.fromS("x"), "a UUID");
    assertUnreadable(Codecs.INSTANT, AttributeValue.fromS("yesterday"), "an instant");
    assertUnreadable(Codecs.LOCAL_DATE, AttributeValue.fromS("2024-02-30"), "a date");
    assertUnreadable(Codecs.CHARACTER, AttributeValue.fromS(""), "one character");
    assertUnreadable(
        Codecs.enumeration(TimeUnit.values()), AttributeValue.fromS("WEEKS"), "one of [DAYS, ");
  }

  private static void assertUnreadable(
      ValueCodec<?> codec, AttributeValue stored, String expected) {
    assertThatThrownBy(() -> Items.decodeValue(codec, stored, "v"))
        .isInstanceOf(CodecException.class)
        .hasMessageStartingWith("v: expected " + expected);
  }

  @Test
  void setsRefuseWhatIsEqualWhenStored() {
    assertThatThrownBy(
            () ->
                Items.encodeValue(
                    Codecs.set(Codecs.BIG_DECIMAL),
                    Set.of(new BigDecimal("1.5"), new BigDecimal("1.50")),
                    "s"))
        .isInstanceOf(CodecException.class)
        .hasMessageStartingWith("s: is a set that holds 1.5");
    Set<byte[]> twice = new LinkedHashSet<>(List.of(new byte[] {1}, new byte[] {1}));
    assertThatThrownBy(() -> Items.encodeValue(Codecs.set(Codecs.BYTES), twice, "s"))
        .isInstanceOf(CodecException.class);
    assertThatThrownBy(
            () -> Items.encodeValue(Codecs.list(Codecs.set(Codecs.INT)), List.of(Set.of()), "s"))
        .isInstanceOf(CodecException.class)
        .hasMessage("s[0]: is an empty set, which has no stored form here");
  }

  @Test
  void halfSurrogatePairsHaveNoStoredForm() {
    assertThatThrownBy(() -> Items.encodeValue(Codecs.STRING, "a\ud800", "s"))
        .isInstanceOf(CodecException.class)
        .hasMessage("s: holds half a surrogate pair");
    assertThatThrownBy(() -> Items.encodeValue(Codecs.CHARACTER, '\udc00', "c"))
        .isInstanceOf(CodecException.class);
    assertThatThrownBy(() -> Items.encodeValue(Codecs.map(Codecs.INT), Map.of("\ud800", 1), "m"))
        .isInstanceOf(CodecException.class)
        .hasMessageContaining("has a key that holds half a surrogate pair");
  }

  @Test
  void bytesAreCopied() {
    byte[] bytes = {1, 2};
    AttributeValue stored = Items.encodeValue(Codecs.BYTES, bytes, "b");
    bytes[0] = 9;
    byte[] read = Items.decodeValue(Codecs.BYTES, stored, "b");
    assertThat(read).containsExactly(1, 2);
    read[0] = 9;
    assertThat(Items.decodeValue(Codecs.BYTES, stored, "b")).containsExactly(1, 2);
    Set<byte[]> set =
        roundTrip(Codecs.set(Codecs.BYTES), Set.of(new byte[] {1}, new byte[] {1, 2}));
    assertThat(set).hasSize(2);
  }

  private static <V> V roundTrip(ValueCodec<V> codec, V value) {
    return Items.decodeValue(codec, Items.encodeValue(codec, value, "v"), "v");
  }
}
