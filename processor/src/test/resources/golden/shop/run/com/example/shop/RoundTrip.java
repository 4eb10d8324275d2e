package com.example.shop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.internal.item.Items;
import dev.keyloom.support.EntityCodec;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Runs the generated codecs. */
public final class RoundTrip implements Runnable {
  private static final UUID ID = UUID.fromString("00000000-0000-0001-8000-000000000002");
  private static final Instant AT = Instant.parse("2024-02-29T12:00:00.120Z");

  @Override
  public void run() {
    fullValuesComeBack();
    emptyValuesComeBack();
    storedFormsAreThoseOfTheDeclaration();
    missingAndNullValuesAreNamed();
  }

  private static void fullValuesComeBack() {
    assertComesBack(OrderCodec.INSTANCE, fullOrder());
    assertComesBack(ProductCodec.INSTANCE, product(true));
  }

  private static void emptyValuesComeBack() {
    assertComesBack(OrderCodec.INSTANCE, emptyOrder());
    assertComesBack(ProductCodec.INSTANCE, product(false));
  }

  private static <M> void assertComesBack(EntityCodec<M> codec, M value) {
    M read = Items.decode(codec, Items.encode(codec, value));
    assertThat(read).usingRecursiveComparison().isEqualTo(value);
  }

  private static void storedFormsAreThoseOfTheDeclaration() {
    Map<String, AttributeValue> item = Items.encode(OrderCodec.INSTANCE, fullOrder());
    assertThat(item.get("number").n()).isEqualTo("7");
    assertThat(item.get("owner").m().get("home").m().get("c").s()).isEqualTo("Bern");
    assertThat(item.get("status").s()).isEqualTo("DONE");
    assertThat(item.get("line-items").l().get(0).m().get("gift").m().get("sku").s()).isEqualTo("g");
    assertThat(item.get("notes").l().get(1).nul()).isTrue();
    assertThat(item.get("history").ss()).containsExactlyInAnyOrder("OPEN", "DONE");
    assertThat(item).doesNotContainKey("lines");

    Map<String, AttributeValue> empty = Items.encode(OrderCodec.INSTANCE, emptyOrder());
    assertThat(empty).doesNotContainKeys("owner", "tags", "history", "counts", "at");
    assertThat(empty.get("notes").l()).isEmpty();
  }

  private static void missingAndNullValuesAreNamed() {
    Map<String, AttributeValue> item =
        new HashMap<>(Items.encode(OrderCodec.INSTANCE, fullOrder()));
    item.remove("paid");
    assertThatThrownBy(() -> Items.decode(OrderCodec.INSTANCE, item)).hasMessageContaining("paid");
    item.put("paid", AttributeValue.fromBool(true));
    item.put("reference", AttributeValue.fromNul(true));
    assertThatThrownBy(() -> Items.decode(OrderCodec.INSTANCE, item))
        .hasMessageContaining("reference");
    Order incomplete =
        new Order(
            "s", 1, null, true, null, ID, null, null, null, 'a', null, null, null, List.of(),
            Set.of(), Set.of(), Map.of(), null);
    assertThatThrownBy(() -> Items.encode(OrderCodec.INSTANCE, incomplete))
        .hasMessageContaining("line-items");
  }

  private static Order fullOrder() {
    Line gift = new Line("g", 1, Status.OPEN, null, null);
    Line line = new Line("l", 2, Status.DONE, gift, List.of(gift, gift));
    return new Order(
        "shop",
        7,
        new Owner("o", new Address("Bern", 3)),
        true,
        Status.DONE,
        ID,
        AT,
        -5L,
        "remark",
        'x',
        "customer",
        LocalDate.parse("2024-02-29"),
        List.of(line),
        Arrays.asList("a", null, ""),
        Set.of("t"),
        Set.of(Status.OPEN, Status.DONE),
        Map.of("home", new Address("Thun", 0)),
        Map.of("a", List.of(1, 2)));
  }

  private static Order emptyOrder() {
    return new Order(
        "shop", 0, null, false, null, ID, null, null, null, 'x', null, null, List.of(), List.of(),
        Set.of(), Set.of(), Map.of(), null);
  }

  private static Product product(boolean full) {
    return new Product(
        "shop",
        ID,
        AT,
        LocalDate.parse("0001-01-01"),
        new BigDecimal("1.50"),
        full ? new BigInteger("12345678901234567890") : null,
        Byte.MIN_VALUE,
        Short.MAX_VALUE,
        Integer.MIN_VALUE,
        Long.MAX_VALUE,
        1.5f,
        0.1,
        'é',
        true,
        full ? (byte) 1 : null,
        full ? (short) 2 : null,
        full ? 3 : null,
        full ? 4L : null,
        full ? 5.5f : null,
        full ? 6.5 : null,
        full ? 'ß' : null,
        full ? false : null,
        new byte[] {0, -1},
        full ? new byte[] {1} : null,
        full ? Set.of(new BigDecimal("1.5")) : Set.of(),
        full ? Set.of(1L, 2L) : Set.of());
  }
}
