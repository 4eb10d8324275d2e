package dev.keyloom.internal.cursor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.CursorSeal;
import dev.keyloom.InvalidCursorException;
import dev.keyloom.Page;
import dev.keyloom.TableOptions;
import dev.keyloom.gateway.Client;
import dev.keyloom.stub.Shop;
import dev.keyloom.stub.Shop.Order;
import dev.keyloom.stub.Shop.OrderKeys;
import dev.keyloom.stub.Shop.ShopTable;
import dev.keyloom.stub.StubClient;
import dev.keyloom.stub.StubPages;
import dev.keyloom.stub.StubService;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import javax.crypto.SecretKey;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** K25: a cursor that does not fit exactly is refused before any call. */
class CursorTest {

  private static final List<Order> ORDERS =
      IntStream.rangeClosed(1, 9).mapToObj(i -> new Order("c", i, "OPEN", i)).toList();

  private final StubService service =
      new StubService()
          .otherwise(new StubPages(ORDERS.stream().map(Shop::row).toList(), "PK", "SK"));

  private static SecretKey key(int seed) {
    byte[] bytes = new byte[32];
    Arrays.fill(bytes, (byte) seed);
    return new SecretKeySpec(bytes, "AES");
  }

  static List<TableOptions> options() {
    TableOptions open = TableOptions.defaults();
    return List.of(
        open,
        open.cursorSeal(CursorSeal.signed(key(1))),
        open.cursorSeal(CursorSeal.encrypted(key(1))));
  }

  private ShopTable table(TableOptions options) {
    return new ShopTable(Client.of(new StubClient(service)), options);
  }

  private String cursor(ShopTable table) {
    Page<Order> page = table.query(OrderKeys.customer("c")).limit(3).fetch();
    return Objects.requireNonNull(page.cursor());
  }

  private void refused(Supplier<?> read, String why) {
    int before = service.requests().size();
    assertThatThrownBy(read::get)
        .isExactlyInstanceOf(InvalidCursorException.class)
        .hasMessageContaining(why);
    assertThat(service.requests()).hasSize(before);
  }

  @ParameterizedTest
  @MethodSource("options")
  void aCursorGoesOnAfterTheLastItemThatWasReturned(TableOptions options) {
    ShopTable table = table(options);
    String cursor = cursor(table);
    assertThat(cursor).matches("[A-Za-z0-9_-]+");
    assertThat(table.query(OrderKeys.customer("c")).after(cursor).list())
        .isEqualTo(ORDERS.subList(3, 9));
    QueryRequest request = (QueryRequest) service.requests().get(1);
    assertThat(request.exclusiveStartKey().keySet()).containsExactlyInAnyOrder("PK", "SK");
    assertThat(table.query(OrderKeys.customer("c")).after(null).first()).contains(ORDERS.get(0));
  }

  @ParameterizedTest
  @MethodSource("options")
  void k25_aCursorOfAnotherReadIsRefused(TableOptions options) {
    ShopTable table = table(options);
    String cursor = cursor(table);
    String foreign = "belongs to a read of another table, index, partition, range or direction";
    refused(() -> table.query(OrderKeys.customer("d")).after(cursor).list(), foreign);
    refused(() -> table.query(OrderKeys.customer("c")).after(cursor).descending().list(), foreign);
    refused(() -> table.query(OrderKeys.atLeast("c", 1)).after(cursor).count(), foreign);
    refused(() -> table.query(OrderKeys.between("c", 1, 9)).after(cursor).first(), foreign);
    refused(() -> table.query(OrderKeys.byStatus("OPEN")).after(cursor).fetch(), foreign);
    refused(() -> table.collection(OrderKeys.of("c", 1)).after(cursor).list(), foreign);
    ShopTable other = table(options.tableName(name -> "other"));
    refused(() -> other.query(OrderKeys.customer("c")).after(cursor).list(), foreign);
    refused(() -> table.query(OrderKeys.customer("d")).after(cursor).explain(), foreign);
    refused(() -> table.query(OrderKeys.customer("d")).after(cursor).pages().count(), foreign);
    assertThatThrownBy(() -> table.query(OrderKeys.customer("d")).after(cursor).listAsync().join())
        .hasCauseExactlyInstanceOf(InvalidCursorException.class);
  }

  @ParameterizedTest
  @MethodSource("options")
  void k25_aDamagedCursorIsRefused(TableOptions options) {
    ShopTable table = table(options);
    String cursor = cursor(table);
    for (int i = 0; i < cursor.length(); i++) {
      String cut = cursor.substring(0, i);
      refused(() -> table.query(OrderKeys.customer("c")).after(cut).list(), "damaged");
      char other = cursor.charAt(i) == 'A' ? 'B' : 'A';
      String changed = cut + other + cursor.substring(i + 1);
      refused(() -> table.query(OrderKeys.customer("c")).after(changed).list(), "damaged");
    }
    for (String text : List.of("", "A", "?", "ä", " " + cursor, cursor + "=", cursor + "A")) {
      refused(() -> table.query(OrderKeys.customer("c")).after(text).list(), "damaged");
    }
    String huge = "A".repeat(50_000_000);
    refused(
        () -> table.query(OrderKeys.customer("c")).after(huge).list(),
        "has 50000000 characters, more than any cursor");
  }

  @ParameterizedTest
  @MethodSource("options")
  void k25_everyFlippedBitIsNoticed(TableOptions options) {
    ShopTable table = table(options);
    byte[] bytes = Base64.getUrlDecoder().decode(cursor(table));
    for (int bit = 0; bit < bytes.length * 8; bit++) {
      byte[] flipped = bytes.clone();
      flipped[bit / 8] ^= (byte) (1 << (bit % 8));
      String text = Base64.getUrlEncoder().withoutPadding().encodeToString(flipped);
      refused(() -> table.query(OrderKeys.customer("c")).after(text).list(), "damaged");
    }
  }

  @Test
  void sealedAndOpenCursorsAreNotTakenForEachOther() {
    ShopTable open = table(TableOptions.defaults());
    ShopTable sealed = table(options().get(1));
    String openCursor = cursor(open);
    String sealedCursor = cursor(sealed);
    refused(() -> sealed.query(OrderKeys.customer("c")).after(openCursor).list(), "is not sealed");
    refused(() -> open.query(OrderKeys.customer("c")).after(sealedCursor).list(), "is sealed");
  }

  @Test
  void keysOfSealsRotate() {
    TableOptions options = TableOptions.defaults();
    String old = cursor(table(options.cursorSeal(CursorSeal.encrypted(key(1)))));
    ShopTable rotated = table(options.cursorSeal(CursorSeal.encrypted(key(2), key(1))));
    assertThat(rotated.query(OrderKeys.customer("c")).after(old).list()).hasSize(6);
    ShopTable after = table(options.cursorSeal(CursorSeal.encrypted(key(2))));
    refused(
        () -> after.query(OrderKeys.customer("c")).after(old).list(),
        "sealed with a key that is not accepted");
  }

  @Test
  void onlyAnEncryptedCursorHidesTheKeyInIt() {
    List<TableOptions> options = options();
    for (int i = 0; i < 3; i++) {
      String text =
          new String(
              Base64.getUrlDecoder().decode(cursor(table(options.get(i)))),
              StandardCharsets.ISO_8859_1);
      assertThat(text.contains("ORDER#000003")).isEqualTo(i < 2);
      // The partition is not in a cursor at all.
      assertThat(text).doesNotContain("CUST#c");
    }
  }
}
